"""The program's pages and its main window."""

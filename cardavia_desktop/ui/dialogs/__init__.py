"""Dialogs of the program."""

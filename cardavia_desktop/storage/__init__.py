"""Files: paths, settings, saved deals. No Qt."""

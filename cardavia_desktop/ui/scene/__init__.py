"""The table as a picture: geometry, items, animation, cursor."""

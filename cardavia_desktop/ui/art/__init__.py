"""Pictures of pieces, felt and icons, drawn by QPainter at the screen's pixel ratio."""

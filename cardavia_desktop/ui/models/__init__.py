"""Qt item models: what scene, widgets and screen readers read."""

"""The games themselves: rules, scoring, views and computer players. Standard library only."""

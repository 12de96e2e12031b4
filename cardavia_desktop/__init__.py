"""Cardavia Desktop: a table for traditional Chinese tile and card games."""

__version__ = "0.1.0"

"""Tien Gow (rules T1–T12)."""

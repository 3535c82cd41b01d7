"""Duplicates: the same deals at many tables, and who made most of them."""

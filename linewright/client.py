"""A client for Python programs."""

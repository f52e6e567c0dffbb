"""Fits what `thousand.bots.fitted` holds; not a part of the package."""

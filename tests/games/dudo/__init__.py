"""Dudo."""

"""Scenarios of __NAME__."""

"""Views of a position and its open part, built by compiled code."""

"""What is shown of a position: its open part and the views, built by compiled code."""

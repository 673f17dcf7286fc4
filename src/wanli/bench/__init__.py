"""How fast and how small: every figure with the peer it is compared to, from one run."""

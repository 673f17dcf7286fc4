"""Benchmarks of speed and memory, each figure beside a peer measured in the same run."""

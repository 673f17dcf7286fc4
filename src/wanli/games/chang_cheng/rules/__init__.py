"""The rules of Chang Cheng, compiled when a C compiler is there."""

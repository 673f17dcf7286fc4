"""The rules of Chang Cheng, compiled if a C compiler is available."""

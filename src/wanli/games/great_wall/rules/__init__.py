"""The rules of Great Wall of China, compiled if a C compiler is available."""

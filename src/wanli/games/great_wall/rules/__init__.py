"""The rules of Great Wall of China, compiled when a C compiler is there."""

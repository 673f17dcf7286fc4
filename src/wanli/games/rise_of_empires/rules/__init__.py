"""The rules of Rise of Empires; compiled if a C compiler is available."""

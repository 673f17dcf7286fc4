"""The rules of Rise of Empires, compiled when a C compiler is there."""

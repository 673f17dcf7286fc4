"""The interface that every game implements, and what is shared by all: play, records, laws."""

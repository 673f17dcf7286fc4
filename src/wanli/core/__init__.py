"""The contract every game keeps, and what follows from it for all of them: records, play, laws."""

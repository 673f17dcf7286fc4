"""One game with its people: seats, versions, clocks, undo. No HTTP and no database here."""

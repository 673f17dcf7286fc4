"""Rise of Empires by Martin Wallace, with the Wonders of the World by Graham Lockwood."""

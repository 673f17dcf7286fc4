"""The games for research: PettingZoo environments, OpenSpiel games, many random games at once.

Nothing here is imported by the rest of the house but the bot of OpenSpiel; the packages it needs
come with the extra `research`.
"""

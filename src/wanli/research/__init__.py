"""The games for research: PettingZoo environments, OpenSpiel games, arrays of random games.

Nothing here is imported by the rest of Wanli except the bot of OpenSpiel; the packages it needs
come with the extra `research`.
"""

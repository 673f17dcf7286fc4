"""The games for research: PettingZoo environments, OpenSpiel games, arrays of random games.

These modules need the packages of the extra `research`, so the rest of Wanli must not import them;
only `bots/openspiel.py` imports its bot, at run time.
"""

"""Texts: message catalogues in every language, and codes of the rules turned into sentences."""

from wanli.text.catalogue import Catalogue
from wanli.text.languages import LANGUAGES, language
from wanli.text.words import Words

__all__ = ["LANGUAGES", "Catalogue", "Words", "language"]

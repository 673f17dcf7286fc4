// Soft hyphens between the syllables of long words, for names in narrow tiles. Browsers hyphenate by themselves only in
// some languages on some systems.
const SHY = "\u00ad";
const LONG = 9; // letters; a shorter word stays whole, unless its room is very narrow
const VOWEL = "aeiouyàèéìíòóùúąęöőüűá";
const ONE_SOUND = "dzs|sz|cs|gy|ly|ny|ty|zs|dz|ch|cz|rz|dź|dż|gh|gn|gl|sc|ph|th|sh|qu";
const ONSET = `(?:${ONE_SOUND}|[bcdfgkptv][lr]|[^${VOWEL}])`; // what begins a syllable
// gy, ly, ny and ty are one sound as well, but for a y that is a vowel elsewhere
const SYLLABLES = new RegExp(`([${VOWEL}][^${VOWEL}]*?)(${ONSET})(?=[${VOWEL}])(?!(?<=[glnt])y)`, "giu");

/** Return a text with soft hyphens in its long words. */
export const soften = (text: string, long = LONG): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : syllables(word)));

function syllables(word: string): string {
  return word.replace(SYLLABLES, (whole, before: string, onset: string, at: number) => {
    const split = at + before.length;
    return split < 2 || split > word.length - 3 ? whole : before + SHY + onset;
  });
}

"""Find text that cannot be read: clipped, outside its box or the page, or broken inside a word."""

from __future__ import annotations

from playwright.sync_api import Page

# A text node has to lie inside whatever clips it, up to the nearest element that can be scrolled in
# that direction; inside the box or the drawing that contains it; and inside the page. A word may be
# broken only at a hyphen, soft or hard. Notation and names may break anywhere.
CUT = r"""() => {
  const found = new Set();
  const NEAR = 1.5, TALL = 4; // pixels; the box of a line is taller than its letters
  const HIDDEN = '.sr, .skip, [inert], script, style, title, option';
  const NAMES = '.who-name, .players-strip .typed'; // typed by people, of any length
  const PICTURE = 'svg[preserveAspectRatio$=slice]';
  const styles = new Map();
  const style = one => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const isUnseen = one => {
    for (let up = one; up; up = up.parentElement)
      if (style(up).clipPath.startsWith('inset(50%')) return true;
    return !one.checkVisibility({ visibilityProperty: true });
  };
  const say = (what, one, text) =>
    found.add(`${what}: <${one.tagName} ${one.getAttribute('class') ?? ''}> ${text.slice(0, 60)}`);
  const sticksOut = (box, room, x, y) =>
    (x && (box.left < room.left - NEAR || box.right > room.right + NEAR))
    || (y && (box.top < room.top - TALL || box.bottom > room.bottom + TALL));

  function clipped(one, box) {
    let x = true, y = true;
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, display, position } = style(up);
      if (display === 'inline') continue;
      const scrolls = value => value === 'auto' || value === 'scroll';
      if (scrolls(overflowX)) x = false;
      if (scrolls(overflowY)) y = false;
      const cuts = value => value === 'hidden' || value === 'clip';
      const room = up.getBoundingClientRect();
      if (sticksOut(box, room, x && cuts(overflowX), y && cuts(overflowY))) return 'cut off';
      if (position === 'fixed') x = y = false;
    }
    return x && (box.left < -NEAR || box.right > innerWidth + NEAR) ? 'off the page' : '';
  }

  function outside(one, box) {
    let room = one;
    while (room && style(room).display === 'inline' && !(room instanceof SVGElement))
      room = room.parentElement;
    if (one instanceof SVGElement) room = one.closest('svg');
    return room && sticksOut(box, room.getBoundingClientRect(), true, false) ? 'does not fit' : '';
  }

  // what dots stand for has no box of its own
  function shortened(one) {
    const { textOverflow, webkitLineClamp, display } = style(one);
    if (display === 'inline' && one.parentElement) return shortened(one.parentElement);
    const dots = textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + NEAR;
    const clamped = webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + TALL;
    return dots || clamped ? 'cut off' : '';
  }

  function brokenWord(node) {
    const range = document.createRange();
    for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      // a hyphen at the end of a line counts to the letter after it
      const goesOn = node.textContent[index - 1] === '\u00ad';
      range.setStart(node, goesOn ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(box => box.width).map(box => box.top);
      if (Math.max(...tops) - Math.min(...tops) > 3) return word;
    }
    return '';
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, one = node.parentElement, text = node.textContent.trim();
    if (!text || one.closest(HIDDEN) || one.closest(PICTURE) || isUnseen(one)) continue;
    const range = document.createRange();
    range.selectNode(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || one.closest('[popover]:not(:popover-open)')) continue;
    const wrong = one.closest(NAMES) ? ''
      : shortened(one) || clipped(one, box) || outside(one, box);
    if (wrong) say(wrong, one, text);
    const word = one.closest('code, .mono, .hash, svg') ? '' : brokenWord(node);
    if (word) say('broken', one, word);
  }
  if (document.documentElement.scrollWidth > innerWidth)
    found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  return [...found];
}"""


def unreadable_texts(page: Page) -> list[str]:
    """Return the texts of a page that cannot be read."""
    found: list[str] = page.evaluate(CUT)
    return found

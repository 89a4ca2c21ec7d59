import type { CommentKind } from '#contract/rules/appeals.ts';

export interface Place {
  kind: CommentKind;
  from: number;
  to: number;
}

const tokens = /<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);|[^<&]+|[<&]/gi;

/** How many letters a piece of HTML is in the text of its element: a character reference is one. */
const lengthOf = (token: string): number => (token.startsWith('&') && token.length > 1 ? 1 : token.length);

/**
 * HTML with what was commented marked: letters are counted as the browser counts those of `textContent`, so that a place
 * that was selected is found again. Places may lie across tags and over each other; the later one is seen.
 */
export function commentedHtml(html: string, places: readonly Place[]): string {
  if (places.length === 0) return html;
  const cuts = [...new Set(places.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  let at = 0;
  const shown: string[] = [];
  const put = (text: string) => {
    const found = places.findLastIndex(({ from, to }) => at >= from && at < to);
    const next = at + lengthOf(text);
    const place = places[found];
    if (!place) shown.push(text);
    else {
      const end = next >= place.to ? ` data-end="${found + 1}"` : '';
      shown.push(`<mark data-kind="${place.kind}"${end}>${text}</mark>`);
    }
    at = next;
  };
  for (const [token] of html.matchAll(tokens)) {
    if (token.startsWith('<') && token.length > 1) shown.push(token);
    else if (lengthOf(token) === 1) put(token);
    else {
      const inside = cuts.filter((cut) => cut > at && cut < at + token.length).map((cut) => cut - at);
      const ends = [0, ...inside, token.length];
      for (const [index, start] of ends.slice(0, -1).entries()) put(token.slice(start, ends[index + 1]));
    }
  }
  return shown.join('');
}

/** Where a selection stands within an element, in letters of its text; nothing when it is outside or empty. */
export function placeOfSelection(root: HTMLElement): { from: number; to: number } | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  const to = from + range.toString().length;
  return to > from ? { from, to } : undefined;
}

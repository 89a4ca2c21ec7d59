interface OutlineHeading {
  /** Its place among all headings of the text, from 0. */
  at: number;
  /** 2 to 4. */
  level: number;
  text: string;
}

/** The headings of a text as they stand in the editor, empty ones left out; the editor escapes what is no tag. */
export const outlineOf = (html: string): OutlineHeading[] =>
  [...html.matchAll(/<h([2-4])>([\s\S]*?)<\/h\1>/g)]
    .map(([, level, inner], at) => ({ at, level: Number(level), text: plain(inner!) }))
    .filter(({ text }) => text !== '');

const letters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_whole, name: string) => letters[name]!)
    .trim();

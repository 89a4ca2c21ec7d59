export interface Heading {
  id: string;
  text: string;
}

/**
 * A cleaned article with an anchor on each of its headings, and their list. The highest level it uses counts: an
 * article that is parted by h3 alone has a table of contents too.
 */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const level = /<h2[\s>]/i.test(html) ? '2' : '3';
  const headings: Heading[] = [];
  const anchored = html.replaceAll(new RegExp(`<h${level}>([\\s\\S]*?)</h${level}>`, 'gi'), (_, inner: string) => {
    const text = plain(inner);
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: anchored, headings: headings.filter(({ text }) => text !== '') };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!)
    .trim();

const packed = (text: string): string => text.replaceAll(/\s+/g, '');

/** Whether a summary is the beginning of its article, which then need not stand above it. */
export const isOpeningOf = (html: string, summary: string): boolean =>
  packed(plain(html)).startsWith(
    packed(summary)
      .slice(0, OPENING)
      .replace(/(…|\.{3})$/, ''),
  );

const OPENING = 60;
const CHARACTERS_A_MINUTE = 400;

/** Minutes it takes to read, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round([...packed(plain(html))].length / CHARACTERS_A_MINUTE));

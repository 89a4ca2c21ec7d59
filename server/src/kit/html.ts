import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';

const kept = new LRUCache<string, string>({
  maxSize: 20_000_000,
  sizeCalculation: (clean, raw) => clean.length + raw.length + 1,
});

/**
 * Rich text as it may be shown: the tags an editor makes, links and pictures of http(s) and of this site, nothing that
 * runs and no style attributes, which the content policy would refuse. Links to elsewhere give no access to our window.
 * Its headings begin below the page's own and skip no level.
 */
export function cleanHtml(raw: string): string {
  const known = kept.get(raw);
  if (known !== undefined) return known;
  const clean = headingsInOrder(sanitize(raw, rules));
  kept.set(raw, clean);
  return clean;
}

const HIGHEST = 2;

/**
 * Headings from h2 on, each at most one level below the one before it: whoever moves by headings through a page finds
 * them in order, whatever levels an author chose for their looks.
 */
function headingsInOrder(html: string): string {
  const used = [...new Set([...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level)))].sort((a, b) => a - b);
  let last = HIGHEST - 1;
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    if (slash === '') last = Math.min(HIGHEST + used.indexOf(Number(level)), last + 1, 6);
    return `<${slash}h${last}>`;
  });
}

/** The text of rich text on one line, cut to so many characters; full-width punctuation needs no space after it. */
export function plainText(raw: string, max: number): string {
  const spaced = raw.replaceAll(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, ' ');
  const text = decode(sanitize(spaced, { allowedTags: [], allowedAttributes: {} }));
  const chars = [
    ...text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=[，。！？；：…）」』》]) /g, '')
      .trim(),
  ];
  return chars.length > max ? `${chars.slice(0, max - 1).join('')}…` : chars.join('');
}

const rules: sanitize.IOptions = {
  allowedTags: [
    ...sanitize.defaults.allowedTags.filter((tag) => !['style', 'script'].includes(tag)),
    'img',
    'del',
    'ins',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    code: ['class'],
  },
  allowedClasses: { code: [/^language-\w+$/] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer nofollow' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!);

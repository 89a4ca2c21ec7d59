import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import { fileAddress } from '#contract/rules/uploads.ts';
import { linkRel, linkSchemes, plainTags, richTags } from '#contract/rules/richText.ts';

const kept = new LRUCache<string, string>({
  maxSize: 20_000_000,
  sizeCalculation: (clean, raw) => clean.length + raw.length + 1,
});

/**
 * Rich text as it may be kept: the tags that the tools of the editor write (contract/src/rules/richText.ts) and nothing
 * else; no style attributes, which the content policy would refuse. Its headings begin below the page's own and skip no
 * level. What the editor wrote comes back as it was.
 */
export function cleanHtml(raw: string): string {
  const known = kept.get(raw);
  if (known !== undefined) return known;
  const clean = headingsInOrder(sanitize(raw, rules));
  kept.set(raw, clean);
  return clean;
}

const HIGHEST = 2;
const LOWEST = 4;

/**
 * Headings from h2 on, each at most one level below the one before it: whoever moves by headings through a page finds
 * them in order, whatever levels an author chose for their looks.
 */
function headingsInOrder(html: string): string {
  const used = [...new Set([...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level)))].sort((a, b) => a - b);
  let last = HIGHEST - 1;
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    if (slash === '') last = Math.min(HIGHEST + used.indexOf(Number(level)), last + 1, LOWEST);
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

const tools: readonly Readonly<Record<string, readonly string[]>>[] = Object.values(richTags);

/** Tags of other editors that say the same as one of ours. */
const alike = { b: 'strong', i: 'em', del: 's', strike: 's' };

/** What nobody writes but every such tag gets. */
const added: Record<string, Record<string, string>> = {
  a: { rel: linkRel },
  img: { loading: 'lazy' },
  audio: { controls: '', preload: 'metadata' },
};

/** A frame without a meaning of its own goes, what is in it stays: no tool writes a tag of this name. */
const FRAME = 'frame';

const rules: sanitize.IOptions = {
  allowedTags: [...plainTags, ...tools.flatMap((tags) => Object.keys(tags)), 'h1', 'h5', 'h6'],
  allowedAttributes: attributesOf(tools),
  allowedClasses: { code: [/^language-\w+$/] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'math', 'svg', 'title'],
  exclusiveFilter: ({ tag, attribs }) => isEmpty(tag, attribs.src ?? ''),
  transformTags: {
    ...Object.fromEntries(Object.entries(alike).map(([from, to]) => [from, sanitize.simpleTransform(to, {})])),
    ...Object.fromEntries(Object.entries(added).map(([tag, more]) => [tag, sanitize.simpleTransform(tag, more)])),
    span: formulaOnly,
    div: formulaOnly,
  },
};

/** A picture of nothing, and a recording that is not one of ours: another house would hear who listens. */
const isEmpty = (tag: string, src: string): boolean =>
  (tag === 'img' && src === '') || (tag === 'audio' && !fileAddress.test(src));

function formulaOnly(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  return { tagName: attribs['data-latex'] ? tagName : FRAME, attribs };
}

/** A tag that several tools write may have what either of them gives it. */
function attributesOf(all: typeof tools): Record<string, string[]> {
  const of: Record<string, string[]> = {};
  for (const [tag, attributes] of all.flatMap((tags) => Object.entries(tags))) {
    (of[tag] ??= Object.keys(added[tag] ?? {})).push(...attributes);
  }
  return of;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Text as it was before it was escaped. */
export const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!);

/**
 * What rich text may hold, tool by tool: the tags and attributes that a tool of the editor writes. The editor offers
 * tools of this list and no others, the server keeps the tags of this list and no others.
 */
export const richTags = {
  heading: { h2: [], h3: [], h4: [] },
  bold: { strong: [] },
  italic: { em: [] },
  underline: { u: [] },
  strike: { s: [] },
  code: { code: [] },
  subscript: { sub: [] },
  superscript: { sup: [] },
  bulletList: { ul: [], li: [] },
  orderedList: { ol: ['start'], li: [] },
  quote: { blockquote: [] },
  rule: { hr: [] },
  link: { a: ['href'] },
  picture: { img: ['src', 'alt', 'width', 'height'] },
  /** A recording of ours: no address of another house. */
  sound: { audio: ['src'] },
  table: { table: [], thead: [], tbody: [], tr: [], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  codeBlock: { pre: [], code: ['class'] },
  formula: { span: ['data-latex'], div: ['data-latex'] },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

export type RichTool = keyof typeof richTags;

export const richTools = Object.keys(richTags) as RichTool[];

/** What every rich text may hold besides. */
export const plainTags = ['p', 'br'] as const;

/** What editors of one kind offer, and how high they begin. */
interface RichSet {
  tools: readonly RichTool[];
  height: 'low' | 'tall';
}

const questionTools = ['bold', 'underline', 'subscript', 'superscript', 'bulletList', 'orderedList'] as const;

export const richSets = {
  /** A text that is a page of its own: an agreement, an article, the description of a course. */
  article: { tools: richTools.filter((tool) => tool !== 'sound'), height: 'tall' },
  /** A part of a page: a question, an answer, an explanation. */
  question: { tools: [...questionTools, 'code', 'picture', 'sound', 'table', 'codeBlock', 'formula'], height: 'low' },
} as const satisfies Record<string, RichSet>;

export type RichSetName = keyof typeof richSets;

export const headingLevels = [2, 3, 4] as const;

export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** Of every link in a text that somebody wrote: it gives no access to our window and no weight to where it leads. */
export const linkRel = 'noopener noreferrer nofollow';

/** An own path, or an address of a scheme that cannot run anything. */
export const isSafeLink = (href: string): boolean =>
  /^\/(?![/\\])/.test(href) || href.startsWith('#') || linkSchemes.some((scheme) => href.startsWith(`${scheme}:`));

/** The languages a block of code is coloured in. */
export const codeLanguages = {
  plaintext: '纯文本',
  bash: 'Shell',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  go: 'Go',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  php: 'PHP',
  python: 'Python',
  r: 'R',
  rust: 'Rust',
  sql: 'SQL',
  swift: 'Swift',
  typescript: 'TypeScript',
  xml: 'HTML / XML',
  yaml: 'YAML',
} as const;

/** How KaTeX draws a formula, in the editor and on the page: as MathML, with nothing that leads out of it. */
export const formulaOptions = {
  output: 'mathml',
  throwOnError: true,
  strict: 'ignore',
  trust: false,
  maxSize: 20,
  maxExpand: 200,
} as const;

/** Letters a reader sees, without spaces; linear also for text that is no HTML at all. */
export function lettersIn(html: string): number {
  const text = html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', '')
    .replaceAll(/&(?:[a-z]{2,6}|#\d{1,7});/gi, 'x');
  return [...text.replaceAll(/\s/g, '')].length;
}

/** Nothing to read and nothing to see. */
export const isBlankHtml = (html: string): boolean => lettersIn(html) === 0 && !/<(?:img|hr|table|audio)\b/.test(html);

/** Tags and addresses may take so much besides the letters. */
export const htmlSpace = (max: number): number => max * 3 + 10_000;

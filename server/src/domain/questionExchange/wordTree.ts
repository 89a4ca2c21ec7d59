import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { UNREADABLE } from '#contract/exam/questionImportFailures.ts';
import { ReadRefusal } from './row.ts';

/** An element of a document as it is written, so that it can be written again. */
export type WordNode = Record<string, unknown>;

const shape = { preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' } as const;

const parser = new XMLParser({
  ...shape,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  maxNestedTags: 200,
});
const builder = new XMLBuilder({ ...shape, processEntities: false, suppressEmptyNode: true });

/** @throws ReadRefusal for what is broken, and for documents with declarations of their own */
export function readTree(bytes: Buffer): WordNode[] {
  const xml = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new ReadRefusal(UNREADABLE, '文档里有 DOCTYPE 声明，不能用');
  try {
    return parser.parse(xml, true) as WordNode[];
  } catch {
    throw new ReadRefusal(UNREADABLE);
  }
}

export const writeTree = (tree: readonly WordNode[]): string => builder.build(tree);

export const nameOf = (node: WordNode): string => Object.keys(node).find((key) => key !== ':@') ?? '';

export function insideOf(node: WordNode | undefined): WordNode[] {
  const inside = node?.[nameOf(node)];
  return Array.isArray(inside) ? (inside as WordNode[]) : [];
}

export const childIn = (node: WordNode | undefined, name: string): WordNode | undefined =>
  insideOf(node).find((one) => nameOf(one) === name);

export const attributeIn = (node: WordNode | undefined, name: string): string | undefined =>
  (node?.[':@'] as Record<string, string> | undefined)?.[name];

/** The text of the children of that name, entities unfolded. */
export const textAt = (node: WordNode, name: string): string =>
  insideOf(node)
    .filter((one) => nameOf(one) === name)
    .flatMap(insideOf)
    .map((one) => unescapedXml(String(one['#text'] ?? '')))
    .join('');

export const element = (name: string, inside: WordNode[], attributes?: Record<string, string>): WordNode => ({
  [name]: inside,
  ...(attributes && { ':@': attributes }),
});

export const textRun = (text: string): WordNode =>
  element('w:r', [element('w:t', [{ '#text': escapedXml(text) }], { 'xml:space': 'preserve' })]);

const escapedXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const unescapedXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll(/&#x([\da-f]{1,6});/gi, (_, code: string) => letterAt(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,7});/g, (_, code: string) => letterAt(Number(code)))
    .replaceAll('&amp;', '&');

const letterAt = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

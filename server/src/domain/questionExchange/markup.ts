import { XMLParser } from 'fast-xml-parser';
import { ArchiveRefusal } from '../archive/openArchive.ts';

/** An element with all that is in it, in its order; names as `plainName` makes them. */
export interface Markup {
  name: string;
  attributes: Readonly<Record<string, string>>;
  inside: readonly (Markup | string)[];
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
  maxNestedTags: 100,
});

type Ordered = Record<string, unknown>;

/**
 * The root of a document without declarations of its own: there are no entities to unfold, and none from elsewhere.
 * @throws ArchiveRefusal
 */
export function readMarkup(bytes: Buffer, name: string): Markup {
  const xml = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8').decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new ArchiveRefusal(`「${name}」里有 DOCTYPE 声明，不能用`);
  const roots = parsed(xml).flatMap((node) => markupOf(node) ?? []);
  const root = roots.find((one): one is Markup => typeof one !== 'string');
  if (!root) throw new ArchiveRefusal(`「${name}」不是完整的 XML`);
  return root;
}

function parsed(xml: string): Ordered[] {
  try {
    return parser.parse(xml, true) as Ordered[];
  } catch {
    return [];
  }
}

function markupOf(node: Ordered): Markup | string | undefined {
  if (typeof node['#text'] === 'string') return node['#text'];
  const tag = Object.keys(node).find((key) => key !== ':@');
  if (tag === undefined || tag.startsWith('?')) return undefined;
  const attributes = Object.entries((node[':@'] ?? {}) as Record<string, string>);
  return {
    name: plainName(tag),
    attributes: Object.fromEntries(attributes.map(([key, value]) => [plainName(key), String(value)])),
    inside: (node[tag] as Ordered[]).flatMap((below) => markupOf(below) ?? []),
  };
}

/** qti-choice-interaction, choiceInteraction and imsqti:choiceInteraction are the same. */
const plainName = (name: string): string =>
  name.replace(/^.*:/, '').replace(/^qti-/, '').replaceAll('-', '').toLowerCase();

export const isElement = (one: Markup | string): one is Markup => typeof one !== 'string';

export const elementsIn = (node: Markup | undefined, name?: string): Markup[] =>
  (node?.inside ?? []).filter(isElement).filter((one) => name === undefined || one.name === name);

/** Every element of the name below, wherever it is. */
export function allBelow(node: Markup | undefined, name: string | RegExp): Markup[] {
  return elementsIn(node).flatMap((one) => [
    ...((typeof name === 'string' ? one.name === name : name.test(one.name)) ? [one] : []),
    ...allBelow(one, name),
  ]);
}

export const firstBelow = (node: Markup | undefined, name: string | RegExp): Markup | undefined =>
  allBelow(node, name)[0];

export const textBelow = (node: Markup | string | undefined): string =>
  node === undefined ? '' : typeof node === 'string' ? node : node.inside.map(textBelow).join('');

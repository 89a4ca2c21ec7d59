import { XMLParser } from 'fast-xml-parser';
import { ArchiveRefusal } from './openArchive.ts';

/** An element: attributes begin with `@`, children are lists by their name without prefix. */
export interface XmlNode {
  readonly [name: string]: string | readonly XmlNode[] | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  maxNestedTags: 60,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/**
 * The root element of a document without declarations of its own: there are no entities to unfold, and none from elsewhere.
 * @throws ArchiveRefusal
 */
export function readXml(bytes: Buffer, name: string): XmlNode {
  try {
    const xml = textOf(bytes);
    if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new ArchiveRefusal(`「${name}」里有 DOCTYPE 声明，不能用`);
    const read = parser.parse(xml, true) as Record<string, XmlNode[]>;
    const root = Object.entries(read).find(([tag]) => !tag.startsWith('?') && tag !== '#text')?.[1][0];
    if (root) return root;
  } catch (error) {
    if (error instanceof ArchiveRefusal) throw error;
  }
  throw new ArchiveRefusal(`「${name}」不是完整的 XML`);
}

function textOf(bytes: Buffer): string {
  const head = bytes.subarray(0, 200).toString('latin1');
  const [first, second] = bytes;
  const declared = /encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1] ?? 'utf-8';
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : declared;
  return new TextDecoder(encoding).decode(bytes);
}

export const childrenOf = (node: XmlNode | undefined, name: string): readonly XmlNode[] => {
  const found = node?.[name];
  return typeof found === 'object' ? found : [];
};

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => childrenOf(node, name)[0];

/** An attribute, whatever its case; SCORM 1.2 and 2004 spell them differently. */
export function attributeOf(node: XmlNode | undefined, name: string): string {
  const wanted = `@${name}`.toLowerCase();
  for (const [key, value] of Object.entries(node ?? {}))
    if (key.toLowerCase() === wanted && typeof value === 'string') return value.trim();
  return '';
}

export const textIn = (node: XmlNode | undefined): string => {
  const text = node?.['#text'];
  return typeof text === 'string' ? text.trim() : '';
};

import { posix } from 'node:path';
import { ArchiveRefusal } from '../archive/openArchive.ts';
import { attributeOf, childOf, childrenOf, readXml, textIn } from '../archive/readXml.ts';
import type { XmlNode } from '../archive/readXml.ts';

export const MANIFEST = 'imsmanifest.xml';
/** It is read on the way of a call. */
export const MANIFEST_BYTES = 3 * 1_048_576;

export interface Resource {
  type: string;
  /** In the package, not climbing; empty where it names nothing. */
  path: string;
}

/** A place of the organization: a group with others in it, or something to open. */
export interface Node {
  id: string;
  title: string;
  resource: Resource | undefined;
  nodes: Node[];
}

export interface Structure {
  title: string;
  summary: string;
  tags: string[];
  nodes: Node[];
}

/** What the manifest of a cartridge says, whatever it points to. @throws ArchiveRefusal */
export function readStructure(bytes: Buffer): Structure {
  const root = readXml(bytes, MANIFEST);
  const metadata = childOf(root, 'metadata');
  const schema = textIn(childOf(metadata, 'schema'));
  if (/scorm/i.test(schema) || /adlcp/i.test(bytes.toString('latin1', 0, 2000)))
    throw new ArchiveRefusal('这是 SCORM 课件包：在课时里选「课件包」上传它');
  if (!/common cartridge/i.test(schema)) throw new ArchiveRefusal('清单没有说这是 IMS Common Cartridge 课程包，打不开');
  const version = textIn(childOf(metadata, 'schemaversion'));
  if (!/^1\.[0-4](?:\.|$)/.test(version))
    throw new ArchiveRefusal(`只读得懂 1.0 到 1.4 的课程包，这个写的是「${version.slice(0, 20)}」`);
  const resources = resourcesOf(root);
  const organization = childOf(childOf(root, 'organizations'), 'organization');
  const top = childrenOf(organization, 'item');
  const inside = top.length === 1 && attributeOf(top[0], 'identifierref') === '' ? childrenOf(top[0], 'item') : top;
  const general = childOf(childOf(metadata, 'lom'), 'general');
  return {
    title: cleaned(stringIn(childOf(general, 'title'))) || cleaned(textIn(childOf(organization, 'title'))),
    summary: cleaned(stringIn(childOf(general, 'description'))),
    tags: childrenOf(general, 'keyword').map((node) => cleaned(stringIn(node))),
    nodes: inside.map((node) => nodeOf(node, resources)),
  };
}

const nodeOf = (node: XmlNode, resources: ReadonlyMap<string, Resource>): Node => ({
  id: attributeOf(node, 'identifier'),
  title: cleaned(textIn(childOf(node, 'title'))),
  resource: resources.get(attributeOf(node, 'identifierref')),
  nodes: childrenOf(node, 'item').map((one) => nodeOf(one, resources)),
});

function resourcesOf(root: XmlNode): Map<string, Resource> {
  const list = childOf(root, 'resources');
  const base = posix.join(attributeOf(root, 'base'), attributeOf(list, 'base'));
  return new Map(
    childrenOf(list, 'resource').map((node) => {
      const href = attributeOf(node, 'href') || attributeOf(childOf(node, 'file'), 'href');
      const path = href === '' ? '' : plainPath(posix.join(base, attributeOf(node, 'base')), href);
      return [attributeOf(node, 'identifier'), { type: attributeOf(node, 'type').toLowerCase(), path }];
    }),
  );
}

/** Empty for what leads out of the package. */
function plainPath(base: string, href: string): string {
  const plain = href.replace(/[?#].*$/s, '').replaceAll('\\', '/');
  let path = plain;
  try {
    path = decodeURIComponent(plain);
  } catch {
    // a name with a percent sign of its own
  }
  const whole = posix.normalize(posix.join(base, path));
  return whole.startsWith('..') || whole.startsWith('/') ? '' : whole;
}

const stringIn = (node: XmlNode | undefined): string => textIn(childOf(node, 'string')) || textIn(node);

const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

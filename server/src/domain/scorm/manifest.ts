import { posix } from 'node:path';
import type { ScormItem } from '#contract/rules/scorm.ts';
import { ScormVersion } from '#contract/rules/scorm.ts';
import { ArchiveRefusal, keyOf } from '../archive/openArchive.ts';
import { attributeOf, childOf, childrenOf, readXml, textIn } from '../archive/readXml.ts';
import type { XmlNode } from '../archive/readXml.ts';

export const MANIFEST = 'imsmanifest.xml';
export const MANIFEST_BYTES = 4 * 1_048_576;
const ITEMS = 200;
const TITLE = 200;
const LAUNCH_DATA = 4096;

export interface Manifest {
  scormVersion: ScormVersion;
  title: string;
  items: ScormItem[];
}

/**
 * What the manifest of a package says: the parts of its default organization, each with a file that is there.
 * @throws ArchiveRefusal
 */
export function readManifest(bytes: Buffer, paths: ReadonlySet<string>): Manifest {
  const root = readXml(bytes, MANIFEST);
  const scormVersion = versionOf(root, bytes);
  const organizations = childOf(root, 'organizations');
  const wanted = attributeOf(organizations, 'default');
  const all = childrenOf(organizations, 'organization');
  const organization = all.find((one) => attributeOf(one, 'identifier') === wanted) ?? all[0];
  const resources = resourcesOf(root);
  const leaves = organization ? leavesOf(organization) : [];
  const items = leaves.flatMap((item) => itemOf(item, resources.get(attributeOf(item, 'identifierref'))) ?? []);
  const found = items.length > 0 ? items : reportingOf(resources);
  if (found.length === 0) throw new ArchiveRefusal('课件包里没有可以打开的内容（清单里没有启动页）');
  if (found.length > ITEMS) throw new ArchiveRefusal(`课件包的内容超过 ${ITEMS} 项，请分成几个包`);
  for (const { href, title } of found) {
    if (!paths.has(keyOf(pathIn(href))))
      throw new ArchiveRefusal(`清单里「${title}」的启动页 ${pathIn(href).slice(0, 80)} 不在包里`);
  }
  if (new Set(found.map(({ itemKey }) => itemKey)).size < found.length)
    throw new ArchiveRefusal('清单里有两项的编号一样');
  return { scormVersion, title: cut(textIn(childOf(organization, 'title'))) || found[0]!.title, items: found };
}

/** The path of an address in the package, without what it is opened with. */
export const pathIn = (href: string): string => {
  const path = href.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** @throws ArchiveRefusal for manifests of something else */
function versionOf(root: XmlNode, bytes: Buffer): ScormVersion {
  const metadata = childOf(root, 'metadata');
  const said = textIn(childOf(metadata, 'schemaversion')).toLowerCase();
  if (said === '1.2') return ScormVersion.v12;
  if (said.includes('2004') || said.includes('cam 1.3')) return ScormVersion.v2004;
  const text = bytes.toString('latin1');
  if (/adlcp_v1p3/i.test(text)) return ScormVersion.v2004;
  if (/adlcp_rootv1p2/i.test(text)) return ScormVersion.v12;
  throw new ArchiveRefusal('这不是 SCORM 1.2 或 2004 的课件包');
}

/** A file of the package with the addresses that it is opened by. */
interface Resource {
  id: string;
  href: string;
  isReporting: boolean;
}

function resourcesOf(root: XmlNode): Map<string, Resource> {
  const list = childOf(root, 'resources');
  const base = posix.join(attributeOf(root, 'base'), attributeOf(list, 'base'));
  return new Map(
    childrenOf(list, 'resource').map((node) => {
      const id = attributeOf(node, 'identifier');
      const href = attributeOf(node, 'href');
      const below = posix.join(base, attributeOf(node, 'base'));
      const whole = href === '' ? '' : joined(below, href);
      return [id, { id, href: whole, isReporting: attributeOf(node, 'scormtype').toLowerCase() === 'sco' }];
    }),
  );
}

/** Addresses keep their queries; only the folders before them are put together. */
function joined(base: string, href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return posix.join(base, path.replaceAll('\\', '/')).replace(/^\.\//, '') + rest;
}

function leavesOf(node: XmlNode): XmlNode[] {
  return childrenOf(node, 'item').flatMap((item) => {
    const below = leavesOf(item);
    const isShown = attributeOf(item, 'isvisible') !== 'false' || attributeOf(item, 'identifierref') !== '';
    return attributeOf(item, 'identifierref') !== '' && isShown ? [item, ...below] : below;
  });
}

function itemOf(item: XmlNode, resource: Resource | undefined): ScormItem | undefined {
  if (!resource || resource.href === '') return undefined;
  const itemKey = attributeOf(item, 'identifier').slice(0, TITLE) || resource.id;
  return {
    itemKey,
    title: cut(textIn(childOf(item, 'title'))) || itemKey,
    href: withParameters(resource.href, attributeOf(item, 'parameters')),
    isReporting: resource.isReporting ? 1 : 0,
    launchData: textIn(childOf(item, 'dataFromLMS') ?? childOf(item, 'datafromlms')).slice(0, LAUNCH_DATA),
    masteryScore: textIn(childOf(item, 'masteryscore')).slice(0, 20),
  };
}

function withParameters(href: string, given: string): string {
  if (given === '') return href;
  if (given.startsWith('#') || (given.startsWith('?') && !href.includes('?'))) return href + given;
  const rest = given.replace(/^[?&]/, '');
  return `${href}${href.includes('?') ? '&' : '?'}${rest}`;
}

/** Packages without an organization: everything that reports, in its order. */
const reportingOf = (resources: ReadonlyMap<string, Resource>): ScormItem[] =>
  [...resources.values()]
    .filter(({ href, isReporting }) => href !== '' && isReporting)
    .map(({ id, href }) => ({ itemKey: id, title: cut(id), href, isReporting: 1, launchData: '', masteryScore: '' }));

const cut = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, TITLE);

import { posix } from 'node:path';
import { ArchiveRefusal } from '../archive/openArchive.ts';
import type { Difficulty } from '#contract/rules/questions.ts';
import { allBelow, elementsIn, firstBelow, readMarkup, textBelow } from './markup.ts';
import type { Markup } from './markup.ts';
import type { Package } from './package.ts';

const MANIFEST = 'imsmanifest.xml';

export interface ItemFile {
  path: string;
  /** Null: the package does not hold it, or it cannot be read for this reason. */
  root: Markup | null;
  problem: string;
  difficulty?: Difficulty;
  knowledge: string[];
}

/** The items of a package in the order of its manifest; without one, every item that lies in it. */
export function itemFiles(pack: Package): ItemFile[] {
  const path = pack.paths.find((one) => posix.basename(one).toLowerCase() === MANIFEST);
  const listed = path === undefined ? [] : resourcesOf(readMarkup(pack.read(path)!, MANIFEST), posix.dirname(path));
  const found = listed.map(({ href, ...facts }) => ({ ...facts, ...fileAt(pack, href) }));
  if (found.length > 0) return found;
  return pack.paths
    .filter((one) => /\.xml$/i.test(one) && posix.basename(one).toLowerCase() !== MANIFEST)
    .map((one) => ({ ...fileAt(pack, one), knowledge: [] }))
    .filter(({ root }) => root !== null && isQuestions(root));
}

export const isQuestions = ({ name }: Markup): boolean => name === 'assessmentitem' || name === 'questestinterop';

const isItemType = (type: string): boolean =>
  /^imsqti_item/i.test(type) ||
  /^imsqti_xmlv1p[12]/i.test(type) ||
  /question|associatedcontent.*learning-application/i.test(type);

function resourcesOf(manifest: Markup, folder: string) {
  return allBelow(manifest, 'resource').flatMap((resource) => {
    const { type = '', href } = resource.attributes;
    const first = href ?? elementsIn(resource, 'file')[0]?.attributes.href;
    if (!isItemType(type) || !first || !/\.xml$/i.test(first)) return [];
    const base = resource.attributes.base ?? '';
    return [{ href: posix.normalize(posix.join(folder, base, unquoted(first))), ...factsOf(resource) }];
  });
}

const levels: readonly (readonly [RegExp, Difficulty])[] = [
  [/easy/, 1],
  [/medium/, 2],
  [/difficult|hard/, 3],
];

/** What the description beside an item says (LOM). */
function factsOf(resource: Markup): { difficulty?: Difficulty; knowledge: string[] } {
  const said = textBelow(firstBelow(firstBelow(resource, 'difficulty'), 'value')).trim();
  const difficulty = levels.find(([word]) => word.test(said))?.[1];
  const knowledge = allBelow(resource, 'keyword').map((one) => textBelow(one).trim());
  return { ...(difficulty && { difficulty }), knowledge: knowledge.filter((word) => word !== '').slice(0, 3) };
}

function fileAt(pack: Package, path: string): Pick<ItemFile, 'path' | 'root' | 'problem'> {
  const bytes = path.startsWith('..') ? undefined : pack.read(path);
  if (!bytes) return { path, root: null, problem: '清单里有，但是不在包里' };
  try {
    return { path, root: readMarkup(bytes, posix.basename(path)), problem: '' };
  } catch (error) {
    if (!(error instanceof ArchiveRefusal)) throw error;
    return { path, root: null, problem: error.message };
  }
}

export function unquoted(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\\', '/');
  } catch {
    return path;
  }
}

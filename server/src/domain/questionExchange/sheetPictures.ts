import { posix } from 'node:path';
import { UNREADABLE } from '#contract/exam/questionImportFailures.ts';
import { ArchiveRefusal } from '../archive/openArchive.ts';
import { attributeOf, childOf, childrenOf, readXml } from '../archive/readXml.ts';
import type { XmlNode } from '../archive/readXml.ts';
import type { Package } from './package.ts';
import { ReadRefusal } from './row.ts';

interface Drawn {
  /** Of the package. */
  path: string;
  name: string;
  alt: string;
}

export interface SheetPictures {
  /** Those that lie upon a cell of the first sheet, counted from 0: the one in which their upper left corner is. */
  onCells: (Drawn & { row: number; column: number })[];
  /** Those that are the content of a cell, as WPS keeps them, by the name in `=DISPIMG("name",1)`. */
  inCells: ReadonlyMap<string, Drawn>;
}

const WORKBOOK = 'xl/workbook.xml';
const IN_CELLS = 'xl/cellimages.xml';

/** The pictures of a workbook. @throws ReadRefusal */
export function sheetPictures(pack: Package): SheetPictures {
  try {
    const sheet = childOf(childOf(xmlAt(pack, WORKBOOK), 'sheets'), 'sheet');
    const sheetPath = targetsOf(pack, WORKBOOK).get(attributeOf(sheet, 'id')) ?? '';
    const drawing = attributeOf(childOf(xmlAt(pack, sheetPath), 'drawing'), 'id');
    const path = targetsOf(pack, sheetPath).get(drawing);
    return { onCells: path === undefined ? [] : anchored(pack, path), inCells: named(pack) };
  } catch (error) {
    throw error instanceof ArchiveRefusal ? new ReadRefusal(UNREADABLE, error.message) : error;
  }
}

function anchored(pack: Package, path: string): SheetPictures['onCells'] {
  const root = xmlAt(pack, path);
  const targets = targetsOf(pack, path);
  const anchors = [...childrenOf(root, 'oneCellAnchor'), ...childrenOf(root, 'twoCellAnchor')];
  const placed = anchors.flatMap((anchor) => {
    const from = childOf(anchor, 'from');
    const [row, column, down, across] = ['row', 'col', 'rowOff', 'colOff'].map((name) => numberIn(from, name));
    return picturesIn(anchor).flatMap((pic) => {
      const one = drawnOf(pic, targets);
      return one ? [{ ...one, row: row!, column: column!, at: [down!, across!] as const }] : [];
    });
  });
  return placed
    .sort((one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1])
    .map(({ path: found, name, alt, row, column }) => ({ path: found, name, alt, row, column }));
}

const picturesIn = (node: XmlNode): XmlNode[] => [
  ...childrenOf(node, 'pic'),
  ...childrenOf(node, 'grpSp').flatMap(picturesIn),
];

function named(pack: Package): Map<string, Drawn> {
  if (!pack.has(IN_CELLS)) return new Map();
  const targets = targetsOf(pack, IN_CELLS);
  const all = childrenOf(xmlAt(pack, IN_CELLS), 'cellImage').flatMap((one) =>
    picturesIn(one).flatMap((pic) => drawnOf(pic, targets) ?? []),
  );
  return new Map(all.map((one) => [one.name, one]));
}

function drawnOf(pic: XmlNode, targets: ReadonlyMap<string, string>): Drawn | undefined {
  const facts = childOf(childOf(pic, 'nvPicPr'), 'cNvPr');
  const path = targets.get(attributeOf(childOf(childOf(pic, 'blipFill'), 'blip'), 'embed'));
  if (path === undefined) return undefined;
  return { path, name: attributeOf(facts, 'name'), alt: attributeOf(facts, 'descr') };
}

const numberIn = (node: XmlNode | undefined, name: string): number => {
  const text = childOf(node, name)?.['#text'];
  return typeof text === 'string' ? Number.parseInt(text, 10) || 0 : 0;
};

/** A part that is not there says nothing. */
const xmlAt = (pack: Package, path: string): XmlNode | undefined => {
  const bytes = pack.read(path);
  return bytes && readXml(bytes, path);
};

/** Where the relations of a part lead within the package. */
function targetsOf(pack: Package, path: string): Map<string, string> {
  const folder = posix.dirname(path);
  const relations = xmlAt(pack, `${folder}/_rels/${posix.basename(path)}.rels`);
  return new Map(
    childrenOf(relations, 'Relationship')
      .filter((one) => attributeOf(one, 'TargetMode') !== 'External')
      .map((one) => {
        const target = attributeOf(one, 'Target');
        const found = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
        return [attributeOf(one, 'Id'), found];
      }),
  );
}

import type { Sheet } from '../pdf/sheet.ts';

type Point = [number, number];

/** Whether it consists of the commands with which the letters of formulas are drawn. */
export const isGlyphPath = (path: string): boolean => /^[MLHVQTZ\d\s.,-]*$/.test(path);

/** The letters of a document so far, by their outlines. */
const traced = new WeakMap<Sheet, Map<string, { name: string; letter: PDFKit.PDFKitReference }>>();

/**
 * Fills the outline of a letter, which is in the document once and then named. pdfkit reads paths too, but mirrors the
 * second `T` of a row about the wrong point, and takes curves of the second degree for others that only resemble them:
 * parentheses fray.
 */
export function fillGlyph(doc: Sheet, path: string): void {
  const own = traced.get(doc) ?? new Map();
  traced.set(doc, own);
  let glyph = own.get(path);
  if (!glyph) {
    const letter = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox });
    letter.end([...operators(path), 'f'].join(' '));
    own.set(path, (glyph = { name: `Glyph${own.size}`, letter }));
  }
  doc.page.xobjects[glyph.name] = glyph.letter;
  doc.addContent(`/${glyph.name} Do`);
}

/** No letter reaches further, in thousandths of an em. */
const BBox = [-5000, -5000, 5000, 5000];

function* operators(path: string): Generator<string> {
  let at: Point = [0, 0];
  /** Towards which the last curve was bent; the next may go on mirrored. */
  let bend: Point | undefined;
  for (const [, command, rest] of path.matchAll(/([MLHVQTZ])([^MLHVQTZ]*)/g)) {
    const said = (rest!.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'Z') {
      yield 'h';
      continue;
    }
    const to: Point =
      command === 'H' ? [said[0]!, at[1]] : command === 'V' ? [at[0], said[0]!] : (said.slice(-2) as Point);
    if (command === 'T') bend = bend ? [2 * at[0] - bend[0], 2 * at[1] - bend[1]] : at;
    else bend = command === 'Q' ? [said[0]!, said[1]!] : undefined;
    if (bend) yield `${near(at, bend)} ${near(to, bend)} ${written(to)} c`;
    else yield `${written(to)} ${command === 'M' ? 'm' : 'l'}`;
    at = to;
  }
}

/** A curve of the third degree that is one of the second is bent from both ends by two thirds. */
const near = (end: Point, bend: Point): string =>
  written([end[0] + (2 / 3) * (bend[0] - end[0]), end[1] + (2 / 3) * (bend[1] - end[1])]);

const written = (point: Point): string => point.map((one) => String(Math.round(one))).join(' ');

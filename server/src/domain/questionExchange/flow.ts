import type { Sheet } from '../pdf/sheet.ts';
import type { SetFormula, Setter } from './formula.ts';
import { drawShapes } from './formulaShapes.ts';
import type { Line, Piece } from './inline.ts';
import { linesOf, runsOf, wordsOf } from './inline.ts';
import type { Run } from './pdfBlocks.ts';
import { plainFormula } from './plainFormula.ts';

export interface Place {
  left: number;
  width: number;
  size: number;
  color: string;
  isBold: boolean;
  /** Turns the page when there is less room than that. */
  keepRoom: (height: number) => void;
}

/** Letters of formulas are smaller than ours of the same size. */
const LARGER = 1.12;
const GAP = 6;
/** Of a line of our letters, in ems. */
const [ABOVE, BELOW] = [0.9, 0.25];

/** Words and formulas one behind the other, in lines that are as high as what stands in them. */
export function drawRuns(doc: Sheet, runs: readonly Run[], set: Setter, place: Place): void {
  const { left, width, size, isBold, keepRoom, color } = place;
  const write = () =>
    doc
      .font(isBold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(color);
  write();
  const wide = (text: string): number => doc.widthOfString(text);
  const pieces = runs.flatMap((run): Piece[] => {
    const formula = typeof run === 'string' ? undefined : set(run.latex, false);
    if (formula) return [pieceOf(formula, size, width)];
    const text = typeof run === 'string' ? run : plainFormula(run.latex);
    return wordsOf(text, wide, width).map((word) => ({ ...word, above: ABOVE * size, below: BELOW * size }));
  });
  for (const line of linesOf(pieces, width)) {
    keepRoom(line.above + line.below + GAP);
    const baseline = doc.y + GAP / 2 + line.above;
    drawLine(doc, line, { left, baseline, size, color, write });
    doc.x = left;
    doc.y = baseline + line.below + GAP / 2;
  }
}

/** A formula on a line of its own, in the middle; false: it cannot be set. */
export function drawDisplay(doc: Sheet, latex: string, set: Setter, place: Place): boolean {
  const { left, width, size, keepRoom, color } = place;
  const formula = set(latex, true);
  if (!formula) return false;
  const piece = pieceOf(formula, size, width);
  keepRoom(piece.above + piece.below + 2 * GAP);
  const baseline = doc.y + GAP + piece.above;
  drawFormula(doc, formula, { left: left + (width - piece.width) / 2, baseline, width: piece.width, size, color });
  doc.x = left;
  doc.y = baseline + piece.below + GAP;
  return true;
}

/** What is wider than the sheet is made smaller. */
function pieceOf(formula: SetFormula, size: number, widest: number): Piece {
  const scale = Math.min((size * LARGER) / 1000, widest / formula.width);
  return { what: formula, width: formula.width * scale, above: formula.height * scale, below: formula.depth * scale };
}

interface Pen {
  left: number;
  baseline: number;
  size: number;
  color: string;
}

function drawLine(doc: Sheet, { pieces }: Line, pen: Pen & { write: () => Sheet }): void {
  let { left } = pen;
  for (const { what, width } of runsOf(pieces)) {
    if (typeof what === 'string') pen.write().text(what, left, pen.baseline, letters);
    else drawFormula(doc, what, { ...pen, left, width });
    left += width;
  }
}

const letters = { lineBreak: false, baseline: 'alphabetic' } as const;

/** With its TeX beneath, unseen: what is searched for and copied. */
function drawFormula(
  doc: Sheet,
  formula: SetFormula,
  { left, baseline, width, size, color }: Pen & { width: number },
): void {
  const scale = width / formula.width;
  doc.save().translate(left, baseline).scale(scale);
  drawShapes(doc, formula.shapes, color);
  doc.restore();
  doc.save().font('plain').fontSize(size).translate(left, baseline);
  doc.scale(width / doc.widthOfString(formula.latex), 1).addContent('3 Tr');
  doc.text(formula.latex, 0, 0, letters).restore();
}

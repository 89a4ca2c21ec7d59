import type { LiteElement, LiteNode } from 'mathjax-full/js/adaptors/lite/Element.js';
import type { Sheet } from '../pdf/sheet.ts';
import { fillGlyph, isGlyphPath } from './glyphPath.ts';

/**
 * Draws what MathJax makes of a formula. A general drawer of SVG takes 25 milliseconds for each, most of them to ask of
 * every shape whether it is masked, filtered or styled; here there are six kinds of shapes and one colour.
 */
export function drawShapes(doc: Sheet, root: LiteElement, color: string): void {
  doc.fillColor(color).strokeColor(color);
  for (const child of elementsIn(root)) drawShape(doc, child);
}

const STROKE = 70;
const DASH = 140;

type Draw = (doc: Sheet, node: LiteElement) => void;

const drawers: Record<string, Draw> = {
  g: drawAll,
  svg: (doc, node) => {
    // A window upon a part of what is in it: the long pieces of braces and roots.
    const [x, y, width, height] = numbers(node, ['x', 'y', 'width', 'height']);
    const [left, top, inWidth, inHeight] = String(node.attributes['viewBox']).split(' ').map(Number);
    doc.translate(x!, y!).rect(0, 0, width!, height!).clip();
    doc.transform(width! / inWidth!, 0, 0, height! / inHeight!, 0, 0).translate(-left!, -top!);
    drawAll(doc, node);
  },
  path: (doc, node) => {
    const path = pathOf(node);
    if (path !== '') fillGlyph(doc, path);
  },
  rect: (doc, node) => {
    const [x, y, width, height] = numbers(node, ['x', 'y', 'width', 'height']);
    doc.rect(x!, y!, width!, height!);
    if (node.attributes['fill'] === 'none') doc.lineWidth(strokeOf(node)).stroke();
    else doc.fill();
  },
  line: (doc, node) => {
    const [x1, y1, x2, y2] = numbers(node, ['x1', 'y1', 'x2', 'y2']);
    if (/dashed|dotted/.test(String(node.attributes['class']))) doc.dash(DASH, { space: DASH });
    doc.moveTo(x1!, y1!).lineTo(x2!, y2!).lineWidth(strokeOf(node)).stroke();
  },
  text: (doc, node) => {
    const text = node.children.map((child) => ('value' in child ? child.value : '')).join('');
    const size = Number.parseFloat(String(node.attributes['font-size']));
    doc.font('plain').fontSize(size).text(text, 0, 0, { lineBreak: false, baseline: 'alphabetic' });
  },
};

/** Whether all of it is of the kinds known here, and has its measures in numbers. */
export const isDrawable = (node: LiteElement): boolean =>
  node.kind in drawers &&
  (node.kind !== 'svg' || node.attributes['viewBox'] !== undefined) &&
  !String(node.attributes['width'] ?? '').endsWith('%') &&
  isGlyphPath(pathOf(node)) &&
  movesOf(node) !== undefined &&
  elementsIn(node).every(isDrawable);

function drawShape(doc: Sheet, node: LiteElement): void {
  doc.save();
  for (const [a, b, c, d, e, f] of movesOf(node)!) doc.transform(a, b, c, d, e, f);
  drawers[node.kind]!(doc, node);
  doc.restore();
}

function drawAll(doc: Sheet, node: LiteElement): void {
  for (const child of elementsIn(node)) drawShape(doc, child);
}

const elementsIn = ({ children }: LiteElement): LiteElement[] =>
  children.filter((child: LiteNode): child is LiteElement => 'attributes' in child);

const pathOf = ({ attributes }: LiteElement): string => String(attributes['d'] ?? '');

const numbers = ({ attributes }: LiteElement, names: readonly string[]): number[] =>
  names.map((name) => Number(attributes[name] ?? 0));

const strokeOf = ({ attributes }: LiteElement): number => Number(attributes['stroke-width'] ?? STROKE);

type Matrix = [number, number, number, number, number, number];

/** `translate(3,4) scale(2)` as matrices, from the outside in; undefined: something else. */
function movesOf({ attributes }: LiteElement): Matrix[] | undefined {
  const said = String(attributes['transform'] ?? '').trim();
  const moves: Matrix[] = [];
  for (const [, name, inside] of said.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = inside!
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (name === 'translate') moves.push([1, 0, 0, 1, x, y ?? 0]);
    else if (name === 'scale') moves.push([x, 0, 0, y ?? x, 0, 0]);
    else return undefined;
  }
  return moves;
}

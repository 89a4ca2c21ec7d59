import { buffer } from 'node:stream/consumers';
import { ink, newSheet } from '../pdf/sheet.ts';
import type { Sheet } from '../pdf/sheet.ts';
import { drawDisplay, drawRuns } from './flow.ts';
import { formulaSetter } from './formula.ts';
import type { Setter } from './formula.ts';
import type { Block } from './pdfBlocks.ts';

export interface QuestionSheet {
  title: string;
  siteName: string;
  blocks: Block[];
  /** By the address of the picture. */
  pictures: Record<string, SheetPicture>;
}

export interface SheetPicture {
  /** In base64. */
  png: string;
  width: number;
  height: number;
}

const [WIDTH, HEIGHT] = [595.28, 841.89]; // A4 in points
const EDGE = 56;
const BOTTOM = 64;
const INDENT = 18;
const PICTURE: [number, number] = [320, 260];

/** Questions one below the other, for printing; its text can be selected. */
export async function draw({ title, siteName, blocks, pictures }: QuestionSheet): Promise<Buffer> {
  const margins = { top: EDGE, bottom: BOTTOM, left: EDGE, right: EDGE };
  const doc = newSheet({ bufferPages: true, margins, info: { Title: title, Author: siteName } });
  const bytes = buffer(doc);
  doc.font('bold').fontSize(18).fillColor(ink.dark).text(title, EDGE, EDGE, { align: 'center' });
  doc.y += 12;
  const set = blocks.some(hasFormula) ? await formulaSetter() : none;
  for (const block of blocks) drawBlock(doc, block, pictures, set);
  drawFeet(doc);
  doc.end();
  return bytes;
}

const none: Setter = () => undefined;

const hasFormula = (block: Block): boolean =>
  block.kind === 'formula' || (block.kind === 'text' && block.runs.some((run) => typeof run !== 'string'));

function drawBlock(doc: Sheet, block: Block, pictures: Readonly<Record<string, SheetPicture>>, set: Setter): void {
  if (block.kind === 'gap') {
    doc.y = Math.min(doc.y + block.height, HEIGHT - BOTTOM);
    return;
  }
  if (block.kind === 'picture') {
    const picture = pictures[block.url];
    if (!picture) return;
    const scale = Math.min(1, PICTURE[0] / picture.width, PICTURE[1] / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    keepRoom(doc, height + 8);
    const top = doc.y + 4;
    doc.image(Buffer.from(picture.png, 'base64'), EDGE + INDENT, top, { width, height });
    doc.y = top;
    doc.y += height + 4;
    return;
  }
  const left = EDGE + (block.indent ?? 0) * INDENT;
  const isBold = block.kind === 'text' && block.isBold === true;
  const place = {
    left,
    width: WIDTH - EDGE - left,
    size: isBold ? 11 : 10.5,
    color: block.isSoft ? ink.soft : ink.dark,
    isBold,
    keepRoom: (height: number) => keepRoom(doc, height),
  };
  if (isBold) keepRoom(doc, 48);
  if (block.kind === 'formula') {
    if (!drawDisplay(doc, block.latex, set, place)) drawRuns(doc, [{ latex: block.latex }], set, place);
  } else drawRuns(doc, block.runs, set, place);
}

function keepRoom(doc: Sheet, height: number): void {
  if (doc.y + height > HEIGHT - BOTTOM) {
    doc.addPage();
    doc.y = EDGE;
  }
}

/** 3 / 12 at the foot of each page. */
function drawFeet(doc: Sheet): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.font('plain').fontSize(9).fillColor(ink.meta);
    doc.text(`${page + 1} / ${count}`, EDGE, HEIGHT - 40, {
      width: WIDTH - 2 * EDGE,
      align: 'center',
      lineBreak: false,
    });
  }
}

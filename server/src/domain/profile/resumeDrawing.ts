import { buffer } from 'node:stream/consumers';
import { RESUME_ATTACHMENT } from '#contract/rules/resumeFiles.ts';
import { ink, newSheet } from '../pdf/sheet.ts';
import type { Sheet } from '../pdf/sheet.ts';

export interface SheetItem {
  title: string;
  meta: string;
  /** Right end of the title line: the months, the salary. */
  end: string;
  text: string;
  link?: string;
}

/** What stands on the sheet, in the words of the reader. */
export interface ResumeSheet {
  siteName: string;
  name: string;
  headline: string;
  facts: string[];
  introduction: string;
  sections: { title: string; items: SheetItem[] }[];
  /** The same as JSON Resume, which the file carries for programs and for being imported again. */
  json?: string;
}

const [WIDTH, HEIGHT] = [595.28, 841.89]; // A4 in points
const EDGE = 56;
const BOTTOM = 64;
const INNER = WIDTH - 2 * EDGE;
const END = 120;

/** One column that machines read in order: who, then section by section; as many pages as it takes. */
export async function draw(sheet: ResumeSheet): Promise<Buffer> {
  const title = `${sheet.name}的简历`;
  const margins = { top: EDGE, bottom: BOTTOM, left: EDGE, right: EDGE };
  const doc = newSheet({
    bufferPages: true,
    margins,
    info: { Title: title, Author: sheet.name, Creator: sheet.siteName },
  });
  const bytes = buffer(doc);
  doc.y = EDGE;
  drawHead(doc, sheet);
  for (const { title: name, items } of sheet.sections) drawSection(doc, name, items);
  drawFeet(doc, sheet);
  if (sheet.json) doc.file(Buffer.from(sheet.json), { name: RESUME_ATTACHMENT, type: 'application/json' });
  doc.end();
  return bytes;
}

function drawHead(doc: Sheet, { name, headline, facts, introduction }: ResumeSheet): void {
  write(doc, name, { size: 24, color: ink.dark, font: 'bold' });
  if (headline) write(doc, headline, { size: 12, color: ink.accent, above: 2 });
  if (facts.length > 0) write(doc, facts.join('    '), { size: 10, color: ink.soft, above: 6 });
  if (introduction) write(doc, introduction, { size: 10.5, color: ink.soft, above: 8 });
}

/** The road of the house runs along the titles. */
function drawSection(doc: Sheet, title: string, items: SheetItem[]): void {
  keepRoom(doc, 72);
  const y = doc.y + 20;
  doc.circle(EDGE + 3.5, y + 8, 3.5).fill(ink.accent);
  doc
    .font('bold')
    .fontSize(13)
    .fillColor(ink.dark)
    .text(title, EDGE + 16, y, { width: INNER - 16 });
  const from = EDGE + 24 + doc.widthOfString(title);
  doc
    .lineWidth(0.8)
    .moveTo(from, y + 8)
    .lineTo(WIDTH - EDGE, y + 8)
    .stroke(ink.line);
  doc.y = y + 20;
  for (const item of items) drawItem(doc, item);
}

function drawItem(doc: Sheet, { title, meta, end, text, link }: SheetItem): void {
  keepRoom(doc, 40);
  const y = doc.y + 8;
  const width = INNER - (end ? END : 0);
  doc.font('bold').fontSize(11).fillColor(ink.dark).text(title, EDGE, y, { width });
  const below = doc.y;
  if (end) {
    doc.font('plain').fontSize(10).fillColor(ink.meta);
    doc.text(end, WIDTH - EDGE - END, y + 1, { width: END, align: 'right' });
  }
  doc.y = below;
  if (meta) write(doc, meta, { size: 10, color: ink.meta, above: 1 });
  if (text) write(doc, text, { size: 10, color: ink.soft, above: 3 });
  if (link) write(doc, link, { size: 9, color: ink.accent, above: 2, link });
}

interface Look {
  size: number;
  color: string;
  font?: 'plain' | 'bold';
  above?: number;
  link?: string;
}

/** Writes paragraphs; a line that finds no room begins the next page. */
function write(doc: Sheet, text: string, { size, color, font = 'plain', above = 0, link }: Look): void {
  doc.y += above;
  for (const paragraph of text.split('\n')) {
    doc.font(font).fontSize(size);
    keepRoom(doc, Math.min(doc.heightOfString(paragraph || ' ', { width: INNER, lineGap: 3 }), 60));
    doc.fillColor(color).text(paragraph || ' ', EDGE, doc.y, { width: INNER, lineGap: 3, link: link || null });
  }
}

function keepRoom(doc: Sheet, height: number): void {
  if (doc.y + height <= HEIGHT - BOTTOM) return;
  doc.addPage();
  doc.y = EDGE;
}

function drawFeet(doc: Sheet, { name, siteName }: ResumeSheet): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0; // what stands below the text would begin another page
    const text = `${name}    ${siteName}    第 ${page + 1} 页，共 ${count} 页`;
    doc.font('plain').fontSize(8.5).fillColor(ink.meta);
    doc.text(text, EDGE, HEIGHT - 40, { width: INNER, align: 'center', lineBreak: false });
  }
}

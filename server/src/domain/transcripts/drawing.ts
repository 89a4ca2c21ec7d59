import { buffer } from 'node:stream/consumers';
import type { transcript } from '../../db/schema/score.ts';
import { drawQr } from '../pdf/qrCode.ts';
import { ink, newSheet } from '../pdf/sheet.ts';
import type { Sheet } from '../pdf/sheet.ts';

const WIDTH = 595;
const FOOT = 760;
const EDGE = 56;
const LINE = 22;
const CANCEL = '#b3261e';

export interface TranscriptSheet {
  row: typeof transcript.$inferSelect;
  siteName: string;
  verifyUrl: string;
}

/** Where the columns of the table begin. */
const columns = [EDGE, 330, 400, 470];

/** The marks semester by semester, what was granted besides, and a code that leads to the verify page. */
export async function draw({ row, siteName, verifyUrl }: TranscriptSheet): Promise<Buffer> {
  const doc = newSheet({ info: { Title: `成绩单 ${row.transcriptNo}`, Author: siteName, Subject: row.holderName } });
  const bytes = buffer(doc);
  let y = drawHead(doc, { row, siteName, verifyUrl });
  const { terms, credits, average, earned } = row.snapshot;
  const next = (height = LINE): number => {
    if (y + height > FOOT) {
      doc.addPage();
      y = EDGE;
    }
    y += height;
    return y - height;
  };
  for (const { termName, rows } of terms) {
    drawLine(doc, next(LINE * 2) + LINE * 0.7, [termName, '学分', '总评', '绩点'], 'bold');
    for (const { name, credit, total, point } of rows) {
      const cells = [name, String(credit / 10), total === null ? '免修' : String(total / 10), pointText(point)];
      drawLine(doc, next(), cells);
    }
  }
  if (credits.length > 0) {
    drawLine(doc, next(LINE * 2) + LINE * 0.7, ['经申请认定的课程', '学分', '', ''], 'bold');
    for (const { name, credit } of credits) drawLine(doc, next(), [name, String(credit / 10), '', '']);
  }
  const sums = `平均绩点 ${pointText(average)}，获得学分 ${earned / 10}`;
  drawLine(doc, next(LINE * 2) + LINE * 0.7, [sums, '', '', ''], 'bold');
  const rules = '总评按各项比重加权，四舍五入到一位小数；绩点 = 总评 ÷ 10 − 5，不及格为 0；平均绩点按学分加权。';
  doc
    .font('plain')
    .fontSize(9)
    .fillColor(ink.meta)
    .text(rules, EDGE, next(), { width: WIDTH - 2 * EDGE });
  doc.end();
  return bytes;
}

const pointText = (point: number | null): string => (point === null ? '不计' : (point / 100).toFixed(2));

function drawHead(doc: Sheet, { row, siteName, verifyUrl }: TranscriptSheet): number {
  const { snapshot } = row;
  const say = (text: string, y: number, size: number, color: string, font = 'plain') =>
    doc.font(font).fontSize(size).fillColor(color).text(text, EDGE, y, { width: 370 });
  say(snapshot.schoolName, 52, 12, ink.accent, 'bold');
  say('学生成绩单', 72, 26, ink.dark, 'bold');
  say(row.holderName, 116, 16, ink.dark, 'bold');
  const facts = [snapshot.studentNumber && `学号 ${snapshot.studentNumber}`, snapshot.className, snapshot.major];
  say(facts.filter(Boolean).join('    '), 140, 10, ink.soft);
  say(`编号 ${row.transcriptNo}    ${row.issuedAt.slice(0, 10)} 由${siteName}开具`, 158, 10, ink.meta);
  drawQr(doc, verifyUrl, { left: WIDTH - EDGE - 84, top: 56, side: 84 });
  doc.font('plain').fontSize(9).fillColor(ink.meta);
  doc.text('扫码核验', WIDTH - EDGE - 84, 148, { width: 84, align: 'center' });
  const state = row.revokedAt
    ? `已撤销（${row.revokedAt.slice(0, 10)}）：${row.revokeReason}`
    : row.supersededAt
      ? `${row.supersededAt.slice(0, 10)} 以后成绩或学分有更新，请以新开具的为准`
      : '';
  if (state !== '') say(state, 176, 10, CANCEL, 'bold');
  return 196;
}

function drawLine(doc: Sheet, y: number, cells: readonly string[], font = 'plain'): void {
  doc
    .font(font)
    .fontSize(10.5)
    .fillColor(font === 'bold' ? ink.accent : ink.dark);
  cells.forEach((text, at) => {
    const width = at === 0 ? columns[1]! - EDGE - 8 : 60;
    if (text !== '')
      doc.text(text, columns[at], y, {
        width: at === 0 && cells[1] === '' ? WIDTH - 2 * EDGE : width,
        height: LINE,
        ellipsis: true,
      });
  });
  doc
    .moveTo(EDGE, y + 16)
    .lineTo(WIDTH - EDGE, y + 16)
    .lineWidth(0.5)
    .stroke(ink.line);
}

import { buffer } from 'node:stream/consumers';
import { contours, flag, road, rosette, SEAL, SHEET, stops, SUMMIT, waves } from '#contract/rules/certificateArt.ts';
import { drawQr } from '../pdf/qrCode.ts';
import { ink, newSheet } from '../pdf/sheet.ts';
import type { Sheet } from '../pdf/sheet.ts';
import type { Certificate } from './pdf.ts';

const { width: WIDTH, height: HEIGHT } = SHEET;
const EDGE = 84;
const FAINT = '#e0eae3';
const CANCEL = '#b3261e';

/** What stands on the sheet. */
export interface CertificateSheet {
  row: Certificate;
  siteName: string;
  verifyUrl: string;
}

/** One page: the path of the house as ornament, who learnt what, by whom, and a code that leads to the verify page. */
export async function draw({ row, siteName, verifyUrl }: CertificateSheet): Promise<Buffer> {
  const doc = newSheet({
    layout: 'landscape',
    info: { Title: `结业证书 ${row.certificateNo}`, Author: siteName, Subject: row.courseName },
  });
  const bytes = buffer(doc);
  drawGround(doc);
  drawText(doc, row, siteName);
  drawCode(doc, verifyUrl, row.certificateNo);
  if (row.revokedAt) drawRevoked(doc, row);
  doc.end();
  return bytes;
}

/** Frame, waves, the hill with the road to its flag, and the seal. */
function drawGround(doc: Sheet): void {
  const line = (path: string, width: number, color: string): void => {
    doc.path(path).lineWidth(width).stroke(color);
  };
  doc.rect(0, 0, WIDTH, HEIGHT).fill('#fafaf7');
  for (const path of contours) line(path, 0.7, FAINT);
  for (const path of waves) line(path, 0.6, ink.line);
  for (const inset of [24, 48]) {
    doc.rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
    doc.lineWidth(inset === 24 ? 1.6 : 0.6).stroke(ink.accent);
  }
  line(road, 2.4, ink.accent);
  for (const [x, y] of stops) doc.circle(x, y, 4.5).lineWidth(2).fillAndStroke('#fafaf7', ink.accent);
  doc.path(flag).fill(ink.flag);
  line(`M${SUMMIT.join(' ')}v-34`, 1.6, ink.accent);
  line(rosette, 0.5, ink.accent);
  doc
    .circle(...([...SEAL, 46] as const))
    .lineWidth(1.2)
    .stroke(ink.accent);
  doc.circle(...([...SEAL, 22] as const)).fill('#fafaf7');
  line(`M${SEAL[0] - 9} ${SEAL[1] - 8}h18l-18 16h18`, 2.6, ink.accent);
}

function drawText(doc: Sheet, row: Certificate, siteName: string): void {
  const width = WIDTH - 2 * EDGE;
  const line = (text: string, y: number, size: number, color: string, font = 'plain') =>
    doc.font(font).fontSize(size).fillColor(color).text(text, EDGE, y, { width, lineBreak: true });
  line(siteName, 96, 13, ink.accent, 'bold');
  line('结业证书', 120, 40, ink.dark, 'bold');
  line(row.holderName, 216, 29, ink.dark, 'bold');
  line('学完了下面这门课程的全部课时，特此证明。', 262, 13, ink.soft);
  line(row.courseName, 330, row.courseName.length > 26 ? 18 : 23, ink.accent, 'bold');
  const made = [
    row.lecturerName && `讲师 ${row.lecturerName}`,
    row.orgName && `机构 ${row.orgName}`,
    `${row.hours} 学时`,
  ];
  line(made.filter(Boolean).join('    '), 372, 12, ink.soft);
  line(dayOf(row.issuedAt), 440, 14, ink.dark);
  line(`证书编号 ${row.certificateNo}`, 466, 12, ink.meta);
}

const dayOf = (wire: string): string => {
  const [year, month, day] = wire.slice(0, 10).split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
};

function drawCode(doc: Sheet, url: string, certificateNo: string): void {
  drawQr(doc, url, { left: WIDTH - EDGE - 92, top: 402, side: 92 });
  const text = { width: WIDTH - 2 * EDGE, align: 'right' as const };
  doc
    .font('plain')
    .fontSize(9)
    .fillColor(ink.meta)
    .text(`扫码核验，或打开 ${shortOf(url, certificateNo)}`, EDGE, 512, text);
}

const shortOf = (url: string, certificateNo: string): string =>
  url.replace(/^https?:\/\//, '').replace(`/${certificateNo}`, '');

function drawRevoked(doc: Sheet, row: Certificate): void {
  const [left, top, width, height] = [WIDTH - EDGE - 214, 196, 190, 68];
  doc.save().rotate(-14, { origin: [left + width / 2, top + height / 2] });
  doc.lineWidth(3).roundedRect(left, top, width, height, 8).stroke(CANCEL);
  doc.font('bold').fontSize(36).fillColor(CANCEL);
  doc.text('已撤销', left, top + (height - doc.currentLineHeight()) / 2, { width, align: 'center' });
  doc.restore();
  doc
    .font('plain')
    .fontSize(11)
    .fillColor(CANCEL)
    .text(`${dayOf(row.revokedAt!)}撤销：${row.revokeReason}`, EDGE, 492, {
      width: WIDTH - 2 * EDGE - 120,
      height: 16,
      ellipsis: true,
    });
}

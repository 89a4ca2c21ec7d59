import { buffer } from 'node:stream/consumers';
import { SHEET } from '#contract/rules/certificateArt.ts';
import { STANDARD_TITLE } from '#contract/rules/certificateDesign.ts';
import type { CertificateDesign } from '#contract/rules/certificateDesign.ts';
import { dayOf, EDGE, inksOf, sheetItems } from '#contract/rules/certificateSheet.ts';
import type { Inks, SheetItem } from '#contract/rules/certificateSheet.ts';
import { drawQr } from '../pdf/qrCode.ts';
import { newSheet } from '../pdf/sheet.ts';
import type { Sheet } from '../pdf/sheet.ts';
import type { Certificate } from './pdf.ts';

const { width: WIDTH } = SHEET;
const CANCEL = '#b3261e';
/** The side of the code that leads to the verify page. */
const CODE = 92;

/** What stands on the sheet. */
export interface CertificateSheet {
  row: Certificate;
  siteName: string;
  verifyUrl: string;
  /** The uploaded seal as PNG in base64; empty where the seal is drawn. */
  seal: string;
}

/** One page: who learnt what, by whom, on the ground of its design, and a code that leads to the verify page. */
export async function draw({ row, siteName, verifyUrl, seal }: CertificateSheet): Promise<Buffer> {
  // a seal that is gone leaves its place to the drawn one
  const design: CertificateDesign | null = row.design && seal === '' ? { ...row.design, sealImg: '' } : row.design;
  const inks = inksOf(design);
  const doc = newSheet({
    layout: 'landscape',
    info: {
      Title: `${design?.title ?? STANDARD_TITLE} ${row.certificateNo}`,
      Author: siteName,
      Subject: row.courseName,
    },
  });
  const bytes = buffer(doc);
  const words = { ...row, siteName, credit: row.credit / 10 };
  for (const item of sheetItems(words, design)) drawItem(doc, item, { inks, seal });
  drawCode(doc, verifyUrl, row.certificateNo, inks);
  if (row.revokedAt) drawRevoked(doc, row);
  doc.end();
  return bytes;
}

function drawItem(doc: Sheet, item: SheetItem, { inks, seal }: { inks: Inks; seal: string }): void {
  if (item.kind === 'words') {
    doc
      .font(item.isBold ? 'bold' : 'plain')
      .fontSize(item.size)
      .fillColor(inks[item.ink]);
    doc.text(item.text, item.x, item.y, { lineBreak: false });
    return;
  }
  if (item.kind === 'picture') {
    const size: [number, number] = [item.side, item.side];
    doc.image(Buffer.from(seal, 'base64'), item.x, item.y, { fit: size, align: 'center', valign: 'center' });
    return;
  }
  doc.path(item.d);
  if (item.stroke === undefined) doc.fill(inks[item.fill!]);
  else if (item.fill === undefined) doc.lineWidth(item.width!).stroke(inks[item.stroke]);
  else doc.lineWidth(item.width!).fillAndStroke(inks[item.fill], inks[item.stroke]);
}

function drawCode(doc: Sheet, url: string, certificateNo: string, inks: Inks): void {
  drawQr(doc, url, { left: WIDTH - EDGE - CODE, top: 402, side: CODE, color: inks.dark });
  const text = { width: WIDTH - 2 * EDGE, align: 'right' as const };
  doc
    .font('plain')
    .fontSize(9)
    .fillColor(inks.meta)
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

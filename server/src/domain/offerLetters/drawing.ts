import { buffer } from 'node:stream/consumers';
import { OfferKind, OfferState } from '#contract/rules/offerLetters.ts';
import type { offerLetter } from '../../db/schema/offerLetter.ts';
import { drawQr } from '../pdf/qrCode.ts';
import { ink, newSheet } from '../pdf/sheet.ts';
import type { Sheet } from '../pdf/sheet.ts';

const WIDTH = 595;
const EDGE = 64;
const LABEL = 92;
const CODE = 84;
const CANCEL = '#b3261e';

type Row = typeof offerLetter.$inferSelect;

export interface OfferSheet {
  row: Row;
  siteName: string;
  verifyUrl: string;
}

const titles: Readonly<Record<OfferKind, string>> = {
  [OfferKind.job]: '录用信',
  [OfferKind.internship]: '实习录用信',
  [OfferKind.threeParty]: '三方就业协议意向书',
};

/** The letter on one page: to whom, what is offered, until when it waits, and a code that leads to the verify page. */
export async function draw({ row, siteName, verifyUrl }: OfferSheet): Promise<Buffer> {
  const title = titles[row.offerKind];
  const doc = newSheet({ info: { Title: `${title} ${row.offerNo}`, Author: row.orgName, Subject: row.holderName } });
  const bytes = buffer(doc);
  let y = drawHead(doc, { row, siteName, verifyUrl });
  const intro = `${row.orgName}很高兴邀请你加入，具体如下。请在${siteName}上答复，最晚 ${row.expiresOn}。`;
  doc.font('plain').fontSize(12).fillColor(ink.dark);
  doc.text(intro, EDGE, y, { width: WIDTH - 2 * EDGE, lineGap: 6 });
  y = doc.y + 18;
  for (const [label, value] of termsOf(row)) y = drawTerm(doc, y, label, value);
  if (row.words !== '') {
    doc.font('plain').fontSize(11.5).fillColor(ink.soft);
    doc.text(row.words, EDGE, y + 16, { width: WIDTH - 2 * EDGE, lineGap: 6 });
    y = doc.y;
  }
  drawFoot(doc, y + 40, row);
  doc.end();
  return bytes;
}

/** What is offered, in the order in which people ask; what is empty is left out. */
function termsOf(row: Row): [string, string][] {
  const isShort = row.offerKind === OfferKind.internship;
  const terms: [string, string][] = [
    ['岗位', row.positionName],
    ['工作地点', row.place],
    [isShort ? '实习津贴' : '薪资', row.salaryText],
    ['开始的日子', row.startOn],
    ['结束的日子', row.endOn],
    ['试用期', row.probation],
    ['学校', row.schoolName],
  ];
  return terms.filter(([, value]) => value !== '');
}

function drawHead(doc: Sheet, { row, siteName, verifyUrl }: OfferSheet): number {
  const say = (text: string, y: number, size: number, color: string, font = 'plain') =>
    doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, EDGE, y, { width: WIDTH - 2 * EDGE - CODE - 20 });
  say(row.orgName, 60, 12, ink.accent, 'bold');
  say(titles[row.offerKind], 80, 26, ink.dark, 'bold');
  say(`编号 ${row.offerNo}    ${row.sentAt.slice(0, 10)} 由${siteName}代为发出`, 118, 10, ink.meta);
  drawQr(doc, verifyUrl, { left: WIDTH - EDGE - CODE, top: 60, side: CODE });
  doc.font('plain').fontSize(9).fillColor(ink.meta);
  doc.text('扫码核验', WIDTH - EDGE - CODE, 152, { width: CODE, align: 'center' });
  if (row.offerState === OfferState.withdrawn) say('企业已经撤回', 138, 11, CANCEL, 'bold');
  say(`${row.holderName}：`, 184, 15, ink.dark, 'bold');
  return 216;
}

function drawTerm(doc: Sheet, y: number, label: string, value: string): number {
  doc.font('plain').fontSize(11.5).fillColor(ink.meta).text(label, EDGE, y, { width: LABEL });
  doc.font('bold').fillColor(ink.dark);
  doc.text(value, EDGE + LABEL, y, { width: WIDTH - 2 * EDGE - LABEL });
  const bottom = doc.y + 7;
  doc
    .moveTo(EDGE, bottom)
    .lineTo(WIDTH - EDGE, bottom)
    .lineWidth(0.5)
    .stroke(ink.line);
  return bottom + 9;
}

function drawFoot(doc: Sheet, y: number, row: Row): void {
  const answered = row.answeredAt?.slice(0, 10) ?? '';
  const said: Partial<Record<OfferState, string>> = {
    [OfferState.accepted]: `${row.holderName}于 ${answered} 接受`,
    [OfferState.declined]: `${row.holderName}于 ${answered} 谢绝`,
  };
  doc.font('bold').fontSize(12).fillColor(ink.dark);
  doc.text(row.orgName, EDGE, y, { width: WIDTH - 2 * EDGE, align: 'right' });
  doc.font('plain').fontSize(10.5).fillColor(ink.meta);
  doc.text(row.sentAt.slice(0, 10), EDGE, y + 20, { width: WIDTH - 2 * EDGE, align: 'right' });
  const text = said[row.offerState];
  if (text) doc.fillColor(ink.accent).text(text, EDGE, y + 20, { width: 260 });
}

import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import QRCode from 'qrcode';
import { contours, road, SUMMIT } from '#contract/rules/certificateArt.ts';
import { face } from '../pdf/sheet.ts';

/** What stands on a poster. */
interface Poster {
  title: string;
  /** Who it is by, or what it is. */
  by: string;
  siteName: string;
  /** What its code leads to. */
  url: string;
}

const [WIDTH, HEIGHT, EDGE] = [750, 1100, 64];
const QR_SIDE = 190;
/** The quiet ground around a code, in its modules. */
const QUIET = 2;
const colours = {
  ground: '#0b3a2d',
  title: '#e9eeeb',
  words: '#b7c2bc',
  line: '#1f5a48',
  road: '#5fc3a0',
  flag: '#e8c06a',
};

/** A picture to send on: the road to the flag, the title, and a code that leads there. */
export async function draw({ title, by, siteName, url }: Poster): Promise<Buffer> {
  for (const name of ['Regular', 'Bold'] as const)
    if (!GlobalFonts.has(`poster${name}`)) GlobalFonts.registerFromPath(face(name), `poster${name}`);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawHill(pen);
  pen.textBaseline = 'top';
  pen.fillStyle = colours.title;
  pen.font = '26px posterBold';
  pen.fillText(siteName, EDGE, EDGE);
  pen.font = '54px posterBold';
  let top = 470;
  for (const line of linesOf(pen, title)) {
    pen.fillText(line, EDGE, top);
    top += 76;
  }
  pen.font = '28px posterRegular';
  pen.fillStyle = colours.words;
  pen.fillText(shortened(pen, by), EDGE, top + 16);
  drawCode(pen, url);
  return canvas.encode('png');
}

function drawHill(pen: SKRSContext2D): void {
  pen.save();
  pen.translate(WIDTH / 2 - SUMMIT[0] * 1.35 + 60, 20);
  pen.scale(1.35, 1.35);
  pen.lineWidth = 1;
  pen.strokeStyle = colours.line;
  for (const line of contours) pen.stroke(new Path2D(line));
  pen.lineWidth = 3;
  pen.strokeStyle = colours.road;
  pen.stroke(new Path2D(road));
  pen.stroke(new Path2D(`M${SUMMIT.join(' ')}v-34`));
  pen.fillStyle = colours.flag;
  const [x, y] = SUMMIT;
  pen.beginPath();
  pen.moveTo(x, y - 34);
  pen.lineTo(x + 22, y - 26);
  pen.lineTo(x, y - 18);
  pen.fill();
  pen.restore();
}

const MOST_LINES = 4;
const ROOM = WIDTH - 2 * EDGE;

const fits = (pen: SKRSContext2D, text: string): boolean => pen.measureText(text).width <= ROOM;

/** Chinese breaks anywhere, words in letters between them; what does not fit into four lines ends in dots. */
function linesOf(pen: SKRSContext2D, text: string): string[] {
  const lines = [''];
  for (const piece of piecesOf(pen, text)) {
    const last = lines.length - 1;
    if (fits(pen, lines[last]! + piece)) lines[last] += piece;
    else lines.push(piece.trimStart());
  }
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]!.slice(0, -1)}…`];
}

/** What stays together; a word as long as a line does not. */
const piecesOf = (pen: SKRSContext2D, text: string): string[] =>
  (text.match(/[\w+#.-]+|./gsu) ?? []).flatMap((piece) => (fits(pen, piece) ? [piece] : [...piece]));

/** In one line. */
function shortened(pen: SKRSContext2D, text: string): string {
  if (fits(pen, text)) return text;
  let letters = [...text];
  while (letters.length > 1 && !fits(pen, `${letters.join('')}…`)) letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}

/** Modules are drawn as areas on a white ground, sharp enough for any phone. */
function drawCode(pen: SKRSContext2D, url: string): void {
  const { size, data } = QRCode.create(url, { errorCorrectionLevel: 'M' }).modules;
  const [left, top] = [EDGE, HEIGHT - EDGE - QR_SIDE];
  const module = QR_SIDE / (size + 2 * QUIET);
  pen.fillStyle = '#ffffff';
  pen.fillRect(left, top, QR_SIDE, QR_SIDE);
  pen.fillStyle = '#16211c';
  const place = (at: number): number => Math.round((QUIET + at) * module);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (data[y * size + x])
        pen.fillRect(left + place(x), top + place(y), place(x + 1) - place(x), place(y + 1) - place(y));
  pen.fillStyle = colours.title;
  pen.font = '28px posterBold';
  pen.fillText('扫码打开', left + QR_SIDE + 28, top + 56);
  pen.fillStyle = colours.words;
  pen.font = '22px posterRegular';
  pen.fillText(new URL(url).host, left + QR_SIDE + 28, top + 104);
}

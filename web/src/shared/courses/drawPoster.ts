import QRCode from 'qrcode';
import { contours, road, SUMMIT } from '#contract/rules/certificateArt.ts';

export interface Poster {
  title: string;
  /** Who it is by, or what it is. */
  by: string;
  siteName: string;
  url: string;
}

const [WIDTH, HEIGHT, EDGE] = [750, 1100, 64];
const QR_SIDE = 190;
const SANS = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
const SERIF = '"Songti SC", "Noto Serif CJK SC", "PingFang SC", serif';

/** A picture to send on: the road to the flag, the title, and a code that leads there. */
export async function drawPoster(canvas: HTMLCanvasElement, { title, by, siteName, url }: Poster): Promise<void> {
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#0b3a2d';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawHill(pen);
  pen.textBaseline = 'top';
  pen.fillStyle = '#e9eeeb';
  pen.font = `600 26px ${SANS}`;
  pen.fillText(siteName, EDGE, EDGE);
  pen.font = `700 54px ${SERIF}`;
  const bottom = linesOf(pen, title).reduce((y, line) => (pen.fillText(line, EDGE, y), y + 76), 470);
  pen.font = `400 28px ${SANS}`;
  pen.fillStyle = '#b7c2bc';
  pen.fillText(by, EDGE, bottom + 16);
  await drawCode(pen, url);
}

function drawHill(pen: CanvasRenderingContext2D): void {
  pen.save();
  pen.translate(WIDTH / 2 - SUMMIT[0] * 1.35 + 60, 20);
  pen.scale(1.35, 1.35);
  pen.lineWidth = 1;
  pen.strokeStyle = '#1f5a48';
  for (const line of contours) pen.stroke(new Path2D(line));
  pen.lineWidth = 3;
  pen.strokeStyle = '#5fc3a0';
  pen.stroke(new Path2D(road));
  pen.stroke(new Path2D(`M${SUMMIT.join(' ')}v-34`));
  pen.fillStyle = '#e8c06a';
  const [x, y] = SUMMIT;
  pen.beginPath();
  pen.moveTo(x, y - 34);
  pen.lineTo(x + 22, y - 26);
  pen.lineTo(x, y - 18);
  pen.fill();
  pen.restore();
}

const MOST_LINES = 4;

/** Chinese breaks anywhere; what does not fit into four lines ends in dots. */
function linesOf(pen: CanvasRenderingContext2D, text: string): string[] {
  const lines = [''];
  for (const letter of text) {
    const last = lines.length - 1;
    if (pen.measureText(lines[last]! + letter).width <= WIDTH - 2 * EDGE) lines[last] += letter;
    else lines.push(letter);
  }
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]!.slice(0, -1)}…`];
}

async function drawCode(pen: CanvasRenderingContext2D, url: string): Promise<void> {
  const code = document.createElement('canvas');
  await QRCode.toCanvas(code, url, { width: QR_SIDE, margin: 2 });
  pen.drawImage(code, EDGE, HEIGHT - EDGE - QR_SIDE, QR_SIDE, QR_SIDE);
  pen.fillStyle = '#e9eeeb';
  pen.font = `600 28px ${SANS}`;
  pen.fillText('扫码打开', EDGE + QR_SIDE + 28, HEIGHT - EDGE - QR_SIDE + 56);
  pen.fillStyle = '#b7c2bc';
  pen.font = `400 22px ${SANS}`;
  pen.fillText(new URL(url).host, EDGE + QR_SIDE + 28, HEIGHT - EDGE - QR_SIDE + 104);
}

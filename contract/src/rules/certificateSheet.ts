import { contours, flag, road, rosette, SEAL, SHEET, stops, SUMMIT, waves } from './certificateArt.ts';
import type { CertificateDesign } from './certificateDesign.ts';
import { CertificateColour, CertificateGround, filled, STANDARD_TITLE } from './certificateDesign.ts';

const { width: WIDTH, height: HEIGHT } = SHEET;

/** The words begin here, and the code ends as far from the other edge. */
export const EDGE = 84;

/** Named colours of a sheet; the paper is the same in all. */
export interface Inks {
  paper: string;
  faint: string;
  line: string;
  accent: string;
  dark: string;
  soft: string;
  meta: string;
  flag: string;
}

const common = { paper: '#fafaf7', dark: '#16211c', soft: '#45514b', meta: '#626e68', flag: '#e8c06a' };

export const inks: Readonly<Record<CertificateColour, Inks>> = {
  [CertificateColour.pine]: { ...common, faint: '#e0eae3', line: '#b4d3c5', accent: '#0f6a50' },
  [CertificateColour.indigo]: { ...common, faint: '#e2e7f0', line: '#b9c6df', accent: '#26457f' },
  [CertificateColour.wine]: { ...common, faint: '#f0e3e3', line: '#dcbcbc', accent: '#8a2430' },
  [CertificateColour.ink]: { ...common, faint: '#e8e8e5', line: '#c6c7c3', accent: '#2f3632' },
};

type Ink = keyof Inks;

export interface Line {
  kind: 'path';
  d: string;
  stroke?: Ink;
  width?: number;
  fill?: Ink;
}

export interface Words {
  kind: 'words';
  text: string;
  x: number;
  /** The upper end of the line. */
  y: number;
  size: number;
  ink: Ink;
  isBold: boolean;
}

/** Where the seal that was uploaded lies. */
export interface Picture {
  kind: 'picture';
  x: number;
  y: number;
  side: number;
}

export type SheetItem = Line | Words | Picture;

/** What stands on a certificate, besides its design. */
export interface CertificateWords {
  siteName: string;
  holderName: string;
  courseName: string;
  /** Set when it is a plan that was completed. */
  programId?: string | null;
  lecturerName: string;
  orgName: string;
  hours: number;
  credit: number;
  /** yyyy-MM-dd … */
  issuedAt: string;
  certificateNo: string;
}

/** Everything on the sheet but the code: the server draws it on paper, the page on the screen. */
export const sheetItems = (words: CertificateWords, design: CertificateDesign | null): SheetItem[] => [
  ...groundOf(design),
  ...(design ? ownWords(words, design) : standardWords(words)),
];

export const inksOf = (design: Pick<CertificateDesign, 'colour'> | null): Inks =>
  inks[design?.colour ?? CertificateColour.pine];

const box = (inset: number): string =>
  `M${inset} ${inset}h${WIDTH - 2 * inset}v${HEIGHT - 2 * inset}h${2 * inset - WIDTH}z`;
const circle = ([x, y]: readonly [number, number], radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const stroke = (d: string, width: number, ink: Ink): Line => ({ kind: 'path', d, width, stroke: ink });
const fill = (d: string, ink: Ink): Line => ({ kind: 'path', d, fill: ink });

function groundOf(design: CertificateDesign | null): SheetItem[] {
  const hill = (design?.ground ?? CertificateGround.road) === CertificateGround.road;
  return [
    fill(`M0 0h${WIDTH}v${HEIGHT}h${-WIDTH}z`, 'paper'),
    ...(hill ? contours.map((path) => stroke(path, 0.7, 'faint')) : []),
    ...waves.map((path) => stroke(path, 0.6, 'line')),
    stroke(box(24), 1.6, 'accent'),
    stroke(box(48), 0.6, 'accent'),
    ...(hill ? way() : []),
    ...(design?.sealImg ? [{ kind: 'picture' as const, x: SEAL[0] - 52, y: SEAL[1] - 52, side: 104 }] : drawnSeal()),
  ];
}

const way = (): SheetItem[] => [
  stroke(road, 2.4, 'accent'),
  ...stops.map((stop): SheetItem => ({ ...stroke(circle(stop, 4.5), 2, 'accent'), fill: 'paper' })),
  fill(flag, 'flag'),
  stroke(`M${SUMMIT.join(' ')}v-34`, 1.6, 'accent'),
];

const drawnSeal = (): SheetItem[] => [
  stroke(rosette, 0.5, 'accent'),
  stroke(circle(SEAL, 46), 1.2, 'accent'),
  fill(circle(SEAL, 22), 'paper'),
  stroke(`M${SEAL[0] - 9} ${SEAL[1] - 8}h18l-18 16h18`, 2.6, 'accent'),
];

const at = (y: number, text: string, size: number, ink: Ink, isBold = false): Words => ({
  kind: 'words',
  text,
  x: EDGE,
  y,
  size,
  ink,
  isBold,
});

const foot = ({ issuedAt, certificateNo }: CertificateWords): Words[] => [
  at(440, dayOf(issuedAt), 14, 'dark'),
  at(466, `证书编号 ${certificateNo}`, 12, 'meta'),
];

const WHOLE_PROGRAM = '完成了下面这个学习方案的全部课程与测评，特此证明。';

function standardWords(words: CertificateWords): Words[] {
  const { courseName, lecturerName, orgName, hours } = words;
  const size = courseName.length > 26 ? 18 : 23;
  const name = wrapped(courseName, size, WIDTH - 2 * EDGE);
  const made = [lecturerName && `讲师 ${lecturerName}`, orgName && `机构 ${orgName}`, `${hours} 学时`];
  return [
    at(96, words.siteName, 13, 'accent', true),
    at(120, STANDARD_TITLE, 40, 'dark', true),
    at(216, words.holderName, 29, 'dark', true),
    at(262, words.programId ? WHOLE_PROGRAM : '学完了下面这门课程的全部课时，特此证明。', 13, 'soft'),
    ...name.map((text, index) => at(330 + index * size * 1.45, text, size, 'accent', true)),
    at(372 + (name.length - 1) * size * 0.9, made.filter(Boolean).join('    '), 12, 'soft'),
    ...foot(words),
  ];
}

/** Beside the hill there is less room than without it. */
const roomBeside = { [CertificateGround.road]: 384, [CertificateGround.plain]: 600 } as const;

const BODY_TOP = 204;
const BODY_HEIGHT = 226;

/** The body in the largest letters in which it ends above the day. */
function bodyLines(body: string, width: number): { lines: string[]; size: number; step: number } {
  const fits = [17, 15, 13, 11].map((size) => {
    const lines = body.split('\n').flatMap((part) => wrapped(part, size, width));
    return { lines, size, step: size * 1.7 };
  });
  return fits.find(({ lines, step }) => lines.length * step <= BODY_HEIGHT) ?? fits.at(-1)!;
}

function ownWords(words: CertificateWords, design: CertificateDesign): Words[] {
  const body = filled(design.body, {
    姓名: words.holderName,
    课程: words.courseName,
    学时: String(words.hours),
    学分: String(words.credit),
    日期: dayOf(words.issuedAt),
    编号: words.certificateNo,
  });
  const { lines, size, step } = bodyLines(body, roomBeside[design.ground]);
  const signed = (y: number, text: string, size: number, ink: Ink, isBold = false): Words => ({
    ...at(y, text, size, ink, isBold),
    x: 340,
  });
  return [
    at(90, words.orgName || words.siteName, 14, 'accent', true),
    at(116, design.title, 40, 'dark', true),
    ...lines.map((text, index) => at(BODY_TOP + index * step, text, size, 'dark')),
    ...foot(words),
    ...(design.signerName === '' ? [] : [signed(440, design.signerName, 15, 'dark', true)]),
    ...(design.signerTitle === '' ? [] : [signed(466, design.signerTitle, 12, 'meta')]),
  ];
}

/** The day as certificates write it: 2026 年 11 月 21 日. */
export function dayOf(wire: string): string {
  const [year, month, day] = wire.slice(0, 10).split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
}

/** Chinese letters are as wide as high; the others about half of it. */
const widthOf = (letter: string): number => (letter < '\u2e80' ? 0.58 : 1);

/** Marks that may not begin a line. */
const trailing = /[，。、；：！？》」』”’）)\].,;:!?]/;

/** Cuts a text into lines that fit; both who draw it cut at the same places. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [''];
  let used = 0;
  for (const piece of text.match(/[A-Za-z\d_-]+|[\s\S]/gu) ?? []) {
    const wide = [...piece].reduce((sum, letter) => sum + widthOf(letter), 0) * size;
    if (used + wide > width && !trailing.test(piece) && lines.at(-1) !== '') {
      lines.push('');
      used = 0;
    }
    lines[lines.length - 1] += piece;
    used += wide;
  }
  return lines.map((line) => line.trim());
}

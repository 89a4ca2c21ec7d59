/** The ground of a certificate, drawn by the server on paper and by the page on the screen: A4 landscape, in points. */
export const SHEET = { width: 842, height: 595 } as const;

type Point = [x: number, y: number];

const place = (value: number): number => Math.round(value * 10) / 10;
const through = (points: Point[]): string => `M${points.map((point) => point.map(place).join(' ')).join('L')}`;

/** A closed curve around a point; `radius` tells how far from it in every direction. */
function around([x, y]: Point, steps: number, turns: number, radius: (angle: number) => number): string {
  const at = (step: number): Point => {
    const angle = (step / steps) * turns * 2 * Math.PI;
    return [x + Math.cos(angle) * radius(angle), y + Math.sin(angle) * radius(angle)];
  };
  return `${through(Array.from({ length: steps }, (_, step) => at(step)))}Z`;
}

const BAND = 36;
const SWING = 6;
/** Whole waves on every side, so that they meet in the corners. */
const [ACROSS, DOWN] = [44, 30];

/** A wave around the sheet within the frame; two of them, half a wave apart, are hard to copy by hand. */
function wave(phase: number): string {
  const [right, bottom] = [SHEET.width - BAND, SHEET.height - BAND];
  const sides: [from: Point, to: Point, waves: number][] = [
    [[BAND, BAND], [right, BAND], ACROSS],
    [[right, BAND], [right, bottom], DOWN],
    [[right, bottom], [BAND, bottom], ACROSS],
    [[BAND, bottom], [BAND, BAND], DOWN],
  ];
  const points = sides.flatMap(([from, to, waves]) =>
    Array.from({ length: waves * 6 }, (_, step): Point => {
      const share = step / (waves * 6);
      const swing = Math.sin(share * waves * 2 * Math.PI + phase) * SWING;
      const isLevel = from[1] === to[1];
      const along: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return isLevel ? [along[0], along[1] + swing] : [along[0] + swing, along[1]];
    }),
  );
  return `${through(points)}Z`;
}

export const waves: readonly string[] = [wave(0), wave(Math.PI)];

export const SUMMIT: Readonly<Point> = [640, 168];

/** A hill as maps draw it, the widest line first. */
export const contours: readonly string[] = Array.from({ length: 9 }, (_, index) => {
  const size = 166 - index * 17;
  const bend = (angle: number): number =>
    1 + 0.11 * Math.sin(2 * angle + 0.6 + index * 0.12) + 0.06 * Math.sin(3 * angle - index * 0.2);
  return around([SUMMIT[0], SUMMIT[1] + 46 - index * 5], 72, 1, (angle) => size * bend(angle) * 0.86);
});

/** The road of the house, from the foot of the hill to the flag on its top. */
export const road = `M472 306C520 322 556 298 548 264S604 232 622 236 668 214 640 ${SUMMIT[1]}`;
export const stops: readonly Readonly<Point>[] = [
  [472, 306],
  [549, 262],
  [622, 236],
];
export const flag = `M${SUMMIT.join(' ')}v-34l22 8-22 8`;

export const SEAL: Readonly<Point> = [584, 448];

/** The rosette of the seal: one line that winds around its middle. */
export const rosette = around([...SEAL], 420, 7, (angle) => 34 + 9 * Math.cos((16 / 7) * angle));

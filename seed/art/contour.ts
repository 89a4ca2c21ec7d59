type Point = readonly [x: number, y: number];

/** A hill of the height field: centre, height and width in pixels. */
export type Peak = { x: number; y: number; height: number; spread: number };

/**
 * Contour lines of some hills as the `d` of an SVG path.
 * Marching squares on a grid of 8 pixels, smoothed by quadratic curves through midpoints; more hills, denser
 * lines.
 */
export function contours(width: number, height: number, peaks: Peak[], levels: number[]): string {
  const field = (x: number, y: number) => peaks.reduce((sum, peak) => sum + rise(peak, x, y), 0);
  return levels.flatMap((level) => chains(segments(width, height, field, level)).map(curve)).join('');
}

function rise({ x, y, height, spread }: Peak, atX: number, atY: number): number {
  const far = ((atX - x) ** 2 + (atY - y) ** 2) / (2 * spread ** 2);
  return height * Math.exp(-far);
}

const step = 8;

function segments(
  width: number,
  height: number,
  field: (x: number, y: number) => number,
  level: number,
): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const corners: Point[] = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ];
      const values = corners.map(([cx, cy]) => field(cx, cy) - level);
      const cuts: Point[] = [];
      for (let side = 0; side < 4; side++) {
        const next = (side + 1) % 4;
        const [a = 0, b = 0] = [values[side], values[next]];
        if (a < 0 !== b < 0) cuts.push(between(corners[side]!, corners[next]!, a / (a - b)));
      }
      for (let index = 0; index + 1 < cuts.length; index += 2) found.push([cuts[index]!, cuts[index + 1]!]);
    }
  }
  return found;
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [Math.round(ax + (bx - ax) * share), Math.round(ay + (by - ay) * share)];
}

function chains(pieces: [Point, Point][]): Point[][] {
  const ends = new Map<string, number[]>();
  pieces.forEach((piece, index) =>
    piece.forEach((point) => ends.set(`${point}`, [...(ends.get(`${point}`) ?? []), index])),
  );
  const used = new Set<number>();
  const follow = (from: Point): Point[] => {
    const line: Point[] = [];
    for (let at = from; ;) {
      const index = ends.get(`${at}`)?.find((candidate) => !used.has(candidate));
      if (index === undefined) return line;
      used.add(index);
      const [a, b] = pieces[index]!;
      at = `${a}` === `${at}` ? b : a;
      line.push(at);
    }
  };
  return pieces.flatMap(([start, end], index) => {
    if (used.has(index)) return [];
    used.add(index);
    const ahead = follow(end);
    return [[...follow(start).toReversed(), start, end, ...ahead]];
  });
}

function curve(line: Point[]): string {
  const thin = line.filter((_, index) => index % 2 === 0 || index === line.length - 1);
  const [first, ...rest] = thin;
  if (!first || rest.length < 3) return '';
  const parts = rest.slice(0, -1).map((point, index) => {
    const [mx, my] = between(point, rest[index + 1]!, 0.5);
    return `Q${point[0]} ${point[1]} ${mx} ${my}`;
  });
  return `M${first[0]} ${first[1]}${parts.join('')}L${rest.at(-1)![0]} ${rest.at(-1)![1]}`;
}

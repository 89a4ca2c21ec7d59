export type Point = readonly [number, number];

/** Corner points of the values (0-100) around the middle; the first axis points up, the others follow clockwise. */
export function radarShape(values: readonly number[], middle: number, reach: number): Point[] {
  return values.map((value, index) => {
    const share = Math.max(0, Math.min(100, value)) / 100;
    return corner(index, values.length, middle, reach * share);
  });
}

/** A regular ring with `count` corners. */
export function ringShape(count: number, middle: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, index) => corner(index, count, middle, radius));
}

/** Baseline and anchor of the name of an axis, set so that it does not cross the ring. */
export function axisLabel(
  index: number,
  count: number,
  middle: number,
  radius: number,
): { x: number; y: number; anchor: 'start' | 'middle' | 'end' } {
  const [x, y] = corner(index, count, middle, radius);
  const side = Math.abs(x - middle) < 2 ? 'middle' : x > middle ? 'start' : 'end';
  // Labels at top and bottom give way a little more, those at the sides align by eye.
  const lift = side !== 'middle' ? 4.5 : y < middle ? 0.5 : 9;
  return { x, y: round(y + lift), anchor: side };
}

/** What of a name at a side has room on one line, in characters. */
const LINE = 5;

/** A long name at a side stands in two lines, so that it does not leave a phone. */
export function nameLines(name: string, anchor: string): string[] {
  if (anchor === 'middle' || name.length <= LINE) return [name];
  const half = Math.ceil(name.length / 2);
  return [name.slice(0, half), name.slice(half)];
}

function corner(index: number, count: number, middle: number, radius: number): Point {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [round(middle + radius * Math.cos(angle)), round(middle + radius * Math.sin(angle))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

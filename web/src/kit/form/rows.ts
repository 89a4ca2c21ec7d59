import { isWithin } from './paths.ts';

/** What becomes of a list: every new row is one of the old ones, by its index, or a new value. */
export type Arrangement = readonly (number | { value: unknown })[];

export const arranged = <T>(rows: readonly T[], next: Arrangement, made: (value: unknown) => T): T[] =>
  next.map((from) => (typeof from === 'number' ? rows[from]! : made(from.value)));

export const kept = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Where something of an old row stands afterwards; undefined when its row is gone, itself when it is of no row. */
export function pathAfter(path: string, list: string, next: Arrangement): string | undefined {
  if (path === list || !isWithin(path, list)) return path;
  const [index, ...rest] = path.slice(list.length + 1).split('.');
  const place = next.indexOf(Number(index));
  return place < 0 ? undefined : [list, place, ...rest].join('.');
}

/** What is kept by path, after the rows were arranged. */
export const keyedAfter = <T>(
  record: Readonly<Record<string, T>>,
  list: string,
  next: Arrangement,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([path, value]) => {
      const after = pathAfter(path, list, next);
      return after === undefined ? [] : [[after, value]];
    }),
  );

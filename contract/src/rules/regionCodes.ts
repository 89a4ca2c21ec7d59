const LENGTH = 6;

/** Two digits a level: 420100 is 4201. */
export const shortRegion = (code: string): string => code.replace(/(00)+$/, '');

/** Whether a place lies within another or is the same. */
export const isWithinRegion = (code: string, outer: string): boolean => code.startsWith(shortRegion(outer));

/** A place with all that lie around it, the widest first; short codes. */
export function regionsAround(code: string): string[] {
  const own = shortRegion(code);
  return Array.from({ length: Math.ceil(own.length / 2) }, (_, level) => own.slice(0, (level + 1) * 2));
}

/** The codes of a place and of all around it, with the empty one of the whole country. */
export const regionsAbove = (code: string): string[] => [
  '',
  ...regionsAround(code).map((short) => short.padEnd(LENGTH, '0')),
];

/** The first and the last code within a place. */
export function regionStretch(code: string): { from: string; to: string } {
  const own = shortRegion(code);
  return { from: own.padEnd(LENGTH, '0'), to: own.padEnd(LENGTH, '9') };
}

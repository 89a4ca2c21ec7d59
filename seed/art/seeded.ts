/**
 * A stable sequence of choices from a text: the same text always gives the same picture.
 * The returned function gives integers from 0 to count - 1.
 */
export function seeded(text: string): (count: number) => number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (count) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return Math.floor(((state >>> 0) / 2 ** 32) * count);
  };
}

/** Tint, colour and shade of the eight minerals, in the order of m1 … m8 of the style guide. */
export const minerals = [
  { soft: '#DCEBE3', main: '#0F6A50', deep: '#0A4434' },
  { soft: '#DBE5EF', main: '#33567A', deep: '#1F3750' },
  { soft: '#F3E0D3', main: '#A4552C', deep: '#6B351A' },
  { soft: '#F5E8CB', main: '#B07D14', deep: '#74530F' },
  { soft: '#F1DDE4', main: '#97405C', deep: '#5F2438' },
  { soft: '#DAE8EA', main: '#4A7780', deep: '#294A52' },
  { soft: '#E4DFEE', main: '#6A5A8C', deep: '#3F345B' },
  { soft: '#E8EBD5', main: '#66752F', deep: '#434D1C' },
] as const;

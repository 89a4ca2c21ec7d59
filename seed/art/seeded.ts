/**
 * 由一段文字得出一串稳定的选择：同样的文字永远得到同样的画面。
 * 返回的函数每次给出 0 到 count - 1 的整数。
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

/** 八种矿物色的浅底、主色与深色，次序与样式指南的 m1…m8 相同。 */
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

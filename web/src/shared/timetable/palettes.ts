/** How the kinds of lessons are coloured; the values are in LessonColours.module.css. */
export const palettes = [
  { key: 'mineral', name: '矿物色', note: '知途的本色，每种课程一种矿物' },
  { key: 'okabe', name: '易分辨', note: 'Okabe–Ito 配色，红绿色觉异常也分得清' },
  { key: 'plain', name: '素色', note: '不分颜色，只看文字；打印也省墨' },
] as const;

export type PaletteKey = (typeof palettes)[number]['key'];

const COOKIE = 'zt-lesson-colours';
const YEAR = 31_536_000;

/** The palette that this browser has chosen; a cookie, so that the server already draws with it. */
export function paletteIn(cookies: string | null): PaletteKey {
  const [, kept] = new RegExp(`(?:^|; )${COOKIE}=([a-z]+)`).exec(cookies ?? '') ?? [];
  return palettes.find(({ key }) => key === kept)?.key ?? 'mineral';
}

export function keepPalette(key: PaletteKey): void {
  document.cookie = `${COOKIE}=${key}; path=/; max-age=${YEAR}; samesite=lax`;
}

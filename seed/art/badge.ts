import { minerals, seeded } from './seeded.ts';

const serif =
  "'Songti SC','Source Han Serif SC','Noto Serif CJK SC','Noto Serif SC',STZhongsong,'PingFang SC','Microsoft YaHei',serif";

/**
 * Badge of an organization: a rounded square in a mineral tint with the first character, an SVG of 96 × 96.
 * `seed` decides the colour (usually the key), `tint` may fix it (0-7); schools have a small path below the
 * character.
 */
export function badge(name: string, seed: string, options: { isSchool?: boolean; tint?: number } = {}): string {
  const { isSchool = false, tint = seeded(seed)(minerals.length) } = options;
  const { soft, main, deep } = minerals[tint % minerals.length] ?? minerals[0];
  const char = [...name][0] ?? '知';
  const road = isSchool
    ? `<path d="M30 78h36" stroke="${main}" stroke-width="2.6"/><circle cx="30" cy="78" r="3.6" fill="${main}"/><circle cx="66" cy="78" r="3.2" fill="${soft}" stroke="${main}" stroke-width="2"/>`
    : '';
  const middle = isSchool ? 44 : 50;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="21" fill="${soft}"/><text x="48" y="${middle}" fill="${deep}" font-family="${serif}" font-size="46" font-weight="700" text-anchor="middle" dominant-baseline="central">${char}</text>${road}</svg>`;
}

import { minerals, seeded } from './seeded.ts';

const serif =
  "'Songti SC','Source Han Serif SC','Noto Serif CJK SC','Noto Serif SC',STZhongsong,'PingFang SC','Microsoft YaHei',serif";

/**
 * 单位徽标：圆角 22% 的方块，矿物色浅底，衬线首字，返回 96 × 96 的 SVG 文本。
 * seed 决定颜色（通常用单位的 key），tint 可以指定矿物色 0-7；学校在字下多一段两端带节点的路，与机构、企业区分。
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

import { minerals, seeded } from './seeded.ts';

const [pine, indigo, clay, amber, , slate] = minerals;
const font = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif";
const paper = '#FBF9F4';
const ink = '#26312C';

/** Works that demo people show in their résumés; each draws what its title speaks of. */
const scenes = { canteen: canteenQueues, breakfast: threeCharts, reminder: circuit, market: storyboard };

export type WorkArtName = keyof typeof scenes;

export const workArts = Object.keys(scenes) as WorkArtName[];

/** The picture of a work, an SVG of 960 × 600. */
export function workArt(name: WorkArtName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600"><rect width="960" height="600" fill="${paper}"/>${scenes[name]()}</svg>`;
}

type Look = { size?: number; fill?: string; anchor?: 'start' | 'middle' | 'end'; weight?: number };

const label = (
  x: number,
  y: number,
  text: string,
  { size = 18, fill = ink, anchor = 'start', weight = 400 }: Look = {},
) =>
  `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;
const bar = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string = ink, width = 3) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const title = (text: string, note: string) =>
  label(56, 76, text, { size: 30, weight: 700 }) + label(56, 110, note, { size: 18, fill: slate.deep });

/** Queue length by window and quarter of an hour: the peak moves along the windows after the bell. */
function canteenQueues(): string {
  const windows = ['面食', '盖饭', '小炒', '麻辣烫', '清真', '水果'];
  const choose = seeded('canteen');
  const cells = windows.map((name, row) => {
    const peak = 4 + row * 0.7;
    const cell = (at: number) => {
      const people = Math.max(0, 1 - Math.abs(at - peak) / 4) * (0.75 + choose(30) / 100);
      return bar(190 + at * 58, 160 + row * 62, 54, 56, pine.main, `opacity="${(0.07 + 0.93 * people).toFixed(2)}"`);
    };
    return label(170, 195 + row * 62, name, { anchor: 'end' }) + times(12, cell).join('');
  });
  const hours = times(4, (at) =>
    label(190 + at * 174, 560, `${11 + Math.floor((at * 3) / 4)}:${['00', '45', '30', '15'][at]}`),
  );
  return title('十二点十分，排队从面食挪到了水果', '每格一刻钟，颜色越深队越长') + cells.join('') + hours.join('');
}

/** Three small charts, one question each. */
function threeCharts(): string {
  const panel = (at: number, question: string, inside: string) =>
    `<g transform="translate(${56 + at * 290} 150)">${bar(0, 0, 266, 380, '#FFFFFF', `stroke="${pine.soft}" stroke-width="2"`)}${label(22, 44, question, { size: 19, weight: 700 })}${inside}</g>`;
  const sold = [150, 220, 96, 60].map((height, at) =>
    bar(30 + at * 54, 340 - height, 38, height, at === 1 ? clay.main : clay.soft),
  );
  const waiting = line('M28 320 L70 300 L112 190 L154 110 L196 250 L238 306', indigo.main, 5);
  const shares = [0.52, 0.3, 0.18].map((share, at) => {
    const [y, fill] = [110 + at * 76, [amber.deep, amber.main, amber.soft][at]!];
    return bar(26, y, 216 * share, 40, fill) + label(26 + 216 * share + 10, y + 27, `${Math.round(share * 100)}%`);
  });
  return (
    title('一家早餐店，三张图', '每张图只回答一个问题') +
    panel(0, '什么卖得最好？', sold.join('')) +
    panel(1, '几点最忙？', waiting + label(154, 96, '7:20', { anchor: 'middle', fill: indigo.deep })) +
    panel(2, '谁会再来？', shares.join(''))
  );
}

/** From the sensor through the amplifier and the chip to the lamp. */
function circuit(): string {
  const block = (x: number, name: string, note: string) =>
    bar(x, 250, 150, 110, '#FFFFFF', `stroke="${indigo.main}" stroke-width="3"`) +
    label(x + 75, 300, name, { anchor: 'middle', weight: 700 }) +
    label(x + 75, 332, note, { anchor: 'middle', size: 15, fill: slate.deep });
  const wires = [206, 416, 626].map((x) => line(`M${x} 305 H${x + 60}`, indigo.deep));
  const resistor = line('M341 250 V200 l-14 -8 28 -16 -28 -16 28 -16 -14 -8 V110', clay.main);
  const lamp = `<circle cx="880" cy="305" r="34" fill="${amber.soft}" stroke="${amber.main}" stroke-width="3"/>`;
  const ground = times(4, (at) => line(`M${131 + at * 210} 360 V430 m-22 0 h44 m-36 10 h28 m-20 10 h12`, slate.main));
  return (
    title('用电提醒器', '互感器取样，超过定额就亮灯；物料三十一元') +
    '<g transform="translate(0 50)">' +
    block(56, '互感器', '5 A : 5 mA') +
    block(266, '放大', '×20') +
    block(476, '单片机', '每秒取样 50 次') +
    block(686, '驱动', '三极管') +
    [...wires, line('M836 305 H846', indigo.deep), resistor, lamp, ...ground].join('') +
    label(366, 160, '10 kΩ', { fill: clay.deep }) +
    '</g>'
  );
}

/** Six frames of a short film from before dawn to the evening. */
function storyboard(): string {
  const frames = ['04:30 卸车', '06:00 开摊', '08:10 讨价', '11:30 收秤', '15:00 打盹', '18:40 归零'];
  const skies = [slate.deep, slate.main, amber.soft, amber.main, clay.soft, clay.deep];
  const choose = seeded('market');
  const frame = (name: string, at: number) => {
    const stalls = times(4, (stall) => {
      const height = 40 + choose(50);
      return bar(16 + stall * 62, 150 - height, 48, height, [pine.main, clay.main, indigo.main, amber.deep][stall]!);
    });
    const sun = `<circle cx="${40 + at * 36}" cy="${at === 0 || at === 5 ? 110 : 44}" r="15" fill="${paper}"/>`;
    return `<g transform="translate(${56 + (at % 3) * 290} ${146 + Math.floor(at / 3) * 214})">${bar(0, 0, 266, 150, skies[at]!)}${sun}${stalls.join('')}${label(4, 180, name)}</g>`;
  };
  return title('菜市场的一天', '六个镜头，没有一句旁白') + frames.map(frame).join('');
}

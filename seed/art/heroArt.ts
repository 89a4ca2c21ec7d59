import { contours, type Peak } from './contour.ts';

type Point = readonly [x: number, y: number];

type Scene = { peaks: Peak[]; stations: Point[]; flag: Point };

const peak = (x: number, y: number, height: number, spread: number): Peak => ({ x, y, height, spread });

const scenes = {
  summit: {
    peaks: [peak(610, 120, 10, 120), peak(330, 300, 5, 130), peak(120, 60, 4, 110), peak(730, 380, 4, 90)],
    stations: [
      [262, 440],
      [318, 372],
      [408, 346],
      [492, 300],
      [534, 216],
      [600, 130],
    ],
    flag: [676, 88],
  },
  ridge: {
    peaks: [peak(500, 230, 7, 100), peak(690, 150, 9, 110), peak(300, 360, 5, 120), peak(200, 60, 4, 130)],
    stations: [
      [300, 440],
      [352, 352],
      [446, 318],
      [514, 246],
      [598, 222],
      [654, 150],
    ],
    flag: [704, 92],
  },
  valley: {
    peaks: [peak(460, 60, 7, 110), peak(720, 330, 8, 120), peak(420, 420, 5, 110), peak(150, 230, 4, 120)],
    stations: [
      [250, 440],
      [340, 398],
      [428, 330],
      [520, 262],
      [604, 236],
      [660, 176],
    ],
    flag: [706, 120],
  },
  switchback: {
    peaks: [peak(580, 170, 10, 140), peak(260, 120, 5, 120), peak(330, 420, 4, 120)],
    stations: [
      [300, 440],
      [470, 372],
      [640, 336],
      [500, 270],
      [640, 206],
      [566, 138],
    ],
    flag: [640, 84],
  },
  meadow: {
    peaks: [peak(640, 300, 6, 130), peak(420, 140, 6, 120), peak(720, 60, 6, 100), peak(160, 380, 4, 120)],
    stations: [
      [240, 440],
      [330, 378],
      [440, 376],
      [528, 312],
      [616, 258],
      [640, 168],
    ],
    flag: [692, 108],
  },
} satisfies Record<string, Scene>;

/** Names of the pictures, as `art` in data/advs.ts. */
export type HeroArt = keyof typeof scenes;

/** All names. */
export const heroArts = Object.keys(scenes) as HeroArt[];

/**
 * Carousel background: a path to a flag over contour lines, 760 × 420, transparent, for `--c-deep`.
 * Colours are fixed values: a picture has no access to the page's variables, and the dark ground is nearly the
 * same in both themes.
 */
export function heroArt(name: HeroArt): string {
  const { peaks, stations, flag }: Scene = scenes[name];
  const lines = contours(760, 420, peaks, [1, 1.7, 2.4, 3.2, 4, 4.9, 5.8, 6.7, 7.6, 8.5, 9.3]);
  const last = stations.at(-1)!;
  const dots = stations.slice(1, -1).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 420" width="760" height="420">',
    `<path d="${lines}" fill="none" stroke="#2A6650" stroke-width="1.1"/>`,
    '<g fill="none" stroke="#F4F7F2" stroke-width="3" stroke-linecap="round">',
    `<path d="${road(stations)}"/><path d="M${last.join(' ')}L${flag.join(' ')}" stroke-dasharray="1 9"/></g>`,
    `<g fill="#F4F7F2">${dots.join('')}<circle cx="${last[0]}" cy="${last[1]}" r="11"/></g>`,
    `<circle cx="${last[0]}" cy="${last[1]}" r="5" fill="#0F6A50"/>`,
    `<g transform="translate(${flag.join(' ')})"><path d="M0 0V-40" stroke="#F4F7F2" stroke-width="3" stroke-linecap="round"/>`,
    '<path d="M1-40h30l-8 9 8 9H1z" fill="#E8C06A"/></g></svg>',
  ].join('');
}

/** A smooth curve through all stops (Catmull-Rom as cubic Béziers). */
function road(stations: Point[]): string {
  const at = (index: number) => stations[Math.min(Math.max(index, 0), stations.length - 1)]!;
  const pull = (from: Point, to: Point, axis: 0 | 1) => Math.round(((to[axis] - from[axis]) / 6) * 10) / 10;
  const parts = stations.slice(1).map((to, index) => {
    const from = at(index);
    const [before, after] = [at(index - 1), at(index + 2)];
    const c1 = [from[0] + pull(before, to, 0), from[1] + pull(before, to, 1)];
    const c2 = [to[0] - pull(from, after, 0), to[1] - pull(from, after, 1)];
    return `C${c1.join(' ')} ${c2.join(' ')} ${to.join(' ')}`;
  });
  return `M${at(0).join(' ')}${parts.join('')}`;
}

import { minerals, seeded } from './seeded.ts';

const hairs = {
  bob: [
    'M27 60C22 30 30 14 48 14s26 16 21 46c-6 5-36 5-42 0z',
    'M30 44c0-16 8-23 18-23s18 7 18 23c-8-4-13-9-15-14-4 7-13 11-21 14z',
  ],
  long: [
    'M24 84C22 30 28 14 48 14s26 16 24 70z',
    'M31 44c-1-16 6-23 16-23 11 0 19 7 18 23-4-8-9-13-17-16-6 6-12 10-17 16z',
  ],
  bun: [
    'M39 13a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM29 48C26 28 34 17 48 17s22 11 19 31z',
    'M31 41c0-14 7-20 17-20s17 6 17 20c-5-8-11-11-17-11s-12 3-17 11z',
  ],
  tail: [
    'M60 22c15-4 21 14 16 46-8-8-8-24-14-30zM29 48C26 28 34 16 48 16s22 12 19 32z',
    'M31 42c-1-15 7-22 18-22 10 0 17 7 16 22-4-7-8-10-12-12-5 5-14 6-22 12z',
  ],
  side: ['', 'M30 44c-4-20 6-30 20-30 12 0 18 9 16 28-2-6-5-10-10-14-6 6-16 8-22 8-2 2-3 5-4 8z'],
  short: ['', 'M30 42c-3-18 6-27 19-27 14 0 20 10 17 27-1-6-3-10-7-13-7 4-20 4-25 2-2 3-3 7-4 11z'],
  crew: ['', 'M31 38c-2-14 6-22 17-22s19 8 17 22c-2-5-3-7-6-9H37c-3 2-4 4-6 9z'],
  curly: [
    '',
    'M30 42c-5-3-5-10-1-13-2-7 4-12 9-11 3-5 12-6 16-2 6-2 11 3 11 8 5 3 6 12 1 18-1-5-3-9-6-11-8 3-18 3-24 0-3 3-5 6-6 11z',
  ],
} as const;

type Hair = keyof typeof hairs;

/** Parts of a portrait. `tint` is a mineral colour 0-7; `deep` makes the clothes dark. */
export type Look = {
  hair: Hair;
  hairColor: string;
  skin: string;
  tint: number;
  deep: boolean;
  glasses: boolean;
  collar: 'round' | 'shirt' | 'vneck';
};

const female: Hair[] = ['bob', 'long', 'bun', 'tail'];
const male: Hair[] = ['side', 'short', 'crew', 'curly'];
const hairColors = ['#2A2523', '#2A2523', '#3A2A26', '#4A3428'];
const skins = ['#F2D2B6', '#F2D2B6', '#E9BF9B', '#DDAA82'];
const collars: Look['collar'][] = ['round', 'round', 'shirt', 'vneck'];

/**
 * A flat bust without features, an SVG of 96 × 96.
 * One seed always gives one portrait; `sex` only narrows the hair; `look` may fix some parts.
 */
export function portrait(seed: string, options: { sex?: 1 | 2 | 3; look?: Partial<Look> } = {}): string {
  const { hair, hairColor, skin, tint, deep, glasses, collar } = { ...choose(seed, options.sex ?? 3), ...options.look };
  const { soft, main, deep: dark } = minerals[tint % minerals.length] ?? minerals[0];
  const [back, front] = hairs[hair];
  const cloth = deep ? dark : main;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<rect width="96" height="96" fill="${soft}"/>`,
    back && `<path d="${back}" fill="${hairColor}"/>`,
    `<path d="M10 98C10 76 28 69 48 69s38 7 38 29z" fill="${cloth}"/>`,
    `<path d="M40 54h16v13c0 6-16 6-16 0z" fill="${skin}"/>`,
    `<path d="M40 60c5 4 11 4 16 0v4c-4 4-12 4-16 0z" fill="#000" opacity=".1"/>`,
    collarOf(collar, skin),
    `<ellipse cx="48" cy="43" rx="16.5" ry="19.5" fill="${skin}"/>`,
    `<path d="${front}" fill="${hairColor}"/>`,
    glasses &&
      '<g fill="none" stroke="#2A2523" stroke-width="1.6"><circle cx="41" cy="44" r="5.6"/><circle cx="55" cy="44" r="5.6"/><path d="M46.6 43q1.4-1 2.8 0"/></g>',
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

function choose(seed: string, sex: 1 | 2 | 3): Look {
  const pick = seeded(seed);
  const range = { 1: male, 2: female, 3: [...female, ...male] }[sex];
  const of = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  return {
    hair: of(range),
    hairColor: of(hairColors),
    skin: of(skins),
    tint: pick(minerals.length),
    deep: pick(3) === 0,
    glasses: pick(3) === 0,
    collar: of(collars),
  };
}

function collarOf(collar: Look['collar'], skin: string): string {
  if (collar === 'shirt')
    return '<path d="M39 67l9 10 9-10 5 3-8 12-6-5-6 5-8-12z" fill="#FCFAF3"/><path d="M48 77v21" stroke="#000" stroke-opacity=".14" stroke-width="1.4"/>';
  return collar === 'vneck' ? `<path d="M40 66h16l-8 15z" fill="${skin}"/>` : '';
}

import { readFileSync } from 'node:fs';
import { organizations } from '#seed/data/organizations.ts';
import { people } from '#seed/data/people.ts';
import { badge } from './badge.ts';
import { heroArt, heroArts } from './heroArt.ts';
import { knownLooks, knownTints } from './looks.ts';
import { portrait } from './portrait.ts';
import { workArt, workArts } from './workArt.ts';

const fixed = ['logo.svg', 'logo-dark.svg', 'favicon.svg', 'wx.svg', 'wb.svg'];

/** The pictures of the demo world: path below `/demo-art/` → how to draw it. Each is drawn once, when it is first asked for. */
const drawings = new Map<string, () => string>([
  ...fixed.map((name) => [name, () => readFileSync(new URL(name, import.meta.url), 'utf8')] as const),
  ...heroArts.map((name) => [`hero/${name}.svg`, () => heroArt(name)] as const),
  ...workArts.map((name) => [`work/${name}.svg`, () => workArt(name)] as const),
  ...people.map(
    ({ key, sex }) => [`portrait/${key}.svg`, () => portrait(key, { sex, look: knownLooks[key] })] as const,
  ),
  ...organizations.map(({ key, shortName, orgType }) => {
    const options = { isSchool: orgType === 4, tint: knownTints[key] };
    return [`org/${key}.svg`, () => badge(shortName, key, options)] as const;
  }),
]);
const drawn = new Map<string, string>();

/** The SVG text of a picture such as `/demo-art/portrait/linxiao.svg`, or undefined when there is none of that name. */
export function demoArt(path: string): string | undefined {
  const name = path.replace(/^\/demo-art\//, '');
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const svg = drawings.get(name)?.();
  if (svg !== undefined) drawn.set(name, svg);
  return svg;
}

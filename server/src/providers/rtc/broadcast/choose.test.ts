import { expect, it } from 'vitest';
import { chosen } from './choose.ts';
import type { Shown } from './choose.ts';

const shown = (identity: string, source: Shown['source'], heardAt = 10_000): Shown => ({ identity, source, heardAt });

it('what is shared goes before faces, the leading person before the others, the first before the later', () => {
  const face = shown('7', 'camera');
  const lead = shown('1', 'camera');
  const screen = shown('7', 'screen');
  expect(chosen([face, lead], '1', 10_000)).toBe(lead);
  expect(chosen([face, shown('8', 'camera')], '1', 10_000)).toBe(face);
  expect(chosen([lead, screen], '1', 10_000)).toBe(screen);
  expect(chosen([screen, shown('1', 'screen')], '1', 10_000)?.identity).toBe('1');
});

it('a camera that is turned off shows nothing', () => {
  const lead = shown('1', 'camera', 1000);
  const other = shown('7', 'camera');
  expect(chosen([lead, other], '1', 10_000)).toBe(other);
  expect(chosen([lead], '1', 10_000)).toBeUndefined();
  expect(chosen([], '1', 10_000)).toBeUndefined();
});

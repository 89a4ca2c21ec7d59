import { expect, it } from 'vitest';
import { mayReload } from './useReloadOnChunkFailure.ts';

it('reloads once in sixty seconds at most', () => {
  const now = 1_800_000_000_000;
  expect(mayReload(now, 0)).toBe(true);
  expect(mayReload(now, now - 59_999)).toBe(false);
  expect(mayReload(now, now - 60_000)).toBe(true);
});

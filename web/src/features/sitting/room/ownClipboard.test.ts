import { expect, it } from 'vitest';
import { createOwnClipboard } from './ownClipboard.ts';

it('knows the words that were taken from an answer last, however an editor breaks their lines', () => {
  const own = createOwnClipboard();
  expect(own.isOwn('')).toBe(false);
  expect(own.isOwn('方差是什么')).toBe(false);
  own.took('离散程度\n越大越散');
  expect(own.isOwn('离散程度\n\n越大越散')).toBe(true);
  expect(own.isOwn('方差是什么')).toBe(false);
  own.took('另一句');
  expect(own.isOwn('离散程度越大越散')).toBe(false);
  own.took('');
  expect(own.isOwn('')).toBe(false);
});

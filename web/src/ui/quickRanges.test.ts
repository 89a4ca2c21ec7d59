import { expect, test } from 'vitest';
import { quickRanges } from './quickRanges.ts';

test('the usual ranges end today and begin across months', () => {
  expect(quickRanges(new Date(2026, 2, 3)).map(({ range }) => range)).toEqual([
    { from: '2026-03-03', to: '2026-03-03' },
    { from: '2026-02-25', to: '2026-03-03' },
    { from: '2026-02-02', to: '2026-03-03' },
    { from: '2026-03-01', to: '2026-03-03' },
  ]);
});

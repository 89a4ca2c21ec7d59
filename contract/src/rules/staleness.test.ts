import { expect, it } from 'vitest';
import { isStale } from './staleness.ts';

const now = new Date('2026-11-24T12:00:00+08:00');
const old = '2026-01-01 08:00:00';
const article = { aboutVersion: 'Python 3.11', publishTime: old, confirmTime: null };

it('names a version, is old, and nobody confirmed it', () => {
  expect(isStale(article, now)).toBe(true);
  expect(isStale({ ...article, aboutVersion: '' }, now)).toBe(false);
  expect(isStale({ ...article, publishTime: '2026-10-01 08:00:00' }, now)).toBe(false);
  expect(isStale({ ...article, publishTime: null }, now)).toBe(false);
});

it('a confirmation holds for half a year', () => {
  expect(isStale({ ...article, confirmTime: '2026-11-01 08:00:00' }, now)).toBe(false);
  expect(isStale({ ...article, confirmTime: '2026-02-01 08:00:00' }, now)).toBe(true);
});

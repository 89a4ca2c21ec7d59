import { expect, it } from 'vitest';
import { rangeOf } from './range.ts';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-99', { start: 0, end: 9 }],
  ['bytes=3-', { start: 3, end: 9 }],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-400', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-20', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=5-3', 'none'],
  ['bytes=-', 'none'],
  ['bytes=', 'none'],
  ['bytes=a-b', 'none'],
  ['bytes=0-1,4-5', 'none'],
  ['items=0-1', 'none'],
  ['bytes=--1', 'none'],
  [undefined, 'none'],
])('%s of ten bytes', (header, wanted) => {
  expect(rangeOf(header, 10)).toEqual(wanted);
});

it('nothing to take of an empty file', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable');
  expect(rangeOf('bytes=-1', 0)).toBe('unsatisfiable');
});

import { expect, test } from 'vitest';
import { untouched } from '../../../shared/rtc/largeOf.ts';
import { layoutIn, layoutsFor, turnsFor, viewOf } from './layouts.ts';

const camera = { id: 'lecturer', isScreen: false, isMine: false };
const screen = { id: 'screen', isScreen: true, isMine: false };

test('the slides are large until there is a screen', () => {
  expect(viewOf([camera], untouched, 'slides', true)).toEqual({ shape: 'slides', large: null });
  expect(viewOf([camera, screen], untouched, 'slides', true)).toEqual({ shape: 'picture', large: screen });
});

test('a picture that was enlarged takes the place of the slides', () => {
  const pinned = { pinned: 'lecturer', turned: null };
  expect(viewOf([camera, screen], pinned, 'slides', true)).toEqual({ shape: 'picture', large: camera });
});

test('with the picture large, who speaks is, and without a picture the slides are', () => {
  expect(viewOf([camera], untouched, 'picture', false)).toEqual({ shape: 'picture', large: camera });
  expect(viewOf([], untouched, 'picture', false).shape).toBe('slides');
});

test('side by side only where there is room for both', () => {
  expect(viewOf([camera], untouched, 'both', true)).toEqual({ shape: 'both', large: camera });
  expect(viewOf([camera], untouched, 'both', false).shape).toBe('picture');
  expect(layoutsFor(false)).toEqual(['slides', 'picture']);
});

test('choosing the slides turns away from the screen that is there, not from the next one', () => {
  const turns = turnsFor('slides', screen);
  expect(viewOf([camera, screen], turns, 'slides', true).shape).toBe('slides');
  expect(viewOf([camera, { ...screen, id: 'another' }], turns, 'slides', true).shape).toBe('picture');
  expect(turnsFor('picture', screen)).toEqual(untouched);
});

test('what is kept from another time and means nothing is today’s layout', () => {
  expect(layoutIn('both')).toBe('both');
  expect(layoutIn('cinema')).toBe('slides');
  expect(layoutIn('')).toBe('slides');
});

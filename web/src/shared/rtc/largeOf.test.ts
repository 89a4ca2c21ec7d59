import { expect, test } from 'vitest';
import type { Picture } from './largeOf.ts';
import { largeOf, screenAside, untouched } from './largeOf.ts';

const picture = (id: string, isScreen = false, isMine = false): Picture => ({ id, isScreen, isMine });
const mine = picture('me');
const own: Picture = { ...mine, isMine: true };
const camera = picture('her');
const screen = picture('her screen', true);
const ownScreen = picture('my screen', true, true);

test.each([
  ['nobody is seen', [], false, undefined],
  ['a camera waits to be asked for', [own, camera], false, undefined],
  ['a camera that is asked for; one’s own comes last', [own, camera], true, 'her'],
  ['one’s own where there is no other', [own], true, 'me'],
  ['a screen comes before cameras', [own, camera, screen], true, 'her screen'],
  ['a screen is large without being asked for', [camera, screen], false, 'her screen'],
  ['one’s own screen is not', [own, ownScreen], false, undefined],
])('%s', (_, pictures, isCameraWanted, id) => {
  expect(largeOf(pictures, untouched, isCameraWanted)?.id).toBe(id);
});

test('what was enlarged stays large, until it is gone', () => {
  const turns = { pinned: 'her', turned: null };
  expect(largeOf([own, camera, screen], turns, false)).toBe(camera);
  expect(largeOf([own, screen], turns, false)).toBe(screen);
  expect(largeOf([own, ownScreen], { pinned: 'my screen', turned: null }, false)).toBe(ownScreen);
});

test('turned away from, none is large; another screen is', () => {
  const turns = { pinned: null, turned: 'her screen' };
  expect(largeOf([camera, screen], turns, true)).toBeNull();
  expect(screenAside([camera, screen], turns)).toBe(screen);
  expect(screenAside([camera], turns)).toBeUndefined();
  const another = picture('another screen', true);
  expect(largeOf([camera, another], turns, false)).toBe(another);
});

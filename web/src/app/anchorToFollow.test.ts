import { expect, test } from 'vitest';
import type { PressedLink } from './anchorToFollow.ts';
import { anchorToFollow } from './anchorToFollow.ts';

const origin = 'https://zhitu.cn';

const press = { button: 0, defaultPrevented: false, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

const link: PressedLink = {
  dataset: { discover: 'follow' },
  target: '',
  download: '',
  origin,
  pathname: '/list',
  search: '?category=7',
  hash: '',
};

test('a plain press on a link of ours is followed, with its query and fragment', () => {
  expect(anchorToFollow(press, link, origin)).toEqual({ to: '/list?category=7', keepScroll: false });
  const stay = { ...link, dataset: { discover: 'stay' }, hash: '#rows', target: '_self' };
  expect(anchorToFollow(press, stay, origin)).toEqual({ to: '/list?category=7#rows', keepScroll: true });
});

test('another button, a held key and what was dealt with already are left alone', () => {
  for (const other of [
    { button: 1 },
    { defaultPrevented: true },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ]) {
    expect(anchorToFollow({ ...press, ...other }, link, origin)).toBeUndefined();
  }
});

test("no link, the router's own, downloads, other windows and other sites are left alone", () => {
  for (const other of [
    { dataset: {} },
    { dataset: { discover: 'true' } },
    { download: 'a.pdf' },
    { target: '_blank' },
    { origin: 'https://else.cn' },
  ]) {
    expect(anchorToFollow(press, { ...link, ...other }, origin)).toBeUndefined();
  }
  expect(anchorToFollow(press, null, origin)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { ladderOf } from './ladder.ts';
import { gainFor } from './loudness.ts';
import { thumbnailFile, tileOf } from './thumbnails.ts';

const video = { index: 0, width: 1920, height: 1080, rotation: 0, framesPerSecond: 29.97 } as const;
const sizes = (wish: object) => ladderOf({ ...video, ...wish }).map(({ width, height }) => `${width}x${height}`);

it.each([
  ['full HD', {}, ['1920x1080', '1280x720', '640x360']],
  ['4K is made smaller', { width: 3840, height: 2160 }, ['1920x1080', '1280x720', '640x360']],
  ['a little less than 720', { width: 1024, height: 576 }, ['1024x576', '640x360']],
  ['hardly more than 360', { width: 720, height: 404 }, ['640x360']],
  ['small', { width: 321, height: 181 }, ['320x180']],
  ['a telephone held upright', { rotation: 90 }, ['1080x1920', '720x1280', '360x640']],
])('%s', (_, wish, expected) => expect(sizes(wish)).toEqual(expected));

it('at most thirty pictures in a second, and as many as usual where the file does not say', () => {
  const frames = (framesPerSecond: number) => ladderOf({ ...video, framesPerSecond })[0]!.framesPerSecond;
  expect([frames(59.94), frames(23.976), frames(0), frames(0.1)]).toEqual([30, 24, 25, 1]);
});

it('pictures of the seek bar: so close together that they fit on one sheet, else every ten seconds', () => {
  expect([60, 150, 400, 7200].map((seconds) => tileOf({ width: 1280, height: 720 }, seconds).every)).toEqual([
    1, 2, 5, 10,
  ]);
  const lines = thumbnailFile(tileOf({ width: 1280, height: 720 }, 1005), 1005).split('\n');
  expect(lines.slice(-6, -1)).toEqual([
    '00:16:30.000 --> 00:16:40.000',
    'sheet-1.jpg#xywh=1440,810,160,90',
    '',
    '00:16:40.000 --> 00:16:45.000',
    'sheet-2.jpg#xywh=0,0,160,90',
  ]);
});

it('a sound is brought to the target; silence is not made loud', () => {
  expect([gainFor(-23), gainFor(-9), gainFor(-70), gainFor(-Infinity), gainFor(-55)]).toEqual([7, -7, 0, 0, 24]);
});

import { expect, it } from 'vitest';
import { loggedPath } from './loggedPath.ts';

it.each([
  ['/media/key.sign/film.mp4?x=1', '/media/-/film.mp4'],
  ['/ical/key', '/ical/-'],
  ['/live-hls/key.sign/live.m3u8?_HLS_msn=3', '/live-hls/-/live.m3u8'],
  ['/view/3?token=x', '/view/3'],
])('%s is logged as %s', (url, path) => expect(loggedPath(url)).toBe(path));

import { expect, it } from 'vitest';
import { argumentsOf, factsOf, quarter } from './program.ts';

const recipe = {
  folder: '/work',
  input: '/files/film.mp4',
  chains: [{ from: 0, filters: 'scale=640:360[v]' }],
  outputs: [
    {
      file: 'film.m3u8',
      format: 'hls',
      options: { hls_time: 6 },
      tracks: [{ label: 'v', kind: 'video', codec: 'libx264', options: { crf: 23 } }],
    },
  ],
} as const;

it('a recipe becomes a command line that opens one file and nothing else', () => {
  const line = argumentsOf(recipe).join(' ');
  expect(line).toContain('-protocol_whitelist file -format_whitelist mov,mp4');
  expect(line).not.toMatch(/hls,|concat|http/);
  expect(line).toContain('-i /files/film.mp4 -filter_complex [0:0]scale=640:360[v] -map [v]');
  expect(line).toMatch(/-c:v libx264 -crf:v 23 -hls_time 6 -f hls film\.m3u8$/);
});

it('what ffprobe says: the cover of a sound is no picture, and a telephone held upright is turned', () => {
  const cover = { index: 0, codec_type: 'video', width: 600, height: 600, disposition: { attached_pic: 1 } };
  const sound = { index: 1, codec_type: 'audio' };
  expect(factsOf({ format: { duration: '12.5' }, streams: [cover, sound] })).toEqual({
    duration: 12.5,
    audio: { index: 1 },
  });
  const film = { index: 0, codec_type: 'video', width: 1920, height: 1080, avg_frame_rate: '30000/1001' };
  const turned = factsOf({ streams: [{ ...film, side_data_list: [{ rotation: -90 }] }] });
  expect(turned.video).toMatchObject({ rotation: 90, width: 1920 });
  expect(turned.video!.framesPerSecond).toBeCloseTo(29.97);
});

it.each([
  [-90, 270],
  [89.9, 90],
  [360, 0],
  [180, 180],
])('%d degrees are %d', (degrees, turned) => expect(quarter(degrees)).toBe(turned));

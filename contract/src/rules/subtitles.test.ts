import { describe, expect, it } from 'vitest';
import { parseCues } from './cues.ts';
import { decoded, secondsOf, shifted, vttOf, vttTime } from './subtitles.ts';

const cues = [
  { from: 0.5, to: 2, text: '先看 <b> 与 a & b' },
  { from: 3661.25, to: 3662, text: 'second' },
];

it('what is written is read back the same', () => {
  expect(parseCues(vttOf(cues))).toEqual(cues);
});

it('SubRip is read as well', () => {
  const srt = '1\r\n00:00:01,200 --> 00:00:02,000\r\n<i>你好</i>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nbye\r\n';
  expect(parseCues(srt)).toEqual([
    { from: 1.2, to: 2, text: '你好' },
    { from: 3, to: 4, text: 'bye' },
  ]);
});

describe('times', () => {
  it.each([
    ['62', 62],
    ['1:02.5', 62.5],
    ['00:01:02,500', 62.5],
    ['-1', undefined],
    ['1:2:3:4', undefined],
    ['', undefined],
  ])('%s', (text, seconds) => expect(secondsOf(text)).toBe(seconds));

  it('are written to the millisecond', () => expect(vttTime(3599.9996)).toBe('01:00:00.000'));

  it('moved together never begin before the film', () => {
    expect(shifted(cues, -1)).toEqual([
      { from: 0, to: 1, text: cues[0]!.text },
      { from: 3660.25, to: 3661, text: 'second' },
    ]);
  });
});

it.each([
  ['UTF-8', [0xe4, 0xbd, 0xa0, 0xe5, 0xa5, 0xbd]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xe4, 0xbd, 0xa0, 0xe5, 0xa5, 0xbd]],
  ['of Chinese Windows', [0xc4, 0xe3, 0xba, 0xc3]],
  ['UTF-16', [0xff, 0xfe, 0x60, 0x4f, 0x7d, 0x59]],
])('a file in %s is read', (_, bytes) => expect(decoded(new Uint8Array(bytes))).toBe('你好'));

import { expect, it } from 'vitest';
import { parseCues } from '#contract/rules/cues.ts';
import { cueAt } from './cueAt.ts';
import { hitsIn, partsOf } from './hits.ts';
import { toSrt, toText } from './transcriptFiles.ts';

const vtt = [
  '\uFEFFWEBVTT 字幕',
  'NOTE 说明 --> 不是时间',
  'STYLE\n::cue { color: red }',
  '1\n00:00:00.600 --> 00:00:08.744 align:start\n备课备的是<b>内容</b>，\n上课难的是学生。',
  '01:02.5 --> 01:03.25\r\n<v 讲师>A &lt; B &amp; C</v>',
  '01:00:00,000 --> 01:00:01.000\n一小时了',
  '00:20.000 --> 00:21.000\n',
].join('\n\n');
const cues = parseCues(vtt);

it('subtitles are read as sentences: no styles, notes or marks, in order of time', () => {
  expect(cues).toEqual([
    { from: 0.6, to: 8.744, text: '备课备的是内容，上课难的是学生。' },
    { from: 62.5, to: 63.25, text: 'A < B & C' },
    { from: 3600, to: 3601, text: '一小时了' },
  ]);
  expect([parseCues(''), parseCues('WEBVTT')]).toEqual([[], []]);
});

it('the present sentence stays until the next begins', () => {
  expect([null, 0, 0.6, 30, 62.5, 4000].map((second) => cueAt(cues, second))).toEqual([-1, -1, 0, 0, 1, 2]);
});

it('written as SRT and text', () => {
  expect(toSrt(cues.slice(0, 2))).toBe(
    '1\r\n00:00:00,600 --> 00:00:08,744\r\n备课备的是内容，上课难的是学生。\r\n\r\n' +
      '2\r\n00:01:02,500 --> 00:01:03,250\r\nA < B & C\r\n',
  );
  expect(toSrt([{ from: 59.9996, to: 60, text: '进位' }])).toContain('00:01:00,000 --> 00:01:00,000');
  expect(toText('第一课', cues.slice(1))).toBe('第一课\n\n01:02  A < B & C\n1:00:00  一小时了\n');
});

it('every place is marked, in any case, special characters are themselves', () => {
  expect(partsOf('Excel 与 excel。', 'excel')).toEqual([
    { text: 'Excel', at: 0, isHit: true },
    { text: ' 与 ', at: 5, isHit: false },
    { text: 'excel', at: 8, isHit: true },
    { text: '。', at: 13, isHit: false },
  ]);
  expect(hitsIn(cues, '的是')).toEqual([0, 0]);
  expect([hitsIn(cues, '.'), hitsIn(cues, ''), hitsIn(cues, '< b')]).toEqual([[], [], [1]]);
});

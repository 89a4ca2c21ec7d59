import { expect, it } from 'vitest';
import type { LiveEntry } from '#contract/live/shapes.ts';
import { EntryKind } from '#contract/rules/liveRooms.ts';
import { captionAt, changesRoom, inkOn, linesOf, merged, slideAt } from './timeline.ts';

const entry = (seq: number, entryKind: EntryKind, wish: Partial<LiveEntry> = {}): LiveEntry => ({
  seq,
  entryKind,
  second: seq * 10,
  at: '2026-12-01 10:00:00',
  userNo: '1',
  userName: '林晓',
  liveRole: 1,
  text: '',
  isHidden: 0,
  value: 0,
  stroke: null,
  refId: null,
  ...wish,
});

it('keeps the order and each line once, whatever comes twice or late', () => {
  const [one, two, three] = [1, 2, 3].map((seq) => entry(seq, EntryKind.chat, { text: `第 ${seq} 句` }));
  const all = merged(merged([], [three!, one!]), [two!, one!]);
  expect(all.map(({ text }) => text)).toEqual(['第 1 句', '第 2 句', '第 3 句']);
  const after = merged(all, [entry(4, EntryKind.hide, { value: 2 })]);
  expect(linesOf(after).map(({ text, isHidden }) => [text, isHidden])).toEqual([
    ['第 1 句', 0],
    ['', 1],
    ['第 3 句', 0],
  ]);
});

it('a list that grows over 2,000 is cut to the newest 1,000', () => {
  const many = Array.from({ length: 2001 }, (_, index) => entry(index + 1, EntryKind.chat));
  expect(merged([], many).map(({ seq }) => seq)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1002));
});

it('strokes that can be seen stay, however much is said; those that were wiped go first', () => {
  const { chat, ink, inkClear } = EntryKind;
  const wiped = [entry(1, ink, { value: 3 }), entry(2, inkClear, { value: 3 })];
  const strokes = Array.from({ length: 1500 }, (_, index) => entry(index + 3, ink, { value: index % 2 }));
  const said = Array.from({ length: 2001 }, (_, index) => entry(index + 1503, chat));
  const some = merged(merged([], [...wiped, ...strokes]), said.slice(0, 1000));
  expect([inkOn(some, 0).length, inkOn(some, 1).length, linesOf(some).length]).toEqual([750, 750, 1000]);
  const all = merged(some, said);
  expect([inkOn(all, 0).length, inkOn(all, 1).length]).toEqual([750, 750]);
  expect(linesOf(all).map(({ seq }) => seq)).toEqual(said.slice(-1000).map(({ seq }) => seq));
  expect(all.some(({ seq }) => seq === 1)).toBe(false);
});

it('ink belongs to its page and goes with the sponge and with other slides', () => {
  const { deck, ink, inkClear, page } = EntryKind;
  const all = [
    entry(1, deck, { refId: '7', value: 1 }),
    entry(2, ink, { value: 1 }),
    entry(3, page, { value: 2 }),
    entry(4, ink, { value: 2 }),
    entry(5, inkClear, { value: 2 }),
    entry(6, ink, { value: 2 }),
  ];
  expect(inkOn(all, 1).map(({ seq }) => seq)).toEqual([2]);
  expect(inkOn(all, 2).map(({ seq }) => seq)).toEqual([6]);
  expect(inkOn([...all, entry(7, deck, { refId: '8', value: 1 })], 2)).toEqual([]);
  expect(slideAt(all, 25)).toEqual({ mediaId: '7', page: 1 });
  expect(slideAt(all, 30)).toEqual({ mediaId: '7', page: 2 });
  expect(slideAt(all, 5)).toEqual({ mediaId: null, page: 0 });
});

it('a caption stands for a while under the slides, is no line of the discussion and moves nothing else', () => {
  const all = [entry(1, EntryKind.caption, { text: '先看读者' }), entry(2, EntryKind.caption, { text: '再看指标' })];
  expect([9, 10, 18, 20, 28, 29].map((second) => captionAt(all, second))).toEqual([
    '',
    '先看读者',
    '先看读者',
    '再看指标',
    '再看指标',
    '',
  ]);
  expect([linesOf(all), changesRoom(all[0]!)]).toEqual([[], false]);
});

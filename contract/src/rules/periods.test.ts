import { expect, it } from 'vitest';
import { blocksOf, freeSpans, longBreaksOf, spanName } from './periods.ts';

const bells = [
  ['08:00', '08:45'],
  ['08:50', '09:35'],
  ['09:55', '10:40'],
  ['10:45', '11:30'],
  ['14:00', '14:45'],
  ['18:40', '19:25'],
].map(([beginClock, endClock], at) => ({ seq: at + 1, beginClock: beginClock!, endClock: endClock! }));

it('periods with short breaks belong together, and long breaks have names', () => {
  expect(blocksOf(bells)).toEqual([
    { fromBell: 1, toBell: 2 },
    { fromBell: 3, toBell: 4 },
    { fromBell: 5, toBell: 5 },
    { fromBell: 6, toBell: 6 },
  ]);
  expect(longBreaksOf(bells)).toEqual([
    { before: 5, name: '午休', beginClock: '11:30', endClock: '14:00' },
    { before: 6, name: '休息', beginClock: '14:45', endClock: '18:40' },
  ]);
});

it('what is free are the rests of the blocks', () => {
  expect(freeSpans(bells, [{ fromBell: 2, toBell: 5 }])).toEqual([
    { fromBell: 1, toBell: 1 },
    { fromBell: 6, toBell: 6 },
  ]);
  expect(freeSpans(bells, [])).toEqual(blocksOf(bells));
});

it('periods have a name', () => {
  expect([spanName({ fromBell: 3, toBell: 4 }), spanName({ fromBell: 9, toBell: 9 })]).toEqual([
    '第 3–4 节',
    '第 9 节',
  ]);
});

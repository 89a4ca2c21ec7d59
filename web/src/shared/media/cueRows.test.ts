import { expect, it } from 'vitest';
import { read, rowOf, shiftedRows, withRowAt } from './cueRows.ts';

const rows = [rowOf({ from: 1, to: 2, text: '第一句' }), rowOf({ from: 5, to: 6, text: '第二句' })];

it('what cannot be saved is told at its own field, and the rest is read', () => {
  const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
  const { errors } = read([
    { ...first, from: 'soon', text: ' ' },
    { ...second, to: '0:04' },
  ]);
  expect(errors.get(first.key)).toEqual({ from: '时间写成 00:01:02.500', text: '请输入字幕' });
  expect(errors.get(second.key)).toEqual({ to: '结束要晚于开始' });
  expect(read(rows).cues).toEqual([
    { from: 1, to: 2, text: '第一句' },
    { from: 5, to: 6, text: '第二句' },
  ]);
});

it('a new sentence takes its place in time; moved together the first stays at the beginning', () => {
  const added = withRowAt(rows, 3);
  expect([added.at, added.rows[1]!.from]).toEqual([1, '00:00:03.000']);
  expect(shiftedRows(rows, -2).map(({ from }) => from)).toEqual(['00:00:00.000', '00:00:03.000']);
});

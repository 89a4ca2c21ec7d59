import { expect, it } from 'vitest';
import { pastedCells } from './pastedCells.ts';

const table = { parts: [{ id: 'a' }, { id: 'b' }], students: [{ userNo: '1' }, { userNo: '2' }, { userNo: '3' }] };

it('lays a block from the cell on, and nothing over the edge', () => {
  expect(pastedCells('90\t80\r\n缺考\t \r\n', { row: 0, column: 0 }, table)).toEqual([
    ['a.1', '90'],
    ['b.1', '80'],
    ['a.2', '缺考'],
    ['b.2', ''],
  ]);
  expect(pastedCells('1\t2\n3\t4\n5\t6', { row: 2, column: 1 }, table)).toEqual([['b.3', '1']]);
});

it('keeps the empty line within a column', () => {
  expect(pastedCells('90\n\n70\n', { row: 0, column: 1 }, table)).toEqual([
    ['b.1', '90'],
    ['b.2', ''],
    ['b.3', '70'],
  ]);
});

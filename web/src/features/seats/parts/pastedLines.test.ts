import { expect, it } from 'vitest';
import { pastedLines } from './pastedLines.ts';

it('a column of a spreadsheet, or numbers with commas between them, without empty lines', () => {
  expect(pastedLines(' 2023001\r\n\r\n2023002\t13800000001\n')).toEqual(['2023001', '2023002', '13800000001']);
  expect(pastedLines('A1，A2、A3; A4')).toEqual(['A1', 'A2', 'A3', 'A4']);
  expect(pastedLines(' \n ')).toEqual([]);
});

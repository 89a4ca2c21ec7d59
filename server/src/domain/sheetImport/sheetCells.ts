import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/universal';
import { mustBeModest } from './mustBeModest.ts';
import { NotModest } from './notModest.ts';
import type { Cell } from './readSheet.ts';

/** Letters of all cells together: one text that many cells share is stored once and would travel many times. */
const LETTERS = 16_000_000;

/** The cells of the first sheet, each cut to so many letters. Only for threads of their own. @throws NotModest */
export async function sheetCells(path: string, longest: number): Promise<Cell[][]> {
  return cellsIn(await readFile(path), longest);
}

/** The same of a file that has been read. @throws NotModest */
export async function cellsIn(bytes: Buffer, longest: number): Promise<Cell[][]> {
  mustBeModest(bytes);
  const rows = (await readSheet(Uint8Array.from(bytes).buffer)) as Cell[][];
  let left = LETTERS;
  return rows.map((row) =>
    row.map((cell) => {
      if (typeof cell !== 'string') return cell;
      const text = cell.slice(0, longest);
      left -= text.length;
      if (left < 0) throw new NotModest('表格里的文字太多，请分成几个文件');
      return text;
    }),
  );
}

import { MISSING_COLUMNS, NO_QUESTIONS } from '#contract/exam/questionImportFailures.ts';
import { CallFailure } from '../../kit/fail.ts';
import { parseRows } from '../sheetImport/parseRows.ts';
import type { Cell } from '../sheetImport/readSheet.ts';
import type { Checked } from '../sheetImport/sheetKind.ts';
import { IMPORT_EMPTY } from '#contract/user/orgFailures.ts';
import { withoutPictures, withSheetPictures, wordsOnly } from './cellPictures.ts';
import { allColumns, writtenOfRaw } from './columns.ts';
import type { RawRow } from './columns.ts';
import { composeAll } from './compose.ts';
import type { Pictures } from './pictures.ts';
import { ReadRefusal } from './row.ts';
import type { ReadRow } from './row.ts';
import type { SheetPictures } from './sheetPictures.ts';

/** The questions of our template, however its columns are ordered, with the pictures upon its cells. @throws ReadRefusal */
export function readExcel(cells: Cell[][], drawn: SheetPictures, pictures: Pictures): ReadRow[] {
  const issues = withSheetPictures(cells, drawn, pictures);
  const raws = rawRows(cells);
  // What lies below a question without being in it is told with it: nothing of a file gets lost unsaid.
  const lineFor = (line: number): number => raws.findLast(({ row }) => row <= line)?.row ?? raws[0]!.row;
  const placed = raws.map((raw) => {
    const { written, issues: wrong } = wordsOnly(writtenOfRaw(raw));
    const own = issues
      .filter(({ line }) => lineFor(line) === raw.row)
      .map(({ line, ...issue }) => ({ ...issue, place: `第 ${line} 行` }));
    return { place: `第 ${raw.row} 行`, written, issues: [...own, ...wrong] };
  });
  return composeAll(placed).map((row) => (row.written ? { ...row, written: row.written.map(withoutPictures) } : row));
}

function rawRows(cells: Cell[][]): RawRow[] {
  try {
    return parseRows<RawRow, RawRow & Checked>({ columns: allColumns, noun: '题目' }, cells);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const isEmpty = error.failure.code === IMPORT_EMPTY.code;
    throw new ReadRefusal(isEmpty ? NO_QUESTIONS : MISSING_COLUMNS, error.failure.msg);
  }
}

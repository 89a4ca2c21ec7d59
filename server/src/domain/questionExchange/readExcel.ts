import { MISSING_COLUMNS, NO_QUESTIONS } from '#contract/exam/questionImportFailures.ts';
import { CallFailure } from '../../kit/fail.ts';
import { parseRows } from '../sheetImport/parseRows.ts';
import type { Cell } from '../sheetImport/readSheet.ts';
import type { Checked } from '../sheetImport/sheetKind.ts';
import { IMPORT_EMPTY } from '#contract/user/orgFailures.ts';
import { allColumns, writtenOfRaw } from './columns.ts';
import type { RawRow } from './columns.ts';
import { composeAll } from './compose.ts';
import { ReadRefusal } from './row.ts';
import type { ReadRow } from './row.ts';

/** The questions of our template, however its columns are ordered. @throws ReadRefusal */
export function readExcel(cells: Cell[][]): ReadRow[] {
  return composeAll(rawRows(cells).map((raw) => ({ place: `第 ${raw.row} 行`, written: writtenOfRaw(raw) })));
}

function rawRows(cells: Cell[][]): RawRow[] {
  try {
    return parseRows<RawRow, RawRow & Checked>({ columns: allColumns as never, noun: '题目' }, cells);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const isEmpty = error.failure.code === IMPORT_EMPTY.code;
    throw new ReadRefusal(isEmpty ? NO_QUESTIONS : MISSING_COLUMNS, error.failure.msg);
  }
}

import { IMPORT_ROWS } from '#contract/rules/importStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { IMPORT_COLUMNS, IMPORT_EMPTY, IMPORT_TOO_MANY } from '#contract/user/orgFailures.ts';
import { fail } from '../../kit/fail.ts';
import { asTyped } from './neutral.ts';
import type { Cell } from './readSheet.ts';
import type { Checked, Column, Line, SheetKind } from './sheetKind.ts';

const CELL_LENGTH = 200;

/**
 * The lines of a sheet whose first row names the columns, in whatever order; columns we do not know are passed over,
 * so that a corrected error file can be sent back as it is. Empty lines are none.
 * @throws IMPORT_COLUMNS, IMPORT_EMPTY, IMPORT_TOO_MANY
 */
export function parseRows<Raw extends Line, Row extends Raw & Checked>(
  { columns, noun }: Pick<SheetKind<Raw, Row>, 'columns' | 'noun'>,
  [head = [], ...lines]: readonly Cell[][],
): Raw[] {
  const heads = head.map((cell) => textOf(cell).replaceAll(/[\s*＊]/g, ''));
  const missing = columns.filter(({ head: name, isNeeded }) => isNeeded && !heads.includes(name));
  if (missing.length > 0) {
    throw fail(IMPORT_COLUMNS, `表头里没有「${missing.map((one) => one.head).join('」「')}」，请用模板填写`);
  }
  const places = columns.map((column) => [column, heads.indexOf(column.head)] as const);
  const rows = lines.flatMap((line, index) => {
    const texts = places.map(([column, at]) => [column.key, at < 0 ? '' : textOf(line[at] ?? null, column)] as const);
    if (texts.every(([, text]) => text === '')) return [];
    return [{ row: index + 2, ...Object.fromEntries(texts) } as Raw];
  });
  if (rows.length === 0) throw fail(IMPORT_EMPTY, `文件里没有${noun}，请从第 2 行开始填写`);
  if (rows.length > IMPORT_ROWS) throw fail(IMPORT_TOO_MANY);
  return rows;
}

/** Numbers as they are written, dates as days or moments; whatever cannot be seen is left out. */
function textOf(
  cell: Cell,
  { length = CELL_LENGTH, isMoment, isText }: Pick<Column<string>, 'length' | 'isMoment' | 'isText'> = {},
): string {
  const text = cell instanceof Date ? (isMoment ? momentOf(cell) : wireTime(cell).slice(0, 10)) : String(cell ?? '');
  const seen = text
    .toWellFormed()
    .replaceAll(isText ? /[^\P{C}\n\p{Cn}\p{Co}]/gu : /[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return asTyped(seen).slice(0, length);
}

/** Spreadsheets know no time zones, and count in parts of a day that are never quite a minute. */
const momentOf = (cell: Date): string => new Date(cell.getTime() + 30_000).toISOString().slice(0, 16).replace('T', ' ');

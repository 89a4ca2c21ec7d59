import { IMPORT_ROWS } from '#contract/rules/importStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { IMPORT_COLUMNS, IMPORT_EMPTY, IMPORT_TOO_MANY } from '#contract/user/orgFailures.ts';
import { fail } from '../../kit/fail.ts';
import { asTyped } from './neutral.ts';
import type { Cell } from './readSheet.ts';
import type { Checked, Line, SheetKind } from './sheetKind.ts';

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
  const places = columns.map(({ key, head: name }) => [key, heads.indexOf(name)] as const);
  const rows = lines.flatMap((line, index) => {
    const texts = places.map(([key, at]) => [key, at < 0 ? '' : textOf(line[at] ?? null)] as const);
    if (texts.every(([, text]) => text === '')) return [];
    return [{ row: index + 2, ...Object.fromEntries(texts) } as Raw];
  });
  if (rows.length === 0) throw fail(IMPORT_EMPTY, `文件里没有${noun}，请从第 2 行开始填写`);
  if (rows.length > IMPORT_ROWS) throw fail(IMPORT_TOO_MANY);
  return rows;
}

/** Numbers as they are written, dates as days; whatever cannot be seen is left out. */
function textOf(cell: Cell): string {
  const text = cell instanceof Date ? wireTime(cell).slice(0, 10) : String(cell ?? '');
  const seen = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return asTyped(seen).slice(0, CELL_LENGTH);
}

import type writeExcelFile from 'write-excel-file/node';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { neutral } from './neutral.ts';
import { isGood } from './sheetKind.ts';
import type { Checked, KeyOf, Line, SheetKind } from './sheetKind.ts';

export interface SheetFile {
  fileName: string;
  /** In base64. */
  content: string;
}

/** An empty list to fill in, with what belongs there on a sheet of its own. */
export async function templateFile<Raw extends Line, Row extends Raw & Checked>(
  ctx: UserCtx,
  sheet: Pick<SheetKind<Raw, Row>, 'known' | 'columns' | 'noun'>,
): Promise<SheetFile> {
  const known = await sheet.known(ctx);
  const longest = Math.max(...known.map(({ texts }) => texts.length));
  const notes = [
    ...sheet.columns.map(({ head, note }) => [head, note]),
    ['', ''],
    known.map(({ head }) => bold(head)),
    ...Array.from({ length: longest }, (_, at) => known.map(({ texts }) => neutral(texts[at] ?? ''))),
  ];
  return fileOf(`${sheet.noun}导入模板.xlsx`, [
    { sheet: sheet.noun, data: [headsOf(sheet)], columns: widthsOf(sheet), stickyRowsCount: 1 },
    { sheet: '填写说明', data: notes, columns: [{ width: 30 }, { width: 60 }] },
  ]);
}

/**
 * The rows that cannot be imported as they were written, each with what is wrong; corrected it can be sent again.
 * @throws NOT_FOUND when there are none
 */
export async function errorFile<Raw extends Line, Row extends Raw & Checked>(
  sheet: SheetKind<Raw, Row>,
  rows: readonly Row[],
): Promise<SheetFile> {
  const bad = rows.filter((row) => !isGood(row));
  if (bad.length === 0) throw fail(NOT_FOUND, '没有需要修改的行');
  const lines = bad.map((row) => [
    ...sheet.columns.map(({ key }) => neutral(String(row[key as KeyOf<Row>]))),
    row.issues.map(({ column, reason }) => `${column}：${reason}`).join('；'),
  ]);
  const data = [[...headsOf(sheet), bold('原因')], ...lines];
  return fileOf(`需要修改的${sheet.noun}.xlsx`, [
    { sheet: sheet.noun, data, columns: [...widthsOf(sheet), { width: 60 }], stickyRowsCount: 1 },
  ]);
}

export const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

interface Columns {
  readonly columns: readonly { head: string; isNeeded: boolean; width: number }[];
}

export const headsOf = ({ columns }: Columns) =>
  columns.map(({ head, isNeeded }) => bold(isNeeded ? `${head}*` : head));

export const widthsOf = ({ columns }: Columns) => columns.map(({ width }) => ({ width }));

/** A workbook of these sheets, for the browser to keep. */
export async function fileOf(fileName: string, sheets: Parameters<typeof writeExcelFile>[0]): Promise<SheetFile> {
  const { default: writeExcel } = await import('write-excel-file/node');
  const bytes = await writeExcel(sheets as never).toBuffer();
  return { fileName, content: bytes.toString('base64') };
}

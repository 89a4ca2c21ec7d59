import writeExcel from 'write-excel-file/node';
import { neutral } from './neutral.ts';
import { columns, isGood } from './rows.ts';
import type { ImportRow } from './rows.ts';

interface SheetFile {
  fileName: string;
  /** In base64. */
  content: string;
}

/** An empty list to fill in, with what belongs there on a sheet of its own. */
export async function templateFile(departments: readonly string[], roles: readonly string[]): Promise<SheetFile> {
  const longest = Math.max(departments.length, roles.length);
  const known = Array.from({ length: longest }, (_, at) => [neutral(departments[at] ?? ''), neutral(roles[at] ?? '')]);
  const notes = [
    ...columns.map(({ head, note }) => [head, note]),
    ['', ''],
    [bold('现有的部门'), bold('你可以给的角色')],
    ...known,
  ];
  return fileOf('员工导入模板.xlsx', [
    { sheet: '员工', data: [heads()], columns: widths(), stickyRowsCount: 1 },
    { sheet: '填写说明', data: notes, columns: [{ width: 30 }, { width: 60 }] },
  ]);
}

/** The rows that cannot be imported as they were written, each with what is wrong; corrected it can be sent again. */
export async function errorFile(rows: readonly ImportRow[]): Promise<SheetFile> {
  const lines = rows
    .filter((row) => !isGood(row))
    .map((row) => [
      ...columns.map(({ key }) => neutral(row[key])),
      row.issues.map(({ column, reason }) => `${column}：${reason}`).join('；'),
    ]);
  const data = [[...heads(), bold('原因')], ...lines];
  return fileOf('需要修改的员工.xlsx', [
    { sheet: '员工', data, columns: [...widths(), { width: 60 }], stickyRowsCount: 1 },
  ]);
}

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

const heads = () => columns.map(({ head, isNeeded }) => bold(isNeeded ? `${head}*` : head));

const widths = () => columns.map(({ width }) => ({ width }));

async function fileOf(fileName: string, sheets: Parameters<typeof writeExcel>[0]): Promise<SheetFile> {
  const bytes = await writeExcel(sheets as never).toBuffer();
  return { fileName, content: bytes.toString('base64') };
}

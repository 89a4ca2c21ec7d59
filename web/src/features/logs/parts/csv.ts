import type { LogRow } from '#contract/system/sysLog.ts';
import { personOf } from './personOf.ts';

const heads = ['时间', '操作', '人员', '单位', '来自', '地址', '编号'];

/** The rows as a spreadsheet reads them. A cell that would be a formula there is kept a text. */
export function csvOf(rows: readonly LogRow[]): string {
  const lines = rows.map((row) => [row.gmtCreate, row.operation, personOf(row), row.orgName, row.ip, row.path, row.id]);
  return [heads, ...lines].map((line) => line.map(cellOf).join(',')).join('\r\n');
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

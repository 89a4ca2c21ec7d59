import { useState } from 'react';
import type { LogRow } from '#contract/system/sysLog.ts';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';

const PAGE_SIZE = 100;
/** Lists are counted up to 2000 rows; what lies beyond is for another range of days. */
const MOST_PAGES = 20;

/** Saves what the list shows, all its pages, as a file for spreadsheets. */
export function ExportButton({ filters }: { filters: Record<string, string> }) {
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const rows = await allRows(filters);
      const { csvOf } = await import('./csv.ts');
      // Spreadsheets know the encoding by the mark at the beginning.
      download(new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv' }), '操作日志.csv');
      toast(`导出成功，共 ${rows.length} 条`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button loading={isBusy} loadingLabel="导出中" onClick={() => void save().catch(() => undefined)}>
      导出
    </Button>
  );
}

async function allRows(filters: Record<string, string>): Promise<LogRow[]> {
  const { page } = await import('#contract/system/sysLog.ts');
  const rows: LogRow[] = [];
  for (let pageCurrent = 1; pageCurrent <= MOST_PAGES; pageCurrent += 1) {
    const { list, totalPage } = await call(page, { ...filters, pageCurrent, pageSize: PAGE_SIZE });
    rows.push(...list);
    if (pageCurrent >= totalPage) break;
  }
  return rows;
}

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

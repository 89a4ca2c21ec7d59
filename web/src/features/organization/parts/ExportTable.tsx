import { Download } from 'lucide-react';
import type { OrgExport } from '#contract/user/orgExport.ts';
import { bytesText } from '#contract/rules/mediaUploads.ts';
import { OrgExportState } from '#contract/rules/orgExports.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { saveFile } from '../../../kit/saveFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { downloadExport } from './calls.ts';

const { waiting, making, ready, failed, gone } = OrgExportState;

const tones = {
  [waiting]: 'waiting',
  [making]: 'waiting',
  [ready]: 'passed',
  [failed]: 'failed',
  [gone]: 'idle',
} as const;

const columns: Column<OrgExport>[] = [
  { key: 'when', head: '时间', width: 150, cell: ({ gmtCreate }) => shownTime(gmtCreate) },
  { key: 'who', head: '谁导出', width: 120, cell: ({ userName }) => userName },
  {
    key: 'what',
    head: '内容',
    cell: ({ rowCount, fileCount, bytes, isWithFiles, exportState }) =>
      exportState === ready || exportState === gone
        ? `${rowCount} 条数据，${isWithFiles === 1 ? `${fileCount} 个文件，` : ''}${bytesText(bytes)}`
        : isWithFiles === 1
          ? '数据与文件'
          : '只有数据',
  },
  {
    key: 'state',
    head: '状态',
    width: 210,
    cell: ({ exportState, expiresAt }) => (
      <StatusDot
        tone={tones[exportState]}
        reason={exportState === ready && expiresAt ? `${shownTime(expiresAt)} 删除` : undefined}
      >
        {OrgExportState.labels[exportState]}
      </StatusDot>
    ),
  },
  { key: 'act', head: '下载', hideHead: true, act: true, width: 130, cell: (row) => <DownloadButton row={row} /> },
];

/** The exports of before, and the way to those that are ready. */
export const ExportTable = ({ rows }: { rows: OrgExport[] }) => (
  <Table caption="导出记录" columns={columns} rows={rows} rowKey={({ id }) => id} />
);

function DownloadButton({ row: { id, exportState, gmtCreate } }: { row: OrgExport }) {
  const { send, sending } = usePress(downloadExport);
  if (exportState !== ready) return null;
  const take = async () => {
    const made = await send({ id });
    if (made) saveFile(made.url, made.fileName);
  };
  return (
    <Button
      size="sm"
      icon={<Download size={16} aria-hidden="true" />}
      loading={sending}
      loadingLabel="准备中"
      aria-label={`下载 ${shownTime(gmtCreate)} 的导出`}
      onClick={() => void take()}
    >
      下载
    </Button>
  );
}

import type { DirectoryRun } from '#contract/user/orgDirectory.ts';
import { DirectoryRunState } from '#contract/rules/directory.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';

const { done, retrying, failed, stopped } = DirectoryRunState;

const tones = { [done]: 'passed', [retrying]: 'waiting', [failed]: 'failed', [stopped]: 'idle' } as const;

const columns: Column<DirectoryRun>[] = [
  { key: 'when', head: '时间', width: 150, cell: ({ gmtCreate }) => shownTime(gmtCreate) },
  { key: 'who', head: '谁读', width: 120, cell: ({ isNight, userName }) => (isNight === 1 ? '夜里自己读' : userName) },
  { key: 'came', head: '读到的', cell: cameOf },
  {
    key: 'state',
    head: '结果',
    width: 240,
    cell: ({ runState, reason }) => (
      <StatusDot tone={tones[runState]} reason={reason || undefined}>
        {DirectoryRunState.labels[runState]}
      </StatusDot>
    ),
  },
];

function cameOf({ runState, personCount, departmentCount, changedCount, newCount, goneCount }: DirectoryRun): string {
  if (runState !== done) return '—';
  return [
    `${personCount} 人`,
    departmentCount > 0 ? `补上 ${departmentCount} 个部门` : '',
    changedCount > 0 ? `更新 ${changedCount} 人` : '',
    newCount > 0 ? `新的 ${newCount} 人` : '',
    goneCount > 0 ? `不在了 ${goneCount} 人` : '',
  ]
    .filter(Boolean)
    .join('，');
}

/** Every reading of the directory, by whom and what came of it. */
export const DirectoryRuns = ({ rows }: { rows: DirectoryRun[] }) => (
  <Table caption="读过的记录" columns={columns} rows={rows} rowKey={({ id }) => id} />
);

import { jobNames, jobStates } from '#contract/rules/jobs.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/system/adminJob.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import styles from './ListPage.module.css';
import type { FormCall } from './managed/kind.ts';

type QueuedJob = OutputOf<typeof list.output>['list'][number];

export const jobColumns: readonly Column<QueuedJob>[] = [
  { key: 'name', head: '任务', cell: (row) => jobNames[row.name] },
  { key: 'created', head: '提出', width: 150, cell: (row) => shownTime(row.createdAt) },
  { key: 'due', head: '轮到', width: 150, cell: (row) => (row.state === 'failed' ? '—' : shownTime(row.runAt)) },
  { key: 'state', head: '状态', width: 320, cell: (row) => <State row={row} /> },
  { key: 'acts', head: '操作', width: 150, cell: (row) => (row.state === 'failed' ? <Acts row={row} /> : null) },
];

function State({ row: { state, attempts, lastError } }: { row: QueuedJob }) {
  const reason = lastError && `第 ${attempts} 次：${lastError}`;
  return (
    <StatusDot tone={tones[state]} reason={reason || undefined}>
      {jobStates[state]}
    </StatusDot>
  );
}

const tones = { waiting: 'idle', running: 'waiting', failed: 'failed' } as const;

function Acts({ row: { id, name } }: { row: QueuedJob }) {
  return (
    <span className={styles.acts}>
      <ConfirmAct
        label="重做"
        title={`重做「${jobNames[name]}」`}
        note="马上再做一遍，做不成时按原来的次数再试"
        write={retryJob}
        input={{ id }}
        done="已经重新排队"
      />
      <ConfirmAct
        label="删除"
        title={`删除「${jobNames[name]}」`}
        note="它要做的事不再做，删了找不回来"
        danger
        write={removeJob}
        input={{ id }}
        done="删除成功"
      />
    </span>
  );
}

const retryJob: FormCall = () => import('#contract/system/adminJob.ts').then((api) => api.retry);
const removeJob: FormCall = () => import('#contract/system/adminJob.ts').then((api) => api.remove);

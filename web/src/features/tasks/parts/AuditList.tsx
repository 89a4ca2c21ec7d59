import { useState } from 'react';
import type { AuditRow, head as headCall } from '#contract/exam/taskAudit.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { TaskPhase, TaskStep } from '#contract/rules/tasks.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { usePress } from '../../../kit/usePress.ts';
import { timesText } from '../../../shared/tasks/taskText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { auditSpec, editPath, LIST } from './addresses.ts';
import { AuditTable } from './AuditTable.tsx';
import { nudge } from './calls.ts';
import { ExtendDialog } from './ExtendDialog.tsx';
import styles from './Tasks.module.css';

type Head = OutputOf<typeof headCall.output>;

interface AuditListProps {
  /** Null: the work of all tasks. */
  head: Head | null;
  rows: LoadedPage<AuditRow>;
}

const steps = [TaskStep.submitted, TaskStep.waiting, TaskStep.returned, TaskStep.marked];

/** Who handed in what, with what waits first. */
export function AuditList({ head, rows }: AuditListProps) {
  const list = useList(auditSpec, rows);
  const peopleAt = (step: TaskStep) => head?.counts.find(({ taskStep }) => taskStep === step)?.people;
  const tabs = steps.map((step) => ({ key: String(step), label: TaskStep.labels[step], count: peopleAt(step) }));
  return (
    <>
      <PageHead
        size="work"
        title={head === null ? '任务审核' : head.title}
        note={
          head === null ? '全部任务里学员交的作业，先交的在前' : `${TaskPhase.labels[head.phase]}，${timesText(head)}`
        }
        actions={
          head === null ? (
            <LinkButton to={LIST} size="sm">
              任务列表
            </LinkButton>
          ) : (
            <HeadActs head={head} />
          )
        }
      />
      <Tabs
        label="交到哪一步"
        current={list.filters.step}
        items={[...tabs, { key: '0', label: '全部' }].map((tab) => ({
          ...tab,
          to: list.hrefOf({ filters: { step: tab.key } }),
        }))}
      />
      <div className={styles.bar}>
        <ListSearch list={list} label="学员的姓名" />
      </div>
      <List of={list} unit="份" empty={<Empty title={emptyTitle(list.filters.step)} note="换一个状态看看" />}>
        {(shown) => <AuditTable rows={shown} isOfOne={head !== null} />}
      </List>
    </>
  );
}

const emptyTitle = (step: string): string => (step === String(TaskStep.submitted) ? '没有等着审核的' : '这里没有学员');

function HeadActs({ head }: { head: Head }) {
  const [isExtending, setExtending] = useState(false);
  const nudging = usePress(nudge);
  const open = head.counts.reduce(
    (sum, { taskStep, people }) =>
      taskStep === TaskStep.waiting || taskStep === TaskStep.returned ? sum + people : sum,
    0,
  );
  return (
    <>
      {head.phase !== TaskPhase.ended && open > 0 ? (
        <Button
          size="sm"
          loading={nudging.sending}
          loadingLabel="提醒中"
          onClick={() => void nudging.send({ taskId: head.taskId }, '已提醒还没有交的人')}
        >
          提醒没交的 {open} 人
        </Button>
      ) : null}
      {head.isOwn === 1 ? (
        <>
          <Button size="sm" onClick={() => setExtending(true)}>
            延长
          </Button>
          <LinkButton size="sm" to={editPath(head.taskId)}>
            修改
          </LinkButton>
        </>
      ) : null}
      {isExtending ? <ExtendDialog row={head} onClose={() => setExtending(false)} /> : null}
    </>
  );
}

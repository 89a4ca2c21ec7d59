import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { queue as queueCall } from '#contract/course/dispute.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { refusedReasons } from '#contract/rules/progress.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ListFrame } from '../../../kit/list/ListFrame.tsx';
import type { LoadedPage } from '../../../kit/list/loadPage.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { useLoadedList } from '../../../kit/list/useLoadedList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { queueList } from './addresses.ts';
import { AuditDialog } from './AuditDialog.tsx';
import styles from './DisputeQueue.module.css';

export type Queued = OutputOf<typeof queueCall.output>['list'][number];

const labels = { '0': '待处理', '1': '已同意', '2': '没有同意' } as const;

/** What learners of the lecturer's courses contest, those waiting longest first. */
export function DisputeQueue({ queue }: { queue: LoadedPage<Queued> }) {
  const list = useListState(queueList);
  const source = useLoadedList(queue);
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Queued | null>(null);
  const done = async () => {
    setOpen(null);
    await revalidate();
  };
  const items = (['0', '1', '2'] as const).map((key) => ({
    key,
    label: labels[key],
    to: list.hrefOf({ filters: { status: key } }),
  }));
  return (
    <>
      <PageHead size="work" title="学习记录异议" note="学员认为没有计入的片段应当计入；同意之后马上计入" />
      <Tabs label="处理状态" items={items} current={list.filters.status} />
      <ListFrame
        source={source}
        pageHref={list.pageHref}
        empty={<Empty title={`没有${labels[list.filters.status]}的异议`} note="学员提出的异议会排在这里" />}
      >
        {(rows) => (
          <ul aria-label={labels[list.filters.status]}>
            {rows.map((row) => (
              <li key={row.id} className={styles.entry}>
                <div className={styles.head}>
                  <b>{row.userName}</b>
                  <span className={styles.facts}>
                    {row.courseName}
                    <i className="sep" />
                    {row.periodName}
                    <i className="sep" />
                    {shownTime(row.startedAt)}
                    <i className="sep" />
                    {row.device}
                  </span>
                  {row.auditStatus === 0 ? (
                    <Button size="sm" className={styles.act} onClick={() => setOpen(row)}>
                      处理
                    </Button>
                  ) : null}
                </div>
                <p className={styles.reason}>{row.reason}</p>
                <p className={styles.facts}>
                  {row.refused} 秒（文档是页）没有计入
                  {row.refusedReason === '' ? '' : `：${refusedReasons[row.refusedReason]}`}
                </p>
                {row.auditOpinion ? <p className={styles.answer}>{row.auditOpinion}</p> : null}
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {open ? <AuditDialog entry={open} onClose={() => setOpen(null)} onDone={done} /> : null}
    </>
  );
}

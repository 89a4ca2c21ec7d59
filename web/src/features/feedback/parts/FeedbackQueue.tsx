import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { HandleState } from '#contract/rules/accusation.ts';
import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { Waited } from '../../../kit/review/Waited.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { queueList } from './addresses.ts';
import { FeedbackEntry } from './FeedbackEntry.tsx';
import type { loadQueue } from './loadQueue.ts';
import { ReplyDialog } from './ReplyDialog.tsx';

type Queue = Awaited<ReturnType<typeof loadQueue>>;

const labels = { 1: '待答复', 2: '已答复' } as const;

/** The feedback of everybody by status, the longest waiting first, with the way to answer it. */
export function FeedbackQueue({ queue }: { queue: Queue }) {
  const list = useList(queueList, queue.rows);
  const { revalidate } = useRevalidator();
  const [answeringId, setAnsweringId] = useState<string | null>(null);
  const answering = list.source.page?.list.find(({ id }) => id === answeringId);
  const done = async () => {
    setAnsweringId(null);
    await revalidate();
  };
  const options = (['1', '2'] as const).map((status) => ({
    key: status,
    label: [labels[status], queue.counts[status]].join(' '),
    to: list.hrefOf({ filters: { status } }),
  }));
  return (
    <>
      <FilterRows>
        <FilterRow label="状态" options={options} current={list.filters.status} />
      </FilterRows>
      <List of={list} empty={<NothingThere list={list} />}>
        {(rows) => (
          <ul aria-label={list.filters.status === '1' ? '待答复的反馈' : '已答复的反馈'}>
            {rows.map((row) => (
              <FeedbackEntry
                key={row.id}
                entry={row}
                facts={
                  <>
                    {row.userName}
                    {row.handleStatus === HandleState.received ? <Waited {...row} /> : null}
                  </>
                }
                replier="答复"
                action={
                  row.handleStatus === HandleState.received ? (
                    <Button size="sm" onClick={() => setAnsweringId(row.id)}>
                      答复
                    </Button>
                  ) : null
                }
              />
            ))}
          </ul>
        )}
      </List>
      {answering ? <ReplyDialog entry={answering} onClose={() => setAnsweringId(null)} onDone={done} /> : null}
    </>
  );
}

function NothingThere({ list }: { list: ReturnType<typeof useListState<NonNullable<typeof queueList.filters>>> }) {
  const waiting = list.filters.status === '1';
  const other = (
    <LinkButton to={list.hrefOf({ filters: { status: waiting ? '2' : '1' } })} size="sm" variant="primary">
      {waiting ? '看已答复的' : '看待答复的'}
    </LinkButton>
  );
  return waiting ? (
    <Empty title="没有等着答复的反馈" note="新的反馈会排在这里" action={other} />
  ) : (
    <Empty title="还没有答复过反馈" note="从待答复的第一条开始" action={other} />
  );
}

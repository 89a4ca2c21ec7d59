import { useState } from 'react';
import type { QueuedCourse } from '#contract/course/courseReview.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { List } from '../../../kit/list/List.tsx';
import type { ListView } from '../../../kit/list/useList.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Table } from '../../../ui/Table.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import { queueColumns } from './queueColumns.tsx';
import type { courseQueue } from './queues.ts';

export type CourseQueue = ListView<QueuedCourse, QueueFilters>;
type QueueFilters = { [K in keyof NonNullable<typeof courseQueue.filters>]: string };

/** The rows of a queue; those that wait may be decided together. */
export function QueueList({ list }: { list: CourseQueue }) {
  return (
    <List of={list} unit="门" empty={<NothingThere list={list} />}>
      {(rows) => <Rows rows={rows} isWaiting={list.filters.status === '0'} />}
    </List>
  );
}

function Rows({ rows, isWaiting }: { rows: readonly QueuedCourse[]; isWaiting: boolean }) {
  const { chosen, selection, clear } = useSelection(rows, idOf, nameOf);
  const [act, setAct] = useState<1 | 2 | null>(null);
  return (
    <>
      <Table
        caption="课程审核"
        density="tall"
        rows={rows}
        rowKey={idOf}
        columns={queueColumns}
        selection={isWaiting ? selection : undefined}
      />
      <BulkBar count={chosen.length} total={rows.length} unit="门" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" variant="danger" onClick={() => setAct(AuditState.refused)}>
          退回
        </Button>
        <Button size="sm" variant="primary" onClick={() => setAct(AuditState.passed)}>
          通过
        </Button>
      </BulkBar>
      {act ? <BatchDialog auditStatus={act} courses={chosen} onClose={() => setAct(null)} onDone={clear} /> : null}
    </>
  );
}

const idOf = ({ id }: QueuedCourse): string => id;
const nameOf = ({ courseName }: QueuedCourse): string => courseName;

function NothingThere({ list }: { list: CourseQueue }) {
  const { status } = list.filters;
  const isWaiting = status === '0';
  const other = (
    <LinkButton to={list.hrefOf({ filters: { status: isWaiting ? '1' : '0' } })} size="sm" variant="primary">
      {isWaiting ? '看已通过的' : '看待审核的'}
    </LinkButton>
  );
  const title = isWaiting ? '没有等着审核的课程' : status === '1' ? '还没有通过的课程' : '还没有退回的课程';
  return <Empty title={title} note="新交来的会排在这里，先来的在前" action={other} />;
}

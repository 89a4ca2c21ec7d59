import type { ComponentType, ReactNode } from 'react';
import type { Reviewed } from '#contract/kit/review.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterRow } from '../../ui/FilterRow.tsx';
import { FilterRows } from '../../ui/FilterRows.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from './ReviewFrame.module.css';
import type { BatchPlan } from './BatchDialog.tsx';
import { BatchRows } from './BatchRows.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { reviewColumns } from './reviewColumns.tsx';
import type { LoadedQueue } from './reviewList.ts';
import type { DecideCall } from './useDecision.ts';
import { useReview } from './useReview.ts';
import { List } from '../list/List.tsx';

interface ReviewFrameProps<T extends Reviewed> {
  /** What is reviewed, for 没有等着审核的入驻申请. */
  subject: string;
  queue: LoadedQueue<T>;
  /** What tells one from another; time, state and the way in are added. */
  columns: readonly Column<T>[];
  nameOf: (row: T) => string;
  /** All facts of one, below its name in the dialog. */
  Facts: ComponentType<{ row: T }>;
  /** What passing brings about, in one sentence. */
  passNote: string;
  decide: DecideCall;
  /** What was passed can be taken back. */
  revoke?: DecideCall;
  /** Several may be decided together. */
  batch?: BatchPlan;
  /** Further `FilterRow`s. */
  filters?: ReactNode;
}

/** A queue of what waits for a review: state and filters, the table, and a dialog with the facts and the decision. */
export function ReviewFrame<T extends Reviewed>({
  subject,
  queue,
  columns,
  filters,
  batch,
  ...decision
}: ReviewFrameProps<T>) {
  const { list, ...review } = useReview(queue);
  const options = [
    { key: '0', label: queue.waiting === undefined ? '待审核' : `待审核 ${queue.waiting}` },
    { key: '1', label: '已通过' },
    { key: '2', label: '已退回' },
  ] as const;
  const toOf = (status: '0' | '1' | '2') => list.hrefOf({ filters: { status } });
  return (
    <>
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="状态"
            options={options.map((option) => ({ ...option, to: toOf(option.key) }))}
            current={list.filters.status}
          />
          {filters}
        </FilterRows>
      </div>
      <List of={list} unit="份" empty={<NothingThere subject={subject} status={list.filters.status} toOf={toOf} />}>
        {(rows) => {
          const table = {
            caption: subject,
            columns: [...columns, ...reviewColumns<T>(decision.nameOf, review.show)],
            rows,
          };
          return batch ? (
            <BatchRows {...table} plan={batch} nameOf={decision.nameOf} isWaiting={list.filters.status === '0'} />
          ) : (
            <Table {...table} rowKey={(row) => row.id} />
          );
        }}
      </List>
      {review.open ? (
        <DecisionDialog
          key={review.open.id}
          row={review.open}
          of={decision}
          onClose={review.hide}
          onDone={review.done}
        />
      ) : null}
    </>
  );
}

interface NothingThereProps {
  subject: string;
  status: string;
  toOf: (status: '0' | '1') => string;
}

function NothingThere({ subject, status, toOf }: NothingThereProps) {
  const other = (
    <LinkButton to={toOf(status === '0' ? '1' : '0')} size="sm" variant="primary">
      {status === '0' ? '看已通过的' : '看待审核的'}
    </LinkButton>
  );
  const missing = status === '0' ? '没有等着审核的' : status === '1' ? '还没有通过的' : '还没有退回的';
  return <Empty title={missing + subject} note="新交来的会排在这里，先来的在前" action={other} />;
}

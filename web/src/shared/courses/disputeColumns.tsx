import type { QueuedDispute } from '#contract/course/dispute.ts';
import { amount } from '../player/shownLength.ts';
import type { Column } from '../../ui/Table.tsx';
import styles from './disputeColumns.module.css';

/** What tells one dispute from another. */
export const disputeColumns: Column<QueuedDispute>[] = [
  { key: 'user', head: '学员', width: 110, cell: (row) => row.userName },
  {
    key: 'what',
    head: '课时',
    cell: (row) => (
      <span className={styles.what}>
        <b>{row.periodName}</b>
        <span>{row.courseName}</span>
      </span>
    ),
  },
  { key: 'refused', head: '没有计入', width: 110, cell: (row) => amount(row.fileType, row.refused) },
];

/** How a dispute is called in its dialog. */
export const disputeName = (row: QueuedDispute): string => `${row.userName} 对「${row.periodName}」的异议`;

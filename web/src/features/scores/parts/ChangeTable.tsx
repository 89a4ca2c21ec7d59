import { shownTime } from '#contract/rules/shownTime.ts';
import type { Sheet } from '#contract/user/score.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import styles from './Scores.module.css';

type Change = Sheet['changes'][number];

const columns: Column<Change>[] = [
  { key: 'what', head: '更正', cell: (row) => `${row.studentName}「${row.partName}」${row.before} → ${row.after}` },
  { key: 'reason', head: '原因', cell: ({ reason }) => reason },
  { key: 'who', head: '经手', width: 90, cell: ({ actorName }) => actorName },
  { key: 'at', head: '时间', width: 160, cell: ({ at }) => <time>{shownTime(at)}</time> },
];

/** What was changed after the release, by whom and why. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  return (
    <section aria-label="更正记录" className={styles.section}>
      <SectionHead title="更正记录" />
      <Table caption="更正记录" columns={columns} rows={changes} rowKey={({ id }) => id} />
    </section>
  );
}

import type { ledger } from '#contract/course/userCourseScoreApply.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CreditCause } from '#contract/rules/credits.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';

type Line = OutputOf<typeof ledger.output>['list'][number];

const columns: Column<Line>[] = [
  { key: 'what', head: '事项', cell: ({ cause, subjectName }) => `${CreditCause.labels[cause]}「${subjectName}」` },
  { key: 'reason', head: '说明', cell: ({ reason }) => reason || '无' },
  { key: 'at', head: '时间', width: 160, cell: ({ at }) => <time>{shownTime(at)}</time> },
  { key: 'amount', head: '学分', width: 90, align: 'end', cell: ({ amount }) => (amount > 0 ? `+${amount}` : amount) },
];

/** The ledger of credits, the newest first: a line is added, never changed. */
export function LedgerTable({ lines, total }: { lines: readonly Line[]; total: number }) {
  return (
    <>
      <SectionHead title={`学分账本，合计 ${total}`} />
      <Table caption="学分账本" columns={columns} rows={lines} rowKey={({ id }) => id} />
    </>
  );
}

import type { Reviewed } from '#contract/kit/review.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Waited } from './Waited.tsx';

/** The columns every queue ends with: when it came, how it stands, and the way in. */
export function reviewColumns<T extends Reviewed>(nameOf: (row: T) => string, show: (row: T) => void): Column<T>[] {
  return [
    { key: 'submitTime', head: '提交', width: 150, cell: (row) => shownTime(row.submitTime) },
    { key: 'standing', head: '状态', width: 170, cell: (row) => <Standing of={row} /> },
    {
      key: 'act',
      head: '操作',
      hideHead: true,
      act: true,
      align: 'end',
      width: 76,
      cell: (row) => (
        <Button size="sm" aria-label={`${actOf(row)}：${nameOf(row)}`} onClick={() => show(row)}>
          {actOf(row)}
        </Button>
      ),
    },
  ];
}

const actOf = (row: Reviewed): string => (row.auditStatus === AuditState.waiting ? '审核' : '查看');

function Standing({ of: { auditStatus, auditOpinion, ...clock } }: { of: Reviewed }) {
  if (auditStatus === AuditState.passed) return <StatusDot tone="passed">已通过</StatusDot>;
  if (auditStatus !== AuditState.waiting)
    return (
      <StatusDot tone="failed" reason={auditOpinion}>
        已退回
      </StatusDot>
    );
  return <Waited {...clock} />;
}

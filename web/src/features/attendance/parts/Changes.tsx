import { AttendanceState } from '#contract/rules/attendance.ts';
import { exactTime } from '#contract/rules/shownTime.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { changes } from '#contract/user/attendance.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';

type Change = OutputOf<typeof changes.output>['list'][number];

/** Every correction by hand, the newest first; nothing is shown before there is one. */
export function Changes({ rows, total }: { rows: readonly Change[]; total: number }) {
  if (rows.length === 0) return null;
  const label = (state: Change['fromState']) => (state === null ? '未签到' : AttendanceState.labels[state]);
  return (
    <section aria-label="更正记录">
      <SectionHead title="更正记录" note={`共 ${total} 次，不能修改`} />
      <RowList label="更正记录">
        {rows.map((row) => (
          <Row
            key={row.id}
            dense
            title={`${row.studentName}：${label(row.fromState)} → ${label(row.toState)}`}
            meta={`${row.reason}，${row.byName} ${exactTime(row.at)}`}
          />
        ))}
      </RowList>
    </section>
  );
}

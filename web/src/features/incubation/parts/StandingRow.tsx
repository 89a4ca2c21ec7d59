import type { OutputOf } from '#contract/kit/schema.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import type { Standing } from '#contract/startup/milestone.ts';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Tag } from '../../../ui/Tag.tsx';

/** A project with how its incubation stands: what is late, what is next, what waits. */
export function StandingRow({ row, to }: { row: OutputOf<typeof Standing>; to: string }) {
  const { projectState: state, countLate, countOpen, countReported, countDesks, nextDueOn } = row;
  return (
    <Row
      to={to}
      heading="h2"
      stacks
      title={row.projectName}
      tags={countLate > 0 ? <Tag tone="danger">{countLate} 个逾期</Tag> : null}
      meta={[
        row.hostName,
        nextDueOn === '' ? '' : `下一个里程碑 ${nextDueOn}`,
        countOpen > 0 ? `${countOpen} 个里程碑要做` : '没有要做的里程碑',
        countReported > 0 ? `${countReported} 份报告等检查` : '',
        countDesks > 0 ? `${countDesks} 个工位` : '',
      ]
        .filter(Boolean)
        .join('，')}
      end={
        <StatusDot tone={state === ProjectState.paused ? 'waiting' : state === ProjectState.ended ? 'idle' : 'passed'}>
          {ProjectState.labels[state]}
        </StatusDot>
      }
    />
  );
}

import type { OwnApply } from '#contract/exam/gradeApplyRecord.ts';
import { ApplyState } from '#contract/rules/grades.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { gradePath, plainList } from './addresses.ts';
import { applyTones } from './applyLabels.ts';
import { withdrawApply } from './calls.ts';

interface MyAppliesProps {
  rows: LoadedPage<OwnApply>;
  onJoin: () => void;
}

/** Where one asked to be let in, and what became of it. */
export function MyApplies({ rows, onJoin }: MyAppliesProps) {
  const list = useList(plainList, rows);
  const join = (
    <Button size="sm" variant="primary" onClick={onJoin}>
      加入班级
    </Button>
  );
  return (
    <List
      of={list}
      unit="份"
      empty={<Empty title="还没有申请过" note="有邀请码就能申请加入，结果会出现在这里" action={join} />}
    >
      {(applies) => (
        <RowList label="我的申请">
          {applies.map((row) => (
            <Row
              key={row.id}
              stacks
              heading="h2"
              lead={<Avatar name={row.gradeName} shape="org" size={44} />}
              title={row.gradeName}
              tags={
                <StatusDot tone={applyTones[row.auditStatus]} reason={row.auditOpinion}>
                  {ApplyState.labels[row.auditStatus]}
                </StatusDot>
              }
              meta={[row.orgName, `${shownTime(row.submitTime)} 申请`].filter(Boolean).join('，')}
              end={<Next row={row} />}
            >
              {row.note === '' ? null : <p>{row.note}</p>}
            </Row>
          ))}
        </RowList>
      )}
    </List>
  );
}

function Next({ row }: { row: OwnApply }) {
  const { send, sending } = usePress(withdrawApply);
  if (row.auditStatus === ApplyState.passed) {
    return (
      <LinkButton to={gradePath(row.gradeId)} size="sm">
        看班级
      </LinkButton>
    );
  }
  if (row.auditStatus !== ApplyState.waiting) return null;
  return (
    <Button
      size="sm"
      disabled={sending}
      aria-label={`撤回加入${row.gradeName}的申请`}
      onClick={() => void send({ id: row.id }, '撤回成功')}
    >
      撤回
    </Button>
  );
}

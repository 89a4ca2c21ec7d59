import type { Dispute } from '#contract/course/dispute.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { REVIEW_TARGET_TEXT } from '#contract/rules/reviewClock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { amount } from '../../../shared/player/shownLength.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { overviewPath, plainList } from './addresses.ts';

/** What the learner contests and what came of it, the newest first. */
export function OwnDisputes({ disputes }: { disputes: LoadedPage<Dispute> }) {
  const list = useList(plainList, disputes);
  const look = (
    <LinkButton to="/account/course" size="sm" variant="primary">
      看我的课程
    </LinkButton>
  );
  const none = <Empty title="没有提出过异议" note="课程的学习账本里，没有计入的片段可以提出异议" action={look} />;
  return (
    <>
      <PageHead size="work" title="我的学习异议" note="由课程的讲师处理，结果会发消息" />
      <List of={list} empty={none}>
        {(rows) => (
          <RowList label="我的学习异议">
            {rows.map((row) => (
              <Row
                key={row.id}
                heading="h2"
                stacks
                title={`${row.courseName}：${row.periodName}`}
                to={overviewPath(row.courseId, 'ledger')}
                meta={`${shownTime(row.submitTime)} 提出，没有计入 ${amount(row.fileType, row.refused)}：${row.reason}`}
                end={<Standing of={row} />}
              />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}

function Standing({ of: { auditStatus, auditOpinion } }: { of: Dispute }) {
  if (auditStatus === AuditState.waiting) {
    return (
      <StatusDot tone="waiting" reason={`目标 ${REVIEW_TARGET_TEXT}内`}>
        等待处理
      </StatusDot>
    );
  }
  const isPassed = auditStatus === AuditState.passed;
  return (
    <StatusDot tone={isPassed ? 'passed' : 'failed'} reason={auditOpinion || undefined}>
      {isPassed ? '已同意，已经计入' : '没有同意'}
    </StatusDot>
  );
}

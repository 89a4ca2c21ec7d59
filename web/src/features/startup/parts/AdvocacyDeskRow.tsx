import type { AdvocacyRow } from '#contract/startup/policyAdvocacyDesk.ts';
import { policyAdvocacyPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { PolicyState } from '#contract/rules/startPolicies.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { ADVOCACY_ADD } from './addresses.ts';
import { removeAdvocacy, withdrawAdvocacy } from './calls.ts';
import styles from './Policy.module.css';
import { stateTones } from './stateTones.ts';
import { Take } from './Take.tsx';

/** One article of the own side with how it stands and what can be done. */
export function AdvocacyDeskRow({ row }: { row: AdvocacyRow }) {
  const { id, title, policyState: state } = row;
  const isPublic = state === PolicyState.published;
  return (
    <Row
      heading="h2"
      stacks
      title={title}
      to={isPublic ? policyAdvocacyPath(id) : undefined}
      meta={`${shownTime(row.gmtModified)} 改过，讲了 ${row.countPolicy} 条政策`}
      end={<StatusDot tone={stateTones[state]}>{PolicyState.labels[state]}</StatusDot>}
    >
      <div className={styles.acts}>
        <LinkButton to={`${ADVOCACY_ADD}?id=${id}`} size="sm">
          修改
        </LinkButton>
        {isPublic ? (
          <Take name="撤下" of={{ id, title }} note="撤下之后不再公开，以后可以再发布。" load={withdrawAdvocacy} />
        ) : (
          <Take name="删除" of={{ id, title }} note="文章会被删掉，不能找回。" load={removeAdvocacy} />
        )}
      </div>
    </Row>
  );
}

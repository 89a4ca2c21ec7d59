import type { DeskRow as Policy } from '#contract/startup/policyDesk.ts';
import { startPolicyPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { PolicyState } from '#contract/rules/startPolicies.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { ADD } from './addresses.ts';
import { removePolicy, withdrawPolicy } from './calls.ts';
import styles from './Policy.module.css';
import { stateTones } from './stateTones.ts';
import { Take } from './Take.tsx';
import { dueText } from './words.ts';

const { draft, published } = PolicyState;

/** One policy of the own side with how it stands and what can be done. */
export function DeskRow({ row }: { row: Policy }) {
  const { policyState: state, version } = row;
  const of = { id: row.id, title: row.policyName };
  return (
    <Row
      heading="h2"
      stacks
      title={row.policyName}
      to={state === published ? startPolicyPath(row.id) : undefined}
      meta={[row.regionName, row.issuedBy, dueText(row)].join('，')}
      end={
        <StatusDot tone={stateTones[state]} reason={version === 0 ? undefined : `第 ${version} 版`}>
          {PolicyState.labels[state]}
        </StatusDot>
      }
    >
      <p className={styles.summary}>
        {shownTime(row.gmtModified)} 改过
        {row.countKept > 0 ? `，${row.countKept} 人记下了截止日期` : ''}
      </p>
      <div className={styles.acts}>
        <LinkButton to={`${ADD}?id=${row.id}`} size="sm">
          {state === draft ? '修改' : '写新的一版'}
        </LinkButton>
        {state === published ? (
          <Take
            name="撤下"
            of={of}
            note="撤下之后不再公开，记了截止日期的人也看不到；改好可以再发布。"
            load={withdrawPolicy}
          />
        ) : null}
        {version === 0 ? <Take name="删除" of={of} note="草稿会被删掉，不能找回。" load={removePolicy} /> : null}
      </div>
    </Row>
  );
}

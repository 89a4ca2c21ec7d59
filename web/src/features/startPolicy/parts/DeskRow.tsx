import { useState } from 'react';
import type { DeskRow as Policy } from '#contract/startup/policyDesk.ts';
import { startPolicyPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { PolicyState } from '#contract/rules/startPolicies.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import { ADD } from './addresses.ts';
import { removePolicy, withdrawPolicy } from './calls.ts';
import styles from './Policy.module.css';
import { dueText } from './words.ts';

const { draft, published, withdrawn } = PolicyState;

const tones: Record<PolicyState, StatusTone> = { [draft]: 'idle', [published]: 'passed', [withdrawn]: 'failed' };

/** One policy of the own side with how it stands and what can be done. */
export function DeskRow({ row }: { row: Policy }) {
  const { policyState: state, version } = row;
  return (
    <Row
      heading="h2"
      stacks
      title={row.policyName}
      to={state === published ? startPolicyPath(row.id) : undefined}
      meta={[row.regionName, row.issuedBy, dueText(row)].join('，')}
      end={
        <StatusDot tone={tones[state]} reason={version === 0 ? undefined : `第 ${version} 版`}>
          {PolicyState.labels[state]}
        </StatusDot>
      }
    >
      <p className={styles.summary}>
        {shownTime(row.gmtModified)} 改过
        {row.countKept > 0 ? `，${row.countKept} 人记下了截止日期` : ''}
      </p>
      <p className={styles.acts}>
        <LinkButton to={`${ADD}?id=${row.id}`} size="sm">
          {state === draft ? '修改' : '写新的一版'}
        </LinkButton>
        {state === published ? <Take row={row} name="撤下" /> : null}
        {version === 0 ? <Take row={row} name="删除" /> : null}
      </p>
    </Row>
  );
}

const notes = {
  撤下: '撤下之后不再公开，记了截止日期的人也看不到；改好可以再发布。',
  删除: '草稿会被删掉，不能找回。',
} as const;

/** Asks first: readers lose it, or it is gone. */
function Take({ row, name }: { row: Policy; name: keyof typeof notes }) {
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(name === '撤下' ? withdrawPolicy : removePolicy);
  const take = async () => {
    await send({ id: row.id }, `${name}成功`);
    setAsked(false);
  };
  return (
    <>
      <Button size="sm" variant="text" aria-label={`${name}${row.policyName}`} onClick={() => setAsked(true)}>
        {name}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          open
          title={`${name}「${row.policyName}」`}
          note={notes[name]}
          confirmLabel={name}
          danger
          loading={sending}
          loadingLabel="提交中"
          onConfirm={() => void take()}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

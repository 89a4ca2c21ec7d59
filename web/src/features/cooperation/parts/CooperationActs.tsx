import { useState } from 'react';
import type { Cooperation } from '#contract/position/cooperation.ts';
import { CooperationState } from '#contract/rules/cooperation.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { answerInvitation, withdrawInvitation } from './calls.ts';
import { EndDialog, RefuseDialog } from './ReasonDialog.tsx';

/** What this side may do now: answer, take back, end. */
export function CooperationActs({ row }: { row: Cooperation }) {
  const { id, cooperationState, isOwnInvitation, partner } = row;
  const [asked, setAsked] = useState<'refuse' | 'end' | null>(null);
  const accepting = usePress(answerInvitation);
  const withdrawing = usePress(withdrawInvitation);
  const dialog = { id, orgName: partner.orgName, onClose: () => setAsked(null) };
  if (cooperationState === CooperationState.active)
    return (
      <>
        <Button size="sm" variant="text" aria-label={`结束和${partner.orgName}的合作`} onClick={() => setAsked('end')}>
          结束合作
        </Button>
        {asked ? <EndDialog {...dialog} /> : null}
      </>
    );
  if (cooperationState !== CooperationState.waiting) return null;
  if (isOwnInvitation === 1)
    return (
      <Button
        size="sm"
        variant="text"
        loading={withdrawing.sending}
        aria-label={`收回给${partner.orgName}的邀请`}
        onClick={() => void withdrawing.send({ id }, '收回成功')}
      >
        收回邀请
      </Button>
    );
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        loading={accepting.sending}
        aria-label={`接受${partner.orgName}的邀请`}
        onClick={() => void accepting.send({ id, isAccepted: 1 }, '接受成功，现在是合作单位了')}
      >
        接受
      </Button>
      <Button size="sm" aria-label={`谢绝${partner.orgName}的邀请`} onClick={() => setAsked('refuse')}>
        谢绝
      </Button>
      {asked ? <RefuseDialog {...dialog} /> : null}
    </>
  );
}

import { useState } from 'react';
import { scoreAppeal } from '#contract/fields/scores.ts';
import type { ScoredTerm } from '#contract/user/orgStudent.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { SCORE_APPEAL_DAYS } from '#contract/rules/scores.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { submitAppeal, withdrawAppeal } from './calls.ts';
import styles from './Scores.module.css';

type Mark = ScoredTerm['offerings'][number];

const tones = { 0: 'waiting', 1: 'passed', 2: 'idle', 3: 'idle' } as const;

/** What became of an objection to a mark, and the way to object as long as the clock allows it. */
export function Appeal({ mark }: { mark: Mark }) {
  const [isOpen, setOpen] = useState(false);
  const withdrawing = usePress(withdrawAppeal);
  const { appeal, appealUntil, offeringName } = mark;
  const isWaiting = appeal?.auditStatus === AppealState.waiting;
  const canAppeal = mark.canAppeal === 1;
  return (
    <span className={styles.appeal}>
      {appeal ? (
        <StatusDot tone={tones[appeal.auditStatus]} reason={appeal.auditOpinion || undefined}>
          {AppealState.labels[appeal.auditStatus]}
        </StatusDot>
      ) : null}
      {isWaiting ? (
        <Button
          size="sm"
          variant="text"
          loading={withdrawing.sending}
          loadingLabel="撤回中"
          aria-label={`撤回对${offeringName}的申诉`}
          onClick={() => void withdrawing.send({ id: appeal.id }, '已撤回')}
        >
          撤回
        </Button>
      ) : null}
      {canAppeal ? (
        <>
          <Button size="sm" variant="text" aria-label={`申诉${offeringName}的成绩`} onClick={() => setOpen(true)}>
            申诉
          </Button>
          <small>{shownTime(appealUntil)} 截止</small>
        </>
      ) : null}
      {!appeal && !canAppeal ? '已截止' : null}
      {isOpen ? <AppealDialog mark={mark} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}

function AppealDialog({ mark: { offeringId, offeringName }, onClose }: { mark: Mark; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(submitAppeal, {
    fields: scoreAppeal,
    initial: { offeringId, reason: '' },
    draft: `score-appeal:${offeringId}`,
    onDone: () => finish('申诉交了，老师答复以后你会收到消息'),
  });
  return (
    <FormDialog
      of={sending}
      title={`申诉「${offeringName}」的成绩`}
      note={`公布以后 ${SCORE_APPEAL_DAYS} 天内可以申诉；写清楚哪一项、哪里不对`}
      label="成绩申诉"
      submitLabel="提交"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={4} />
    </FormDialog>
  );
}

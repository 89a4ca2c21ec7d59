import type { ComponentType } from 'react';
import { useState } from 'react';
import type { Reviewed } from '#contract/kit/review.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { REVIEW_TARGET_TEXT, waitedText } from '#contract/rules/reviewClock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { FormTextarea } from '../form/FormTextarea.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CallForm } from '../form/CallForm.tsx';
import type { DecideCall } from './useDecision.ts';
import { useDecision } from './useDecision.ts';

interface DecisionDialogProps<T extends Reviewed> {
  row: T;
  of: {
    nameOf: (row: T) => string;
    Facts: ComponentType<{ row: T }>;
    passNote: string;
    decide: DecideCall;
    revoke?: DecideCall;
  };
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Everything about one, and, while it waits, the decision. */
export function DecisionDialog<T extends Reviewed>({ row, of, onClose, onDone }: DecisionDialogProps<T>) {
  const isWaiting = row.auditStatus === AuditState.waiting;
  const revoke = row.auditStatus === AuditState.passed ? of.revoke : undefined;
  const refusing = revoke ? '收回' : '退回';
  const decision = useDecision(revoke ?? of.decide, row, onDone, refusing);
  const [pressed, setPressed] = useState<1 | 2>(AuditState.passed);
  const press = (auditStatus: 1 | 2) => {
    setPressed(auditStatus);
    decision.decideAs(auditStatus);
  };
  const busy = (auditStatus: 1 | 2) => decision.sending && pressed === auditStatus;
  const isOpen = (isWaiting || revoke !== undefined) && row.isOwn !== 1;
  return (
    <Dialog
      open
      size="lg"
      lightDismiss={false}
      onClose={onClose}
      title={of.nameOf(row)}
      note={isWaiting ? waitingNote(row) : decidedNote(row)}
      actions={
        isOpen ? (
          <>
            <Button
              variant="danger"
              loading={busy(AuditState.refused)}
              loadingLabel={`${refusing}中`}
              onClick={() => press(AuditState.refused)}
            >
              {refusing}
            </Button>
            {isWaiting ? (
              <Button
                variant="primary"
                loading={busy(AuditState.passed)}
                loadingLabel="提交中"
                onClick={() => press(AuditState.passed)}
              >
                通过
              </Button>
            ) : (
              <Button onClick={onClose}>关闭</Button>
            )}
          </>
        ) : (
          <Button onClick={onClose}>关闭</Button>
        )
      }
    >
      <of.Facts row={row} />
      {isWaiting && !isOpen ? <Banner>这是你自己交的，要由另一位运营人员审核</Banner> : null}
      {isOpen ? (
        <CallForm of={decision} label="审核">
          <FormTextarea
            form={decision.form}
            name="auditOpinion"
            help={isWaiting ? `${of.passNote}；退回要写明原因，对方会看到` : '收回要写明原因，对方会看到'}
            rows={3}
          />
        </CallForm>
      ) : null}
    </Dialog>
  );
}

function waitingNote({ submitTime, waitedHours, isOverdue }: Reviewed): string {
  const waited = `${shownTime(submitTime)} 提交，${waitedText(waitedHours)}`;
  return isOverdue === 1 ? `${waited}，超过了 ${REVIEW_TARGET_TEXT}的目标` : `${waited}，目标 ${REVIEW_TARGET_TEXT}内`;
}

function decidedNote({ auditStatus, auditOpinion, auditTime }: Reviewed): string {
  const when = auditTime === null ? '' : `${shownTime(auditTime)} `;
  const what = auditStatus === AuditState.passed ? '通过' : '退回';
  return `${when}${what}${auditOpinion === '' ? '' : `：${auditOpinion}`}`;
}

import { useState } from 'react';
import type { Apply } from '#contract/exam/gradeApplyRecord.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { ApplyState } from '#contract/rules/grades.ts';
import { BatchFailures } from '../../../kit/list/BatchFailures.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { answerApplies, ignoreApplies } from './calls.ts';
import { RefuseDialog } from './RefuseDialog.tsx';

export type ApplyAct = 'pass' | 'refuse' | 'ignore';

interface AnswerDialogProps {
  act: ApplyAct;
  rows: readonly Apply[];
  onClose: () => void;
  /** All of them were answered. */
  onDone: () => void;
}

const words = {
  pass: { verb: '通过', note: '通过后马上在班里，对方会收到消息' },
  ignore: { verb: '忽略', note: '不通知对方；对方看到的是没有回应，可以再次申请' },
} as const;

/** Asks once, answers one application or several, and names those that could not be answered. */
export function AnswerDialog({ act, rows, onClose, onDone }: AnswerDialogProps) {
  const [asked] = useState(rows);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const [answering, ignoring] = [usePress(answerApplies), usePress(ignoreApplies)];
  const verb = act === 'refuse' ? '答复' : words[act].verb;
  const close = (result: BatchOutcome) => {
    if (result.failed.length > 0) return setOutcome(result);
    toast(`${verb}成功`);
    onDone();
    onClose();
  };
  if (outcome) {
    const nameOf = (id: string) => asked.find((row) => row.id === id)?.userName;
    return <BatchFailures verb={verb} unit="份" outcome={outcome} nameOf={nameOf} onClose={onClose} />;
  }
  if (act === 'refuse') return <RefuseDialog rows={asked} onClose={onClose} onAnswered={close} />;
  const ids = asked.map(({ id }) => id);
  const go = async () => {
    const result = await (act === 'pass'
      ? answering.send({ ids, auditStatus: ApplyState.passed, auditOpinion: '' })
      : ignoring.send({ ids }));
    if (result) close(result);
    else onClose();
  };
  const one = asked.length === 1 ? asked[0] : undefined;
  return (
    <ConfirmDialog
      open
      title={one ? `${verb}${one.userName}的申请` : `${verb} ${asked.length} 份申请`}
      note={words[act].note}
      confirmLabel={verb}
      loading={answering.sending || ignoring.sending}
      loadingLabel="提交中"
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}

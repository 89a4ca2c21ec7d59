import { useState } from 'react';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { decision } from '#contract/kit/reviewFields.ts';
import type { Schema } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { FormTextarea } from '../form/FormTextarea.tsx';
import { useFinish } from '../form/useFinish.ts';
import type { LazyCall } from '../lazyCall.ts';
import { BatchFailures } from '../list/BatchFailures.tsx';
import { useCallForm } from '../useCallForm.ts';

interface Verdicts {
  ids: string[];
  auditStatus: 1 | 2;
  auditOpinion?: string | undefined;
}

interface Answering<In, Out> extends Schema {
  readonly _zod: { readonly input: In; readonly output: Out };
}

/** A call that decides on several: each stands for itself, and those that could not be decided say why. */
export type BatchCall = LazyCall<Answering<Verdicts, unknown>, Answering<unknown, BatchOutcome>>;

interface BatchDialogProps {
  decide: BatchCall;
  auditStatus: 1 | 2;
  subject: string;
  chosen: readonly { id: string; name: string }[];
  onClose: () => void;
  /** Nothing is chosen any more. */
  onDone: () => void;
}

/** Decides on several of a queue; those that could not be are named with the reason. */
export function BatchDialog({ decide, auditStatus, subject, chosen, onClose, onDone }: BatchDialogProps) {
  const isPassing = auditStatus === AuditState.passed;
  const verb = isPassing ? '通过' : '退回';
  const finish = useFinish(() => undefined);
  const [asked] = useState(chosen);
  const [left, setLeft] = useState<BatchOutcome | null>(null);
  const sending = useCallForm(decide, {
    fields: decision,
    initial: { ids: asked.map(({ id }) => id), auditStatus, auditOpinion: '' },
    onDone: async (outcome) => {
      await finish(`${verb}了 ${outcome.doneCount} 份，对方会收到消息`);
      onDone();
      if (outcome.failed.length === 0) onClose();
      else setLeft(outcome);
    },
  });
  if (left) {
    const nameOf = (id: string) => asked.find((row) => row.id === id)?.name;
    return <BatchFailures verb={verb} unit="份" outcome={left} nameOf={nameOf} onClose={onClose} />;
  }
  return (
    <FormDialog
      of={sending}
      title={`${verb} ${asked.length} 份${subject}`}
      note={isPassing ? undefined : '对方看到原因，补充后可以再交'}
      label={`${verb}几份${subject}`}
      submitLabel={verb}
      busyLabel="提交中"
      isDanger={!isPassing}
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="auditOpinion" rows={3} required={!isPassing} help="每一位都会看到" />
    </FormDialog>
  );
}

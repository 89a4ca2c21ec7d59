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

interface Verdicts extends Schema {
  readonly _zod: {
    readonly input: { ids: string[]; auditStatus: 1 | 2; auditOpinion?: string };
    readonly output: unknown;
  };
}

interface Outcomes extends Schema {
  readonly _zod: { readonly input: unknown; readonly output: BatchOutcome };
}

/** What a queue says of deciding on several together. */
export interface BatchPlan {
  /** A call that takes the ids and one verdict for all. */
  decide: LazyCall<Verdicts, Outcomes>;
  /** 门 and 课程: 通过 3 门课程. */
  unit: string;
  subject: string;
  /** Who is told: 作者. */
  told: string;
  passNote: string;
  refuseNote: string;
}

interface BatchDialogProps {
  of: BatchPlan;
  auditStatus: 1 | 2;
  rows: readonly { id: string; name: string }[];
  onClose: () => void;
  /** Nothing is chosen any more. */
  onDone: () => void;
}

/** Decides on several; those that could not be are named with the reason. */
export function BatchDialog({ of, auditStatus, rows, onClose, onDone }: BatchDialogProps) {
  const { unit, subject, told } = of;
  const isPassing = auditStatus === AuditState.passed;
  const verb = isPassing ? '通过' : '退回';
  const finish = useFinish(() => undefined);
  const [asked] = useState(rows);
  const [left, setLeft] = useState<BatchOutcome | null>(null);
  const sending = useCallForm(of.decide, {
    fields: decision,
    initial: { ids: asked.map(({ id }) => id), auditStatus, auditOpinion: '' },
    onDone: async (outcome) => {
      await finish(`${verb}了 ${outcome.doneCount} ${unit}${subject}，${told}会收到消息`);
      onDone();
      if (outcome.failed.length === 0) onClose();
      else setLeft(outcome);
    },
  });
  if (left) {
    const nameOf = (id: string) => asked.find((row) => row.id === id)?.name;
    return <BatchFailures verb={verb} unit={unit} outcome={left} nameOf={nameOf} onClose={onClose} />;
  }
  return (
    <FormDialog
      of={sending}
      title={`${verb} ${asked.length} ${unit}${subject}`}
      note={isPassing ? of.passNote : of.refuseNote}
      label={`${verb}几${unit}${subject}`}
      submitLabel={verb}
      busyLabel="提交中"
      isDanger={!isPassing}
      onClose={onClose}
    >
      <FormTextarea
        form={sending.form}
        name="auditOpinion"
        rows={3}
        required={!isPassing}
        help={`每一位${told}都会看到`}
      />
    </FormDialog>
  );
}

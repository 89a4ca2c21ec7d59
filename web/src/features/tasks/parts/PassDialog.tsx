import { useState } from 'react';
import type { AuditRow } from '#contract/exam/taskAudit.ts';
import { taskPass } from '#contract/fields/tasks.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { BatchFailures } from '../../../kit/list/BatchFailures.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { passWork } from './calls.ts';

interface PassDialogProps {
  rows: readonly AuditRow[];
  onClose: () => void;
  /** Nothing is chosen any more. */
  onDone: () => void;
}

/** The same share of the full marks for several; those that could not be passed are named. */
export function PassDialog({ rows, onClose, onDone }: PassDialogProps) {
  const finish = useFinish(() => undefined);
  const [asked] = useState(rows);
  const [left, setLeft] = useState<BatchOutcome | null>(null);
  const sending = useCallForm(passWork, {
    fields: taskPass,
    initial: { ids: asked.map(({ id }) => id), percent: 100, remark: '' },
    onDone: async (outcome) => {
      await finish(`通过了 ${outcome.doneCount} 份，学员会收到消息`);
      onDone();
      if (outcome.failed.length === 0) onClose();
      else setLeft(outcome);
    },
  });
  if (left) {
    const nameOf = (id: string) => asked.find((row) => row.id === id)?.name;
    return <BatchFailures verb="通过" unit="份" outcome={left} nameOf={nameOf} onClose={onClose} />;
  }
  return (
    <FormDialog
      of={sending}
      title={`通过 ${asked.length} 份作业`}
      note="每份给满分的同一个百分比；有评分要点的按比重分到各条"
      label="批量通过"
      submitLabel="通过"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormNumber form={sending.form} name="percent" />
      <FormTextarea form={sending.form} name="remark" rows={3} help="选填，每位学员都会看到" />
    </FormDialog>
  );
}

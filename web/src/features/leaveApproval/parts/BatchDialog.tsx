import { useState } from 'react';
import { leaveOpinion } from '#contract/fields/leave.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import type { QueuedLeave } from '#contract/user/leave.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { BatchFailures } from '../../../kit/list/BatchFailures.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { decideLeaves } from './calls.ts';

interface BatchDialogProps {
  isPassed: 0 | 1;
  rows: readonly QueuedLeave[];
  onClose: () => void;
  /** Nothing is chosen any more. */
  onDone: () => void;
}

/** One opinion on several leaves; those that could not be decided are named with the reason. */
export function BatchDialog({ isPassed, rows, onClose, onDone }: BatchDialogProps) {
  const verb = isPassed === 1 ? '通过' : '不通过';
  const finish = useFinish(() => undefined);
  const [asked] = useState(rows);
  const [left, setLeft] = useState<BatchOutcome | null>(null);
  const sending = useCallForm(decideLeaves, {
    fields: leaveOpinion,
    initial: { ids: asked.map(({ stepId }) => stepId), isPassed, auditOpinion: '' },
    onDone: async (outcome) => {
      await finish(`${outcome.doneCount} 份请假${verb}，学生会收到消息`);
      onDone();
      if (outcome.failed.length === 0) onClose();
      else setLeft(outcome);
    },
  });
  if (left) {
    const nameOf = (id: string) => asked.find(({ stepId }) => stepId === id)?.studentName;
    return <BatchFailures verb="审批" unit="份" outcome={left} nameOf={nameOf} onClose={onClose} />;
  }
  return (
    <FormDialog
      of={sending}
      title={`${asked.length} 份请假${verb}`}
      label="一次审批几份"
      submitLabel={verb}
      busyLabel="提交中"
      isDanger={isPassed === 0}
      onClose={onClose}
    >
      <FormTextarea
        form={sending.form}
        name="auditOpinion"
        rows={3}
        required={isPassed === 0}
        help="每一位学生都会看到"
      />
    </FormDialog>
  );
}

import { leaveTransfer } from '#contract/fields/leave.ts';
import type { QueuedLeave } from '#contract/user/leave.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { askApprovers, transferLeave } from './calls.ts';
import { useAnswer } from './useAnswer.ts';

/** Hands a leave on to another teacher of the school. */
export function TransferDialog({ row, onClose }: { row: QueuedLeave; onClose: () => void }) {
  const finish = useFinish(onClose);
  const known = useAnswer(askApprovers, { id: row.stepId });
  const sending = useCallForm(transferLeave, {
    fields: leaveTransfer,
    initial: { id: row.stepId, toUserNo: '', auditOpinion: '' },
    onDone: () => finish('转交成功，对方会收到消息'),
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title={`转交「${row.studentName}」的请假`}
      label="转交请假"
      submitLabel="转交"
      busyLabel="转交中"
      onClose={onClose}
    >
      <FormValueSelect
        form={form}
        name="toUserNo"
        isWide
        placeholder="请选择老师"
        none=""
        options={(known?.list ?? []).map(({ userNo, approverName }) => ({ value: userNo, label: approverName }))}
      />
      <FormTextarea form={form} name="auditOpinion" rows={3} />
    </FormDialog>
  );
}

import { taskReturn } from '#contract/fields/tasks.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { giveBack } from './calls.ts';
import type { Work } from './WorkDesk.tsx';

interface ReturnDialogProps {
  work: Work;
  onClose: () => void;
  onDone: (nextId: string) => void | Promise<void>;
}

/** Back to the learner with what is to be improved. */
export function ReturnDialog({ work: { id, revision, name }, onClose, onDone }: ReturnDialogProps) {
  const sending = useCallForm(giveBack, {
    fields: taskReturn,
    initial: { id, revision, remark: '' },
    draft: `task-return:${id}:${revision}`,
    onDone: async ({ nextId }) => {
      toast('退回了，学员会收到消息');
      onClose();
      await onDone(nextId);
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`退回${name}的作业`}
      note="学员改好以后可以再交，不另外扣迟交的分"
      label="退回"
      submitLabel="退回"
      busyLabel="退回中"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="remark" rows={4} />
    </FormDialog>
  );
}

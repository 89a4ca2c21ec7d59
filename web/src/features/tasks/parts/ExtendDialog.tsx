import { taskExtension } from '#contract/fields/tasks.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { extendTask } from './calls.ts';

interface ExtendDialogProps {
  row: { taskId: string; title: string; dueAt: string | null };
  onClose: () => void;
}

/** A later end; who has not handed in hears of it. */
export function ExtendDialog({ row, onClose }: ExtendDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(extendTask, {
    fields: taskExtension,
    initial: { id: row.taskId, dueAt: row.dueAt ?? '' },
    onDone: () => finish('已改截止时间，还没有交的人会收到消息'),
  });
  return (
    <FormDialog
      of={sending}
      title={`延长「${row.title}」`}
      note="只能往后改；已经结束的会重新开放"
      label="延长截止时间"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormTime form={sending.form} name="dueAt" />
    </FormDialog>
  );
}

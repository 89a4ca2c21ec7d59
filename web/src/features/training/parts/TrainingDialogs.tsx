import { trainingExtension } from '#contract/fields/training.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { closeTraining, deleteTraining, extendTraining } from './calls.ts';

export interface Asked {
  row: { projectId: string; title: string; dueAt: string | null };
  what: 'extend' | 'close' | 'delete';
}

interface TrainingDialogsProps {
  asked: Asked;
  onClose: () => void;
}

/** What is asked before a project gets a later end, takes nothing more, or goes. */
export function TrainingDialogs({ asked: { row, what }, onClose }: TrainingDialogsProps) {
  const closing = usePress(closeTraining);
  const deleting = usePress(deleteTraining);
  if (what === 'extend') return <Extend row={row} onClose={onClose} />;
  const isClose = what === 'close';
  const confirm = async () => {
    if (isClose) await closing.send({ id: row.projectId }, '已结束');
    else await deleting.send({ id: row.projectId }, '已删除');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={isClose ? `结束「${row.title}」` : `删除草稿「${row.title}」`}
      note={isClose ? '学员不能再交；交了的照样可以批改。以后可以延长截止时间重新开放。' : '删除以后不能恢复。'}
      confirmLabel={isClose ? '结束' : '删除'}
      danger
      loading={closing.sending || deleting.sending}
      loadingLabel="处理中"
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

function Extend({ row, onClose }: { row: Asked['row']; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(extendTraining, {
    fields: trainingExtension,
    initial: { id: row.projectId, dueAt: row.dueAt ?? '' },
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

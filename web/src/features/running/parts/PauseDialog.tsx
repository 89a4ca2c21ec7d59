import { runAct } from '#contract/fields/running.ts';
import type { Overview, RunRow } from '#contract/exam/runningShapes.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { whomOf, whomText } from './acts.ts';
import { pauseClocks, resumeClocks } from './calls.ts';

interface PauseDialogProps {
  of: Overview;
  rows: readonly RunRow[] | null;
  onClose: () => void;
}

/** Stops the clocks of some, or of all. */
export function PauseDialog({ of, rows, onClose }: PauseDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(pauseClocks, {
    fields: runAct,
    initial: { ...whomOf(of.assessmentId, rows), reason: '' },
    onDone: ({ count }) => finish(`暂停成功，${count} 人的计时停住了`),
  });
  return (
    <FormDialog
      of={sending}
      title={rows === null ? '全体暂停' : `暂停${whomText(rows)}的作答`}
      note="计时停住，暂停期间不能作答；继续以后，暂停的时间补回来"
      label="暂停作答"
      submitLabel="暂停"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={2} />
    </FormDialog>
  );
}

/** Lets them go on. */
export function ResumeDialog({ of, rows, onClose }: PauseDialogProps) {
  const { send, sending } = usePress(resumeClocks);
  const go = async () => {
    await send(whomOf(of.assessmentId, rows), '继续成功，暂停的时间已经补回');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={rows === null ? '全体继续作答' : `让${whomText(rows)}继续作答`}
      note="暂停了多久就补回多久，考生的计时立刻接着走"
      confirmLabel="继续作答"
      loading={sending}
      loadingLabel="提交中"
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}

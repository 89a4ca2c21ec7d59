import { runAct } from '#contract/fields/running.ts';
import type { Overview, RunRow } from '#contract/exam/runningShapes.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { cancelSitting, letIn, takeAway } from './calls.ts';

interface SittingDialogProps {
  row: RunRow & { sittingId: string };
  onClose: () => void;
}

/** Takes a paper in before its time. */
export function ForceDialog({ row, onClose }: SittingDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(takeAway, {
    fields: runAct,
    initial: { sittingId: row.sittingId, reason: '' },
    onDone: () => finish(`收卷成功，${row.userName}不能再作答`),
  });
  return (
    <FormDialog
      of={sending}
      title={`强制${row.userName}交卷`}
      note={`已保存的 ${row.countAnswered} / ${row.countItems} 题照常计分，之后不能再答，也不能撤回`}
      label="强制交卷"
      submitLabel="强制交卷"
      busyLabel="收卷中"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={3} />
    </FormDialog>
  );
}

interface CancelDialogProps extends SittingDialogProps {
  of: Overview;
}

/** Declares a sitting void, perhaps for another one: after the end with a deadline of its own. */
export function CancelDialog({ of, row, onClose }: CancelDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(cancelSitting, {
    fields: runAct,
    initial: { sittingId: row.sittingId, reason: '', maySitAgain: 0, sitAgainUntil: '' },
    onDone: () => finish(`作废成功，${row.userName}会收到消息`),
  });
  const maySitAgain = useFieldsState(sending.form, ({ values }) => values.maySitAgain) === 1;
  const isOver = of.endsAt !== null && of.endsAt <= of.now;
  return (
    <FormDialog
      of={sending}
      title={`作废${row.userName}的这次作答`}
      note="不计成绩，答案与记录留存；考生会收到消息，不能撤回"
      label="作废作答"
      submitLabel="作废"
      busyLabel="提交中"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={3} />
      <FormCheckbox form={sending.form} name="maySitAgain" label="之后" sentence="允许再考一次" values={[1, 0]} />
      {maySitAgain && of.endsAt !== null ? (
        <FormTime
          form={sending.form}
          name="sitAgainUntil"
          required={isOver}
          help={
            isOver
              ? '测评已经结束，只有这位考生可以考到这时；到那时为止先不展示答案'
              : '可以不填：到测评结束为止都能再考'
          }
        />
      ) : null}
    </FormDialog>
  );
}

/** Lets somebody in who comes late. */
export function LateDialog({ row, onClose }: { row: RunRow; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(letIn, {
    fields: runAct,
    initial: { candidateId: row.candidateId, reason: '' },
    onDone: () => finish(`准许成功，${row.userName}会收到消息`),
  });
  return (
    <FormDialog
      of={sending}
      title={`准许${row.userName}补进`}
      note="迟到的时间不补，考试结束时间不变；要补时间请再延时"
      label="准许补进"
      submitLabel="准许补进"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={2} />
    </FormDialog>
  );
}

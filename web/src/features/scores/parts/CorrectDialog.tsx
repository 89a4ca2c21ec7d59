import { scoreChange } from '#contract/fields/scores.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { correctScore } from './calls.ts';

interface CorrectDialogProps {
  offeringId: string;
  of: { student: { userNo: string; studentName: string }; part: { id: string; partName: string }; now: string };
  onClose: () => void;
}

/** Another mark in the place of one that is out; the learner reads why. */
export function CorrectDialog({ offeringId, of: { student, part, now }, onClose }: CorrectDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(correctScore, {
    fields: scoreChange,
    initial: { offeringId, partId: part.id, userNo: student.userNo, value: '', reason: '' },
    draft: `score:${part.id}:${student.userNo}`,
    onDone: () => finish('更正成功，学生会收到消息'),
  });
  return (
    <FormDialog
      of={sending}
      title={`更正${student.studentName}的「${part.partName}」`}
      note={`现在是 ${now}；原来的成绩与原因留在更正记录里`}
      label="更正成绩"
      submitLabel="更正"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="value" autoComplete="off" help="0–100、最多一位小数，或者缺考、免修" />
      <FormTextarea form={sending.form} name="reason" rows={3} required help="学生会看到" />
    </FormDialog>
  );
}

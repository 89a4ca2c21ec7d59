import { scoreAppealAnswer } from '#contract/fields/scores.ts';
import { scoreText } from '#contract/rules/scores.ts';
import type { Sheet } from '#contract/user/score.ts';
import type { ScoreAppeal } from '#contract/user/scoreAppeal.ts';
import { SAME_SCORE } from '#contract/user/scoreFailures.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormSelect } from '../../../kit/form/FormSelect.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { decideAppeal } from './calls.ts';

interface AnswerDialogProps {
  appeal: ScoreAppeal;
  sheet: Sheet;
  onClose: () => void;
}

const answers = [
  { value: 0, label: '维持原分' },
  { value: 1, label: '更正一项' },
] as const;

/** An answer to an objection, with or without a correction; the learner reads it. */
export function AnswerDialog({ appeal, sheet, onClose }: AnswerDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(decideAppeal, {
    fields: scoreAppealAnswer,
    initial: { id: appeal.id, isGranted: 0, partId: '', value: '', auditOpinion: '' },
    draft: `score-answer:${appeal.id}`,
    fieldOfCode: { [SAME_SCORE.code]: 'value' },
    onDone: () => finish('答复了，学生会收到消息'),
  });
  const { form } = sending;
  const isGranted = useField(form, 'isGranted').value === 1;
  const student = sheet.students.find(({ userNo }) => userNo === appeal.userNo);
  const parts = sheet.parts.map(({ id, partName }) => {
    const entry = student?.entries.find(({ partId }) => partId === id);
    return { value: id, label: `${partName}，现在 ${entry ? scoreText(entry) : '没有'}` };
  });
  return (
    <FormDialog
      of={sending}
      title={`答复${appeal.studentName}的申诉`}
      note={appeal.reason}
      label="答复申诉"
      submitLabel="答复"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormRadios form={form} name="isGranted" label="结果" options={answers} />
      {isGranted ? (
        <>
          <FormSelect form={form} name="partId" placeholder="选择一项" options={parts} />
          <FormText form={form} name="value" autoComplete="off" help="0–100、最多一位小数，或者缺考、免修" />
        </>
      ) : null}
      <FormTextarea form={form} name="auditOpinion" rows={3} help="学生会看到；更正的话也记在更正记录里" />
    </FormDialog>
  );
}

import { lecturerAnswer } from '#contract/fields/teaching.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import type { OrgJoin } from '#contract/user/lecturerOrg.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { answerLecturer } from './calls.ts';
import styles from './OrgCoursesPage.module.css';

const answers = [
  { value: AuditState.passed, label: '同意加入' },
  { value: AuditState.refused, label: '不同意' },
];

/** Answers a lecturer who asks; a refusal says why, because the lecturer reads it. */
export function AnswerLecturer({ row, onClose }: { row: OrgJoin; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(answerLecturer, {
    fields: lecturerAnswer,
    initial: { id: row.id, auditStatus: AuditState.passed, auditOpinion: '', shareRatio: row.shareRatio },
    draft: `lecturer-answer:${row.id}`,
    onDone: () => finish('答复成功，已经告诉讲师'),
  });
  const { form } = sending;
  const { value: status } = useField(form, 'auditStatus');
  return (
    <FormDialog
      of={sending}
      title={`答复「${row.lecturerName}」`}
      note={row.note}
      label="答复申请"
      submitLabel="提交答复"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormRadios form={form} name="auditStatus" rowClass={styles.acts} options={answers} />
      {status === AuditState.passed ? (
        <FormNumber form={form} name="shareRatio" help="课程收入的百分之几归讲师，其余归本机构" />
      ) : null}
      <FormTextarea form={form} name="auditOpinion" required={status === AuditState.refused} rows={3} />
    </FormDialog>
  );
}

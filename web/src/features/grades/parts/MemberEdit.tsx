import type { Grade } from '#contract/exam/gradeInfo.ts';
import type { Member } from '#contract/exam/gradeStudent.ts';
import { gradeMember } from '#contract/fields/grades.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { editMember } from './calls.ts';
import styles from './Grades.module.css';

/** The name of somebody in this class; who may say so also says who teaches. */
export function MemberEdit({ grade, row, onClose }: { grade: Grade; row: Member; onClose: () => void }) {
  const finish = useFinish(onClose);
  const mayRule = grade.mayDisband === 1 || grade.gradeRole === GradeRole.teacher;
  const sending = useCallForm(editMember, {
    fields: gradeMember,
    initial: { id: row.id, remarkName: row.remarkName, ...(mayRule && { gradeRole: row.gradeRole }) },
    onDone: () => finish('修改成功'),
  });
  return (
    <FormDialog
      of={sending}
      title={row.isSelf === 1 ? '我在班里的名字' : `修改「${row.memberName}」`}
      label="修改成员"
      submitLabel="保存"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="remarkName" autoComplete="off" help="班里的人看到这个名字，不填就用昵称" />
      {mayRule ? (
        <FormRadios
          form={sending.form}
          name="gradeRole"
          rowClass={styles.tags}
          options={GradeRole.values.map((value) => ({ value, label: GradeRole.labels[value] }))}
        />
      ) : null}
    </FormDialog>
  );
}

import type { Offering } from '#contract/course/courseClass.ts';
import { offeringStudent } from '#contract/fields/school.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { addStudents } from './calls.ts';

const OFFERING_FULL = 2403;

/** Adds learners who are in none of its classes, by their student numbers. */
export function AddStudents({ offering, onClose }: { offering: Offering; onClose: () => void }) {
  const finish = useFinish(onClose);
  const { id, seats, countStudent } = offering;
  const sending = useCallForm(addStudents, {
    fields: offeringStudent,
    initial: { id, studentNumbers: '' },
    draft: `offeringStudents:${id}`,
    fieldOfCode: { [OFFERING_FULL]: 'studentNumbers' },
    onDone: ({ addedCount }) => finish(`已加入 ${addedCount} 人`),
  });
  return (
    <FormDialog
      of={sending}
      title="单独加学生"
      note={`名单里有 ${countStudent} 人，还可以加 ${Math.max(0, seats - countStudent)} 人；学生要已经绑定账号`}
      label="单独加学生"
      submitLabel="加入名单"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="studentNumbers" rows={5} help="一行一个学号，也可以用逗号隔开" />
    </FormDialog>
  );
}

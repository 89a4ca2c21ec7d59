import { attendanceCorrection } from '#contract/fields/attendance.ts';
import { AttendanceState } from '#contract/rules/attendance.ts';
import type { RollRow } from '#contract/user/attendance.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { correctRoll } from './calls.ts';
import styles from './CheckIn.module.css';

const states = AttendanceState.values.map((value) => ({ value, label: AttendanceState.labels[value] }));

/** Writes down how somebody stands, with the reason, which is kept. */
export function CorrectDialog({ id, row, onClose }: { id: string; row: RollRow; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(correctRoll, {
    fields: attendanceCorrection,
    initial: {
      id,
      userNo: row.userNo,
      attendanceState: row.attendanceState ?? AttendanceState.present,
      reason: '',
    },
    draft: `roll:${id}:${row.userNo}`,
    onDone: () => finish('更正成功，原因记下来了'),
  });
  return (
    <FormDialog
      of={sending}
      title={`更正「${row.studentName}」`}
      note="每一次更正都会留下记录，学生看得到结果与原因"
      label="更正考勤"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormRadios form={sending.form} name="attendanceState" rowClass={styles.acts} options={states} />
      <FormText form={sending.form} name="reason" placeholder="手机没电，当面点名" autoComplete="off" />
    </FormDialog>
  );
}

import type { Candidate } from '#contract/exam/candidate.ts';
import { extraTime } from '#contract/fields/assessments.ts';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { useFinish } from '../../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { grantExtra } from '../calls.ts';

/** More time for one candidate before the start, with the reason. */
export function ExtraDialog({ row, onClose }: { row: Candidate; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(grantExtra, {
    fields: extraTime,
    initial: { id: row.id, extraMinutes: row.extraMinutes, extraReason: row.extraReason },
    onDone: () => finish('已保存'),
  });
  return (
    <FormDialog
      of={sending}
      title={`给${row.candidateName}延长时间`}
      note="从作答时长之外再加，结束时间也跟着推迟；原因只有考务的人看得到"
      label="延长时间"
      submitLabel="保存"
      onClose={onClose}
    >
      <FormNumber form={sending.form} name="extraMinutes" />
      <FormText form={sending.form} name="extraReason" autoComplete="off" />
    </FormDialog>
  );
}

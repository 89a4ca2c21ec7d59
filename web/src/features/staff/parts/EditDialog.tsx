import { member as memberFields } from '#contract/fields/people.ts';
import type { Department } from '#contract/user/orgDepart.ts';
import { JOB_NUMBER_TAKEN } from '#contract/user/orgFailures.ts';
import type { Member } from '#contract/user/orgMembers.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { updateMember } from './calls.ts';
import { PlaceFields } from './PlaceFields.tsx';

interface EditDialogProps {
  member: Member;
  departments: readonly Department[];
  onClose: () => void;
}

/** What the list says of somebody. The mobile is the person's own and stays. */
export function EditDialog({ member, departments, onClose }: EditDialogProps) {
  const finish = useFinish(onClose);
  const { memberName, departmentId, jobNumber, post } = member;
  const sending = useCallForm(updateMember, {
    fields: memberFields,
    initial: { id: member.id, memberName, departmentId: departmentId ?? '', jobNumber, post },
    draft: `staff:${member.id}`,
    fieldOfCode: { [JOB_NUMBER_TAKEN.code]: 'jobNumber' },
    onDone: () => finish('员工资料修改成功'),
  });
  return (
    <FormDialog
      of={sending}
      title="修改员工"
      note={`手机号 ${member.mobile}`}
      label="修改员工"
      submitLabel="保存资料"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="memberName" />
      <PlaceFields form={sending.form} departments={departments} />
    </FormDialog>
  );
}

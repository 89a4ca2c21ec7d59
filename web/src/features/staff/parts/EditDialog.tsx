import { useId } from 'react';
import { useRevalidator } from 'react-router';
import type { Department } from '#contract/user/orgDepart.ts';
import { JOB_NUMBER_TAKEN } from '#contract/user/orgFailures.ts';
import type { Member } from '#contract/user/orgMembers.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { toast } from '../../../ui/toast.ts';
import { updateMember } from './calls.ts';
import { PlaceFields } from './PlaceFields.tsx';

interface EditDialogProps {
  member: Member;
  departments: readonly Department[];
  onClose: () => void;
}

/** What the list says of somebody. The mobile is the person's own and stays. */
export function EditDialog({ member, departments, onClose }: EditDialogProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const { memberName, departmentId, jobNumber, post } = member;
  const sending = useCallForm(updateMember, {
    initial: { id: member.id, memberName, departmentId: departmentId ?? '', jobNumber, post },
    draft: `staff:${member.id}`,
    fieldOfCode: { [JOB_NUMBER_TAKEN.code]: 'jobNumber' },
    onDone: async () => {
      toast('员工资料修改成功');
      onClose();
      await revalidate();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="修改员工"
      note={`手机号 ${member.mobile}`}
      size="md"
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={sending.sending} loadingLabel="保存中">
            保存资料
          </Button>
        </>
      }
    >
      <CallForm of={sending} id={id} label="修改员工">
        <Field label="姓名" required error={sending.errorOf('memberName')}>
          <Input {...sending.form.register('memberName')} maxLength={20} />
        </Field>
        <PlaceFields of={sending} departments={departments} />
      </CallForm>
    </Dialog>
  );
}

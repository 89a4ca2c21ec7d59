import { member as memberFields } from '#contract/fields/people.ts';
import type { Department } from '#contract/user/orgDepart.ts';
import { JOB_NUMBER_TAKEN, MOBILE_ON_LIST, REMINDED_ALREADY, ROLE_BEYOND_YOU } from '#contract/user/orgFailures.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useSession } from '../../../kit/session.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { inviteMember } from './calls.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import type { StaffRole } from './StaffPanel.tsx';

interface InviteDialogProps {
  departments: readonly Department[];
  roles: readonly StaffRole[];
  onClose: () => void;
}

/** Invites one person by mobile. What is typed survives closing and reloading. */
export function InviteDialog({ departments, roles, onClose }: InviteDialogProps) {
  const finish = useFinish(onClose);
  const session = useSession();
  const sending = useCallForm(inviteMember, {
    fields: memberFields,
    initial: { memberName: '', mobile: '', departmentId: '', jobNumber: '', post: '', roleIds: [] },
    draft: 'staff:invite',
    fieldOfCode: {
      [MOBILE_ON_LIST.code]: 'mobile',
      [REMINDED_ALREADY.code]: 'mobile',
      [JOB_NUMBER_TAKEN.code]: 'jobNumber',
      [ROLE_BEYOND_YOU.code]: 'roleIds',
    },
    onDone: () => finish('邀请发送成功'),
  });
  const { form, errorOf } = sending;
  const chosen = useField(form, 'roleIds');
  return (
    <FormDialog
      of={sending}
      title="邀请员工"
      note="对方收到短信，用这个手机号登录后接受，才成为员工"
      label="邀请员工"
      submitLabel="发送邀请"
      busyLabel="发送中"
      onClose={onClose}
    >
      <FieldPair>
        <FormText form={form} name="memberName" autoComplete="off" />
        <FormText form={form} name="mobile" inputMode="numeric" autoComplete="off" />
      </FieldPair>
      <PlaceFields form={form} departments={departments} />
      {session?.can('member:role') ? (
        <RoleChoice
          roles={roles}
          chosen={(chosen.value as string[] | undefined) ?? []}
          onChange={chosen.set}
          help="接受之后才有；不选就是普通员工"
          error={errorOf('roleIds')}
        />
      ) : null}
    </FormDialog>
  );
}

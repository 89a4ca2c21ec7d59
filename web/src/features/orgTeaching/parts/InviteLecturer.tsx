import { lecturerInvitation } from '#contract/fields/teaching.ts';
import { DEFAULT_SHARE } from '#contract/rules/joinStates.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { inviteLecturer } from './calls.ts';

const AT_MOBILE = [1320, 1321, 1322, 1323];

/** Invites one person by mobile. What is typed survives closing and reloading. */
export function InviteLecturer({ onClose }: { onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(inviteLecturer, {
    fields: lecturerInvitation,
    initial: { lecturerName: '', mobile: '', position: '', shareRatio: DEFAULT_SHARE, note: '' },
    draft: 'lecturer:invite',
    fieldOfCode: Object.fromEntries(AT_MOBILE.map((code) => [code, 'mobile' as const])),
    onDone: () => finish('邀请发送成功'),
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title="邀请讲师"
      note="对方收到短信，用这个手机号登录后接受，就在本机构授课"
      label="邀请讲师"
      submitLabel="发送邀请"
      busyLabel="发送中"
      onClose={onClose}
    >
      <FieldPair>
        <FormText form={form} name="lecturerName" autoComplete="off" />
        <FormText form={form} name="mobile" inputMode="numeric" autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <FormText form={form} name="position" autoComplete="off" />
        <FormNumber form={form} name="shareRatio" help="其余归本机构" />
      </FieldPair>
      <FormText form={form} name="note" autoComplete="off" placeholder="想请你来教什么" />
    </FormDialog>
  );
}

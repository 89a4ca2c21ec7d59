import { useState } from 'react';
import { foundInvitation } from '#contract/fields/startProject.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { inviteFound } from './calls.ts';

interface InviteFoundProps {
  roleId: string;
  userNo: string;
  name: string;
  roleName: string;
}

/** Asks somebody whom the platform proposed into the team. */
export function InviteFound(props: InviteFoundProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={`邀请${props.name}`} onClick={() => setOpen(true)}>
        邀请
      </Button>
      {isOpen ? <InviteDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function InviteDialog({ roleId, userNo, name, roleName, onClose }: InviteFoundProps & { onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(inviteFound, {
    fields: foundInvitation,
    initial: { roleId, userNo, words: '' },
    draft: `foundInvitation:${roleId}:${userNo}`,
    onDone: () => finish('邀请成功，对方会收到消息'),
  });
  return (
    <FormDialog
      of={sending}
      title={`邀请${name}加入团队`}
      note={`请对方做「${roleName}」，接受之后才算在团队里`}
      label="邀请加入团队"
      submitLabel="邀请"
      busyLabel="邀请中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="words" rows={4} placeholder="为什么想请他，第一件要一起做的事是什么" />
    </FormDialog>
  );
}

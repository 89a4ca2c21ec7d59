import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { teamInvitation } from '#contract/fields/startProject.ts';
import { TeamRole } from '#contract/rules/startProjects.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { inviteToTeam } from './calls.ts';

const roles = [TeamRole.member, TeamRole.tutor].map((value) => ({ value, label: TeamRole.labels[value] }));

/** Asks somebody into the team by their mobile number. */
export function InviteButton({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<UserPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        邀请
      </Button>
      {isOpen ? <InviteDialog projectId={projectId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function InviteDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(inviteToTeam, {
    fields: teamInvitation,
    initial: { projectId, mobile: '', teamRole: TeamRole.member, duty: '', words: '' },
    draft: `teamInvitation:${projectId}`,
    onDone: async () => {
      toast('邀请成功，对方会收到消息');
      onClose();
      await revalidate();
    },
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title="邀请加入团队"
      note="导师要有讲师身份"
      label="邀请加入团队"
      submitLabel="邀请"
      busyLabel="邀请中"
      onClose={onClose}
    >
      <FormText form={form} name="mobile" inputMode="numeric" />
      <FormValueSelect form={form} name="teamRole" options={roles} />
      <FormText form={form} name="duty" placeholder="前端、跑市场、看数据" />
      <FormTextarea form={form} name="words" rows={3} />
    </FormDialog>
  );
}

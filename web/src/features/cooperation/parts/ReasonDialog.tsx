import { useRevalidator } from 'react-router';
import { cooperationEnd, invitationAnswer } from '#contract/fields/cooperation.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { answerInvitation, endCooperation } from './calls.ts';

interface ReasonDialogProps {
  id: string;
  orgName: string;
  onClose: () => void;
}

/** Refuses an invitation with a reason that the other side reads. */
export function RefuseDialog({ id, orgName, onClose }: ReasonDialogProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(answerInvitation, {
    fields: invitationAnswer,
    initial: { id, isAccepted: 0, answerText: '' },
    draft: `cooperation:refuse:${id}`,
    onDone: async () => {
      toast('谢绝成功，对方会看到原因');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`谢绝${orgName}的邀请`}
      note="写一句原因，对方会看到"
      label="谢绝邀请"
      submitLabel="谢绝"
      busyLabel="谢绝中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="answerText" rows={4} />
    </FormDialog>
  );
}

/** Ends a cooperation; both sides keep what was. */
export function EndDialog({ id, orgName, onClose }: ReasonDialogProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(endCooperation, {
    fields: cooperationEnd,
    initial: { id, endReason: '' },
    draft: `cooperation:end:${id}`,
    onDone: async () => {
      toast('结束成功，对方会收到消息');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`结束和${orgName}的合作`}
      note="还在等学员答复的推荐会一起撤回；学员同意过的，企业仍看得到，直到学员自己收回"
      label="结束合作"
      submitLabel="结束合作"
      busyLabel="结束中"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="endReason" rows={4} />
    </FormDialog>
  );
}

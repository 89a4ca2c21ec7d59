import { appealing } from '#contract/fields/marking.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { submitAppeal } from './calls.ts';

interface ObjectDialogProps {
  sittingId: string;
  about: { answerId: string | null; name: string };
  onClose: () => void;
}

/** Objects to the marks of an answer or of the whole. */
export function ObjectDialog({ sittingId, about: { answerId, name }, onClose }: ObjectDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(submitAppeal, {
    fields: appealing,
    initial: { sittingId, answerId, reason: '' },
    draft: `object:${sittingId}:${answerId ?? ''}`,
    onDone: () => finish('申诉提交了，处理后会给你发消息'),
  });
  return (
    <FormDialog
      of={sending}
      title={`对${name}申诉`}
      note="写清楚哪里判得不对；处理以前可以撤回"
      label="成绩申诉"
      submitLabel="提交申诉"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={5} required />
    </FormDialog>
  );
}

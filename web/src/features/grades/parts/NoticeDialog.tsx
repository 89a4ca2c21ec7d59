import { gradeNotice } from '#contract/fields/grades.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { publishNotice } from './calls.ts';

/** Writes a notice; what is typed survives closing and reloading. */
export function NoticeDialog({ gradeId, onClose }: { gradeId: string; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(publishNotice, {
    fields: gradeNotice,
    initial: { gradeId, title: '', content: '', isPinned: 0 },
    draft: `grade-notice:${gradeId}`,
    onDone: () => finish('发布成功，班里的人都会收到消息'),
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title="发布公告"
      note="班里的每个人都会收到消息，发布后不能修改，可以删除"
      label="发布公告"
      submitLabel="发布"
      busyLabel="发布中"
      onClose={onClose}
    >
      <FormText form={form} name="title" autoComplete="off" />
      <FormTextarea form={form} name="content" rows={6} />
      <FormCheckbox form={form} name="isPinned" sentence="放在最前面" values={[1, 0]} />
    </FormDialog>
  );
}

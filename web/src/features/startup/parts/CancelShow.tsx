import { startShowCancel } from '#contract/fields/startShow.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { cancelShow } from './showCalls.ts';

interface CancelShowProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** It does not take place: the teams hear why. */
export function CancelShow({ id, title, onClose }: CancelShowProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(cancelShow, {
    fields: startShowCancel,
    initial: { id, reason: '' },
    draft: `startShowCancel:${id}`,
    onDone: () => finish('取消成功，团队会收到消息'),
  });
  return (
    <FormDialog
      of={sending}
      title={`取消「${title}」`}
      note="取消之后不再公开，不能恢复"
      label="取消"
      submitLabel="取消这场"
      busyLabel="提交中"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={3} />
    </FormDialog>
  );
}

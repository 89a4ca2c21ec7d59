import { useRevalidator } from 'react-router';
import { ask as fields } from '#contract/fields/smartCheck.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';

const askForHuman = () => import('#contract/position/smartCheck.ts').then((api) => api.ask);

/** Asks the enterprise that somebody looks, with a few words if one likes. */
export function AskHumanDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(askForHuman, {
    fields,
    initial: { id, askText: '' },
    draft: `check-ask:${id}`,
    onDone: async () => {
      toast('请好了，企业会收到消息');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title="请人看一看"
      note="一份投递请一次；写下规则没有看出来的，比如正在读的学历、没有放进档案的项目"
      label="请人看一看"
      submitLabel="发出"
      busyLabel="发出中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="askText" rows={4} />
    </FormDialog>
  );
}

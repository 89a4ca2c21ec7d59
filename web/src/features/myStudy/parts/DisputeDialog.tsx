import { useId } from 'react';
import { dispute } from '#contract/fields/words.ts';
import { refusedReasons } from '#contract/rules/progress.ts';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { amount } from '../../../shared/player/shownLength.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveDispute } from './calls.ts';
import type { Entry } from './Ledger.tsx';

interface DisputeDialogProps {
  entry: Entry;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Contests what was not counted of one sitting. */
export function DisputeDialog({ entry, onClose, onDone }: DisputeDialogProps) {
  const id = useId();
  const sending = useCallForm(saveDispute, {
    fields: dispute,
    initial: { sittingId: entry.sittingId, reason: '' },
    draft: `dispute:${entry.sittingId}`,
    onDone: async () => {
      toast('提交成功，有结果会发消息，也写在这条记录下面');
      await onDone();
    },
  });
  const why = entry.refusedReason === '' ? '' : `：${refusedReasons[entry.refusedReason]}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="提出异议"
      note={`「${entry.periodName}」有 ${amount(entry.fileType, entry.refused)}没有计入${why}。课程的讲师会看到你的理由，同意后计入`}
      size="md"
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={id} variant="primary" loading={sending.sending} loadingLabel="提交中">
            提交异议
          </Button>
        </>
      }
    >
      <CallForm of={sending} id={id} label="提出异议">
        <FormTextarea
          form={sending.form}
          name="reason"
          rows={5}
          placeholder="当时是怎么学的，比如用了另一台设备、网络断过"
        />
      </CallForm>
    </Dialog>
  );
}

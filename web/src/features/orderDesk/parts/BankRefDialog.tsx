import { useRevalidator } from 'react-router';
import { transferReceived } from '#contract/fields/trade.ts';
import type { receive, returned } from '#contract/trade/adminTransfer.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';

interface BankRefDialogProps {
  of: () => Promise<typeof receive | typeof returned>;
  id: string;
  title: string;
  note: string;
  submitLabel: string;
  /** Said once it is through. */
  done: string;
  onClose: () => void;
}

/** A movement on the account of the site is entered by the number that the bank gave it. */
export function BankRefDialog({ of, id, title, note, submitLabel, done, onClose }: BankRefDialogProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(of, {
    fields: transferReceived,
    initial: { id, bankRef: '' },
    draft: `bankRef:${submitLabel}:${id}`,
    fieldOfCode: { [REF_USED]: 'bankRef' },
    onDone: async () => {
      toast(done);
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog of={sending} label={submitLabel} title={title} note={note} submitLabel={submitLabel} onClose={onClose}>
      <FormText form={sending.form} name="bankRef" placeholder="与银行对账单上的一致" />
    </FormDialog>
  );
}

/** BANK_REF_USED (contract trade/failures.ts). */
const REF_USED = 5513;

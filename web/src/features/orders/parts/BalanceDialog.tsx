import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { payByBalance } from './calls.ts';

interface BalanceDialogProps {
  orderNo: string;
  /** Yuan. */
  price: number;
  /** Where the code goes, masked. */
  mobile: string;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const ways = ['mobile'] as const;

/** Pays from one's own wallet, confirmed by a code to the phone as a withdrawal is. */
export function BalanceDialog({ orderNo, price, mobile, onClose, onDone }: BalanceDialogProps) {
  const sending = useProvenForm(payByBalance, {
    ways,
    initial: { orderNo },
    onDone: async () => {
      onClose();
      await onDone();
    },
  });
  return (
    <FormDialog
      of={sending}
      label="用余额付款"
      title={`用余额付 ${moneyText(price)}`}
      note="从钱包可提现的钱里付，马上到账"
      submitLabel="确认付款"
      busyLabel="正在付款"
      onClose={onClose}
    >
      <ProofFields form={sending.form} ways={ways} receivers={{ mobile, email: '' }} errorOf={sending.errorOf} />
    </FormDialog>
  );
}

import { useState } from 'react';
import { draw as fields } from '#contract/fields/wallet.ts';
import { centsOf, yuanOf } from '#contract/rules/money.ts';
import { drawFee, drawRule, LEAST_DRAWN, MOST_DRAWN } from '#contract/rules/wallet.ts';
import type { Wallet } from '#contract/user/account.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { toast } from '../../../ui/toast.ts';
import { drawMoney } from './calls.ts';
import styles from './Sales.module.css';
import { newKey } from '../../../kit/outbox/newKey.ts';

interface DrawDialogProps {
  wallet: Wallet;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const ways = ['mobile'] as const;

/** How much of what is there goes to the bound account, what it costs and what arrives. */
export function DrawDialog({ wallet, onClose, onDone }: DrawDialogProps) {
  const [requestKey] = useState(newKey);
  const sending = useProvenForm(drawMoney, {
    ways,
    fields,
    initial: { extractMoney: wallet.enableBalances, bankCardNo: wallet.bankCardNo, requestKey },
    onDone: async () => {
      toast('提现申请提交成功');
      onClose();
      await onDone();
    },
  });
  const { form } = sending;
  const cents = centsOf(useFieldsState(form, ({ values }) => Number(values.extractMoney ?? 0)));
  const isWithin = cents >= LEAST_DRAWN && cents <= MOST_DRAWN;
  return (
    <FormDialog
      of={sending}
      label="提现"
      title="提现"
      note={`付到${wallet.bankName} ${wallet.bankCardNo}（${wallet.bankUserName}），可提现 ${moneyText(wallet.enableBalances)}`}
      submitLabel="提交申请"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormNumber form={form} name="extractMoney" />
      <p className={styles.sum} role="status">
        {isWithin
          ? `手续费 ${moneyText(yuanOf(drawFee(cents)))}，到账 ${moneyText(yuanOf(cents - drawFee(cents)))}`
          : drawRule}
      </p>
      <ProofFields form={form} ways={ways} receivers={{ mobile: wallet.mobile, email: '' }} errorOf={sending.errorOf} />
    </FormDialog>
  );
}

import { card as fields } from '#contract/fields/wallet.ts';
import type { Wallet } from '#contract/user/account.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { toast } from '../../../ui/toast.ts';
import { bindAccount } from './calls.ts';

interface BindDialogProps {
  wallet: Wallet;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const ways = ['mobile'] as const;

/** The account that earnings are paid to, with a code to one's own phone. */
export function BindDialog({ wallet, onClose, onDone }: BindDialogProps) {
  const isCard = wallet.walletKind === WalletKind.lecturer;
  const sending = useProvenForm(bindAccount, {
    ways,
    fields,
    initial: { bankCardNo: '', bankName: wallet.bankName, bankBranchName: wallet.bankBranchName },
    onDone: async () => {
      toast('收款账户绑定成功');
      onClose();
      await onDone();
    },
  });
  const { form } = sending;
  const note = isCard
    ? `户名是实名认证的姓名（${wallet.bankUserName}），只能付给本人`
    : `户名是${wallet.bankUserName}，只能付给单位自己的对公账户`;
  return (
    <FormDialog
      of={sending}
      label="收款账户"
      title={wallet.bankCardNo === '' ? '绑定收款账户' : '更换收款账户'}
      note={note}
      submitLabel="绑定"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormText
        form={form}
        name="bankCardNo"
        label={isCard ? '银行卡号' : '对公账号'}
        size="lg"
        inputMode="numeric"
        autoComplete="off"
      />
      <FormText form={form} name="bankName" size="lg" placeholder="工商银行" />
      <FormText form={form} name="bankBranchName" size="lg" placeholder="江城光谷支行" />
      <ProofFields form={form} ways={ways} receivers={{ mobile: wallet.mobile, email: '' }} errorOf={sending.errorOf} />
    </FormDialog>
  );
}

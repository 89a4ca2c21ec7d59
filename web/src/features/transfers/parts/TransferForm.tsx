import { useNavigate } from 'react-router';
import { transfer as fields } from '#contract/fields/trade.ts';
import { TransferState } from '#contract/rules/transfers.ts';
import type { Transfer } from '#contract/trade/transfer.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormImage } from '../../../kit/form/FormImage.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Transfers.module.css';

const saveTransfer = () => import('#contract/trade/transfer.ts').then((api) => api.save);

/** The voucher of a transfer; what was sent back begins with what was written then. */
export function TransferForm({ orderNo, last }: { orderNo: string; last: Transfer | null }) {
  const navigate = useNavigate();
  const before = last?.transferState === TransferState.refused ? last : null;
  const sending = useCallForm(saveTransfer, {
    fields,
    initial: {
      orderNo,
      payerName: before?.payerName ?? '',
      payerBank: before?.payerBank ?? '',
      paidOn: before?.paidOn ?? '',
      voucher: before?.voucher ?? '',
    },
    draft: `transfer:${orderNo}`,
    onDone: async ({ id }) => {
      toast('凭证已提交，核对的结果会发到消息里');
      await navigate(`/account/TransferPayDetails/${id}`);
    },
  });
  const { form } = sending;
  return (
    <section>
      <h2 className={styles.head}>转好以后交凭证</h2>
      {before ? <Banner tone="warn">上一次没有核对上：{before.opinion}</Banner> : null}
      <CallForm
        of={sending}
        label="转账凭证"
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
            提交凭证
          </Button>
        }
      >
        <FormText form={form} name="payerName" placeholder="公司或个人的名称，与银行一致" />
        <FieldPair>
          <FormText form={form} name="payerBank" placeholder="例如 某某银行某某支行" />
          <FormDate form={form} name="paidOn" />
        </FieldPair>
        <FormImage form={form} name="voucher" shape="wide" help="银行回单或转账成功的截图，只有核对的人看得到" />
      </CallForm>
    </section>
  );
}

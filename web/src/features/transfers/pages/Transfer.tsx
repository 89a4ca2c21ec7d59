import { isId } from '#contract/rules/id.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { TransferState } from '#contract/rules/transfers.ts';
import * as transfer from '#contract/trade/transfer.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import styles from '../parts/Transfers.module.css';
import { transfersRoutes } from '../routes.ts';

export const handle = transfersRoutes.one;

export async function loader({ request, context, params }: LoaderArgs) {
  const id = params['id'] ?? '';
  if (!isId(id)) throw missing();
  return answerOr(request, context.get(apiContext).call(transfer.view, { id }));
}

const steps = ['交了凭证', '核对到账', '已开通'];
const reached: Record<TransferState, number> = {
  [TransferState.waiting]: 1,
  [TransferState.received]: 3,
  [TransferState.refused]: 1,
};

/** How it stands with one transfer. */
export default function Transfer({ loaderData: one }: PageProps<typeof loader>) {
  const isRefused = one.transferState === TransferState.refused;
  return (
    <>
      <PageHead size="work" title={`转账 ${moneyText(one.price)}`} note={`订单 ${one.orderNo}，${one.productName}`} />
      <Steps steps={steps} current={reached[one.transferState]} isFailed={isRefused} label="转账的进度" />
      {isRefused ? (
        <Banner
          tone="warn"
          action={
            one.isOpen === 1 ? (
              <LinkButton to={`/account/transferPay/TransferPay?orderNo=${one.orderNo}`}>再交一次</LinkButton>
            ) : null
          }
        >
          没有核对上：{one.opinion}
        </Banner>
      ) : null}
      <div className={styles.columns}>
        <FactList
          label="转账"
          facts={[
            { label: '付款户名', value: one.payerName },
            { label: '付款银行', value: one.payerBank },
            { label: '转账日期', value: one.paidOn },
            { label: '交凭证', value: shownTime(one.gmtCreate) },
            { label: '核对', value: one.auditTime && shownTime(one.auditTime) },
          ]}
        />
        <a href={one.voucher} target="_blank" rel="noreferrer" title="打开转账凭证原图">
          <img src={one.voucher} alt="转账凭证" className={styles.voucher} />
        </a>
      </div>
      <p className={styles.acts}>
        {one.transferState === TransferState.received ? (
          <LinkButton to={`/pay/paySuccess?orderNo=${one.orderNo}`} variant="primary">
            看付款结果
          </LinkButton>
        ) : null}
        <LinkButton to="/account/order">看订单</LinkButton>
      </p>
    </>
  );
}

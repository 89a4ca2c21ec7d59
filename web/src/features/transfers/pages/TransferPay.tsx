import { CallError } from '#contract/kit/callError.ts';
import { isId } from '#contract/rules/id.ts';
import * as transfer from '#contract/trade/transfer.ts';
import { TransferState } from '#contract/rules/transfers.ts';
import { PLACE_NOT_BY_TRANSFER, VOUCHERS_SPENT } from '#contract/trade/failures.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec, readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PayeeFacts } from '../parts/PayeeFacts.tsx';
import { TransferForm } from '../parts/TransferForm.tsx';
import { TransferLine } from '../parts/TransferLine.tsx';
import styles from '../parts/Transfers.module.css';
import { transfersRoutes } from '../routes.ts';

export const handle = transfersRoutes.pay;

const spec = listSpec({ filters: { orderNo: '' } });

/** With an order, where its money goes; without one only what was transferred. */
export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(spec, pageUrl(request).searchParams);
  const { orderNo } = filters;
  const [{ begun, bar }, rows] = await Promise.all([
    isId(orderNo) ? answerOr(request, beginning(api, orderNo)) : { begun: null, bar: '' },
    loadRows(request, api.call(transfer.list, { pageCurrent: page })),
  ]);
  return { orderNo, begun, bar, rows };
}

/** An order that is not paid so has no account to pay to, which is no error of the page. */
async function beginning(api: PageApi, orderNo: string) {
  try {
    return { begun: await api.call(transfer.begin, { orderNo }), bar: '' };
  } catch (error) {
    const bars: readonly number[] = [PLACE_NOT_BY_TRANSFER.code, VOUCHERS_SPENT.code];
    if (error instanceof CallError && bars.includes(error.code)) return { begun: null, bar: error.message };
    throw error;
  }
}

/** Pays from bank to bank: where to, how much, and the voucher by which it is found. */
export default function TransferPay({ loaderData: { orderNo, begun, bar, rows } }: PageProps<typeof loader>) {
  const list = useList(spec, rows);
  const toOrders = (
    <LinkButton to="/account/order?tab=toPay" size="sm" variant="primary">
      看待支付的订单
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="对公转账" note="转账后交凭证，到账核对通过就开通，一般 2 个工作日" />
      {bar ? (
        <Banner tone="warn" action={<LinkButton to={`/pay/${orderNo}`}>去收银台</LinkButton>}>
          {bar}
        </Banner>
      ) : null}
      {begun ? (
        <div className={styles.columns}>
          <PayeeFacts begun={begun} />
          {begun.last?.transferState === TransferState.waiting ? (
            <Banner action={<LinkButton to={`/account/TransferPayDetails/${begun.last.id}`}>看进度</LinkButton>}>
              这个订单的凭证已经提交，正在核对
            </Banner>
          ) : (
            <TransferForm key={begun.orderNo} orderNo={begun.orderNo} last={begun.last} />
          )}
        </div>
      ) : null}
      <h2 className={styles.head}>我的转账</h2>
      <List
        of={list}
        unit="笔转账"
        empty={<Empty title="还没有转账" note="在收银台选「对公转账」，从那里交凭证" action={toOrders} />}
      >
        {(transfers) => (
          <ul className={styles.list}>
            {transfers.map((one) => (
              <TransferLine key={one.id} transfer={one} />
            ))}
          </ul>
        )}
      </List>
    </>
  );
}

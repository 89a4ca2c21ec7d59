import { isId } from '#contract/rules/id.ts';
import { invoiceRule } from '#contract/rules/invoices.ts';
import * as invoice from '#contract/trade/invoice.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec, readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { InvoiceForm } from '../parts/InvoiceForm.tsx';
import { InvoiceLine } from '../parts/InvoiceLine.tsx';
import styles from '../parts/Invoices.module.css';
import { invoicesRoutes } from '../routes.ts';

export const handle = invoicesRoutes.invoices;

const spec = listSpec({ filters: { orderNo: '' } });

/** With an order, its invoice is asked for here; without one only what was asked for. */
export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(spec, pageUrl(request).searchParams);
  const { orderNo } = filters;
  const [begun, rows] = await Promise.all([
    isId(orderNo) ? answerOr(request, api.call(invoice.begin, { orderNo })) : null,
    loadRows(request, api.call(invoice.list, { pageCurrent: page })),
  ]);
  return { begun, rows };
}

/** The invoices of somebody: asked for, made out, taken back. */
export default function Invoices({ loaderData: { begun, rows } }: PageProps<typeof loader>) {
  const list = useList(spec, rows);
  const toOrders = (
    <LinkButton to="/account/order?tab=done" size="sm" variant="primary">
      看已完成的订单
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的发票" note={invoiceRule} />
      {begun && begun.bar === '' ? <InvoiceForm key={begun.orderNo} begun={begun} /> : null}
      {begun && begun.bar !== '' ? <Banner>{begun.bar}</Banner> : null}
      <h2 className={styles.head}>申请过的发票</h2>
      <List
        of={list}
        unit="张发票"
        empty={<Empty title="还没有申请过发票" note="付过款的订单，在「我的订单」里申请" action={toOrders} />}
      >
        {(invoices) => (
          <ul className={styles.list}>
            {invoices.map((one) => (
              <InvoiceLine key={one.orderNo} invoice={one} />
            ))}
          </ul>
        )}
      </List>
    </>
  );
}

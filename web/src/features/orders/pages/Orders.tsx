import * as order from '#contract/trade/orderInfo.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { OrderLine } from '../parts/OrderLine.tsx';
import styles from '../parts/Orders.module.css';
import { ordersRoutes } from '../routes.ts';

export const handle = ordersRoutes.orders;

const spec = listSpec({ filters: { tab: ['all', 'toPay', 'done', 'refunding'] } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters: { tab } }) =>
    context.get(apiContext).call(order.list, { tab, pageCurrent: page, pageSize: 10 }),
  );

const tabs = [
  { key: 'all', label: '全部' },
  { key: 'toPay', label: '待支付' },
  { key: 'done', label: '已完成' },
  { key: 'refunding', label: '退款' },
] as const;

const nothing = {
  all: { title: '还没有订单', note: '买过的课程会在这里，付款、退款都在这里办' },
  toPay: { title: '没有待支付的订单', note: '下单后有 2 小时付款' },
  done: { title: '没有已完成的订单', note: '付款之后课程马上可以学' },
  refunding: { title: '没有退款', note: '按规则可以退的订单，在「已完成」里申请' },
};

/** What somebody bought: go on paying, take back, enter, give back. */
export default function Orders({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const counts = 'page' in loaderData ? loaderData.page.counts : undefined;
  const find = (
    <LinkButton to="/list" size="sm" variant="primary">
      去找课程
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="我的订单"
        actions={
          <LinkButton to="/account/invoice" size="sm">
            我的发票
          </LinkButton>
        }
      />
      <Tabs
        label="订单的状态"
        current={list.filters.tab}
        items={tabs.map(({ key, label }) => ({
          key,
          label,
          count: counts?.[key],
          to: list.hrefOf({ filters: { tab: key } }),
        }))}
      />
      <List of={list} unit="个订单" empty={<Empty {...nothing[list.filters.tab]} action={find} />}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((row) => (
              <OrderLine key={row.orderNo} order={row} />
            ))}
          </ul>
        )}
      </List>
    </>
  );
}

import { valueOf } from '#contract/rules/choice.ts';
import { OrderState } from '#contract/rules/orders.ts';
import * as desk from '#contract/trade/adminOrder.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import styles from '../parts/Desk.module.css';
import { orderColumns } from '../parts/orderColumns.tsx';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.orders;

const spec = listSpec({ filters: { state: ['all', '1', '2', '3', '4', '5', '7', '8'], keyword: '' } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters }) =>
    context.get(apiContext).call(desk.list, {
      orderStatus: valueOf(OrderState, filters.state),
      keyword: filters.keyword.slice(0, 60),
      pageCurrent: page,
    }),
  );

/** Every order there is. */
export default function Orders({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const states = OrderState.values.map((state) => ({ key: String(state), label: OrderState.labels[state] }));
  const clear = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      看全部
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="订单"
        actions={<SearchInResults list={list} name="keyword" label="订单号、买家手机号或商品名称开头" />}
      />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="状态"
            current={list.filters.state}
            options={[{ key: 'all', label: '全部' }, ...states].map((one) => ({
              ...one,
              to: list.hrefOf({ filters: { state: one.key as 'all' } }),
            }))}
          />
        </FilterRows>
      </div>
      <List
        of={list}
        unit="个订单"
        empty={<Empty title="没有这样的订单" note="订单号与手机号要写完整" action={clear} />}
      >
        {(rows) => (
          <Table
            className={styles.table}
            caption="订单"
            columns={orderColumns}
            rows={rows}
            rowKey={({ orderNo }) => orderNo}
          />
        )}
      </List>
    </>
  );
}

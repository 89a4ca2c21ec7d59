import { FileDown } from 'lucide-react';
import * as desk from '#contract/trade/adminOrder.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import styles from '../parts/Desk.module.css';
import { orderColumns } from '../parts/orderColumns.tsx';
import { OrderFilter } from '../parts/OrderFilter.tsx';
import { askedOrders, orderList } from '../parts/orderList.ts';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.orders;

const sheetCall = () => Promise.resolve(desk.sheet);

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, orderList, ({ page, filters }) =>
    context.get(apiContext).call(desk.list, { ...askedOrders(filters), pageCurrent: page }),
  );

/** Every order there is. */
export default function Orders({ loaderData }: PageProps<typeof loader>) {
  const list = useList(orderList, loaderData);
  const { send, sending } = usePress(sheetCall);
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
        actions={
          <>
            <SearchInResults list={list} name="keyword" label="订单号、买家手机号或商品名称开头" />
            <Button
              icon={<FileDown size={16} aria-hidden="true" />}
              loading={sending}
              loadingLabel="准备中"
              onClick={() => void send(askedOrders(list.filters)).then((file) => file && keepFile(file))}
            >
              导出 Excel
            </Button>
          </>
        }
      />
      <OrderFilter />
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

import { FileDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { valueOf } from '#contract/rules/choice.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { soldStates } from '#contract/rules/sales.ts';
import type { SoldState } from '#contract/rules/sales.ts';
import * as sold from '#contract/user/orderInfo.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { askSheet } from '../parts/calls.ts';
import { saleColumns } from '../parts/saleColumns.tsx';
import styles from '../parts/Sales.module.css';
import { SaleTabs } from '../parts/SaleTabs.tsx';
import { isOfPlans, productAt, salesRoutes } from '../routes.ts';

export const handle = handleOf(salesRoutes);

const spec = listSpec({ filters: { state: ['all', '2', '7', '5'], keyword: '' } });

const stateOf = (state: string) => valueOf(OrderState, state) as SoldState | undefined;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters }) =>
    context.get(apiContext).call(sold.lecturer, {
      product: productAt(pageUrl(request).pathname),
      orderStatus: stateOf(filters.state),
      keyword: filters.keyword.slice(0, 60),
      pageCurrent: page,
    }),
  );

const courses = {
  title: '卖出的订单',
  nothing: '有人买了你的课程，订单和应得的钱会在这里',
  desk: '/account/vod',
  act: '管理课程',
};

const plans = {
  title: '卖出的方案',
  nothing: '给公开的学习方案定了价格，有人购买，订单和应得的钱会在这里',
  desk: '/account/planmanage',
  act: '管理方案',
};

/** What was sold, of one kind of product or of all. */
export default function Sold({ loaderData }: PageProps<typeof loader>) {
  const { pathname } = useLocation();
  const list = useList(spec, loaderData);
  const { send, sending } = usePress(askSheet);
  const its = isOfPlans(pathname) ? plans : courses;
  const { state, keyword } = list.filters;
  const wanted = { product: productAt(pathname), orderStatus: stateOf(state), keyword: keyword.slice(0, 60) };
  const isFiltered = state !== 'all' || keyword !== '';
  const next = (
    <LinkButton to={isFiltered ? list.clearHref : its.desk} size="sm" variant="primary">
      {isFiltered ? '看全部' : its.act}
    </LinkButton>
  );
  const nothing = isFiltered
    ? { title: '没有这样的订单', note: '订单号要写完整，商品写名称的开头' }
    : { title: '还没有订单', note: its.nothing };
  return (
    <>
      <PageHead
        size="work"
        title={its.title}
        actions={
          <>
            <SearchInResults list={list} name="keyword" label="订单号或商品名称开头" />
            <Button
              icon={<FileDown size={16} aria-hidden="true" />}
              loading={sending}
              loadingLabel="准备中"
              onClick={() => void send(wanted).then((file) => file && keepFile(file))}
            >
              导出 Excel
            </Button>
          </>
        }
      />
      <SaleTabs />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="状态"
            current={state}
            options={[
              { key: 'all', label: '全部' },
              ...soldStates.map((one) => ({ key: String(one), label: OrderState.labels[one] })),
            ].map((one) => ({ ...one, to: list.hrefOf({ filters: { state: one.key as 'all' } }) }))}
          />
        </FilterRows>
      </div>
      <List of={list} unit="个订单" empty={<Empty {...nothing} action={next} />}>
        {(rows) => (
          <Table
            className={styles.table}
            caption="卖出的订单"
            columns={saleColumns}
            rows={rows}
            rowKey={({ orderNo }) => orderNo}
          />
        )}
      </List>
    </>
  );
}

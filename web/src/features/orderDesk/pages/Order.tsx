import type { ReactNode } from 'react';
import { EntryKind } from '#contract/rules/ledger.ts';
import { isId } from '#contract/rules/id.ts';
import {
  noticeVerdicts,
  orderEvents,
  orderStanding,
  PaymentState,
  PayType,
  ProductType,
  RefundState,
} from '#contract/rules/orders.ts';
import { exactTime, shownTime } from '#contract/rules/shownTime.ts';
import * as desk from '#contract/trade/adminOrder.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BeginRefund } from '../parts/BeginRefund.tsx';
import styles from '../parts/Desk.module.css';
import { moneyText } from '../../../kit/moneyText.ts';
import { orderTones } from '../parts/orderColumns.tsx';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.order;

export async function loader({ request, context, params }: LoaderArgs) {
  const orderNo = params['orderNo'];
  if (orderNo === undefined || !isId(orderNo)) throw missing();
  return answerOr(request, context.get(apiContext).call(desk.view, { orderNo }));
}

/** One order: what it is, what happened to it, what the banks said, and what was booked. */
export default function Order({ loaderData: order }: PageProps<typeof loader>) {
  const { shares } = order;
  const isCourse = order.product.productType === ProductType.course;
  return (
    <>
      <Breadcrumb items={[{ label: '订单', to: '/admin/orders' }, { label: order.orderNo }]} />
      <PageHead
        size="work"
        title={order.product.productName}
        note={`订单 ${order.orderNo}`}
        actions={<BeginRefund order={order} />}
      />
      <FactList
        isPaired
        label="订单"
        facts={[
          {
            label: '状态',
            value: (
              <StatusDot tone={orderTones[order.orderStatus]} reason={order.closedWhy || undefined}>
                {orderStanding(order)}
              </StatusDot>
            ),
          },
          {
            label: '买家',
            value: (
              <TextLink to={`/admin/people/${order.userNo}`} tone="inline">
                {order.buyerName}
              </TextLink>
            ),
          },
          { label: '价格', value: order.priceLines.map(({ what, price }) => `${what} ${moneyText(price)}`).join('，') },
          { label: '应付', value: moneyText(order.pricePaid) },
          { label: '退回', value: order.priceBack > 0 ? moneyText(order.priceBack) : '' },
          { label: '付款', value: order.paidAt && shownTime(order.paidAt) },
          {
            label: order.priceBack > 0 && order.priceBack < order.pricePaid ? '留下的分成' : '分成',
            value: `平台 ${moneyText(shares.platform)}，机构 ${moneyText(shares.organization)}，讲师 ${moneyText(shares.lecturer)}`,
          },
          { label: '推荐佣金', value: order.commission > 0 ? moneyText(order.commission) : '' },
          { label: '解冻', value: order.releasedAt && shownTime(order.releasedAt) },
          { label: '现在学到（直播课：开到）', value: isCourse ? `${order.progress}%` : '' },
        ]}
      />
      <Part title="经过">
        <Table
          className={styles.table}
          caption="经过"
          rows={order.events}
          rowKey={({ id }) => id}
          columns={[
            { key: 'what', head: '事情', cell: (row) => orderEvents[row.event] },
            { key: 'when', head: '时间', width: 190, cell: (row) => exactTime(row.gmtCreate) },
            { key: 'who', head: '谁', width: 140, cell: (row) => row.actorName || '系统' },
            { key: 'note', head: '说明', cell: (row) => row.note || '—' },
          ]}
        />
      </Part>
      <Part title="付款">
        <Table
          className={styles.table}
          caption="付款码"
          rows={order.payments}
          rowKey={({ serialNumber }) => serialNumber}
          columns={[
            { key: 'serial', head: '付款流水', cell: (row) => row.serialNumber },
            { key: 'way', head: '方式', cell: (row) => PayType.labels[row.payType] },
            { key: 'price', head: '金额', align: 'end', cell: (row) => moneyText(row.price) },
            { key: 'when', head: '时间', cell: (row) => exactTime(row.gmtCreate) },
            { key: 'state', head: '状态', cell: (row) => PaymentState.labels[row.payState] },
          ]}
        />
        <Table
          className={styles.table}
          caption="到账"
          rows={order.receipts}
          rowKey={({ tradeNo }) => tradeNo}
          columns={[
            { key: 'trade', head: '支付方的交易号', cell: (row) => row.tradeNo },
            { key: 'price', head: '到账', align: 'end', cell: (row) => moneyText(row.price) },
            { key: 'when', head: '时间', cell: (row) => exactTime(row.gmtCreate) },
            { key: 'use', head: '用途', cell: (row) => (row.isApplied === 1 ? '付了订单' : '多付，退回') },
          ]}
        />
        <Table
          className={styles.table}
          caption="通知"
          rows={order.notices}
          rowKey={({ id }) => id}
          columns={[
            { key: 'verdict', head: '通知', cell: (row) => noticeVerdicts[row.verdict] },
            { key: 'when', head: '时间', width: 190, cell: (row) => exactTime(row.gmtCreate) },
          ]}
        />
      </Part>
      {order.refunds.length > 0 ? (
        <Part title="退款">
          <Table
            className={styles.table}
            caption="退款"
            rows={order.refunds}
            rowKey={({ id }) => id}
            columns={[
              { key: 'number', head: '退款号', cell: (row) => row.refundNo },
              { key: 'price', head: '金额', align: 'end', cell: (row) => moneyText(row.price) },
              { key: 'made', head: '怎么来的', cell: (row) => row.made || '—' },
              { key: 'ruled', head: '按规则', align: 'end', cell: (row) => moneyText(row.ruled) },
              { key: 'why', head: '原因', cell: (row) => (row.isSurplus === 1 ? '多付' : row.reason || row.made) },
              { key: 'state', head: '状态', cell: (row) => RefundState.labels[row.refundState] },
              { key: 'opinion', head: '意见', cell: (row) => row.opinion || '—' },
            ]}
          />
        </Part>
      ) : null}
      <Part title="分录">
        {order.entries.map((entry) => (
          <div key={entry.id} className={styles.entry}>
            <h3>
              {EntryKind.labels[entry.entryKind]}（{exactTime(entry.gmtCreate)}，分录 {entry.id}）
            </h3>
            <Table
              className={styles.table}
              density="compact"
              caption={EntryKind.labels[entry.entryKind]}
              rows={entry.postings}
              rowKey={({ account }) => account}
              columns={[
                { key: 'account', head: '科目', cell: (row) => row.account },
                { key: 'debit', head: '借', width: 140, align: 'end', cell: (row) => amountOr(row.debit) },
                { key: 'credit', head: '贷', width: 140, align: 'end', cell: (row) => amountOr(row.credit) },
              ]}
            />
          </div>
        ))}
        {order.entries.length === 0 ? <p>没有收到钱，也就没有分录。</p> : null}
      </Part>
    </>
  );
}

const amountOr = (yuan: number): string => (yuan === 0 ? '—' : moneyText(yuan));

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

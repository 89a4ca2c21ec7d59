import { isId } from '#contract/rules/id.ts';
import { OrderState, ProductType } from '#contract/rules/orders.ts';
import { programPath } from '#contract/rules/pagePaths.ts';
import { exactTime } from '#contract/rules/shownTime.ts';
import * as sale from '#contract/trade/sale.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { SaleStanding } from '../parts/saleColumns.tsx';
import styles from '../parts/Sales.module.css';
import { salesRoutes } from '../routes.ts';

export const handle = handleOf(salesRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const orderNo = pageUrl(request).searchParams.get('orderNo') ?? '';
  if (!isId(orderNo)) throw missing();
  return { order: await answerOr(request, context.get(apiContext).call(sale.view, { orderNo })) };
}

/** One sale: what made its price and who gets what of it; nothing of who bought. */
export default function SoldOrder({ loaderData: { order } }: PageProps<typeof loader>) {
  const { shares, sellerPercent, lecturerPercent } = order;
  const isPlan = order.product.productType === ProductType.program;
  const isBack = order.orderStatus === OrderState.refunded;
  const isAllBack = isBack && order.priceBack === order.pricePaid;
  const sharing = isAllBack ? '原来的分成（已经随退款收回）' : isBack ? '留下的那一份的分成' : '分成';
  const parts = [
    { who: '平台', rule: `成交的 ${100 - sellerPercent}%`, price: shares.platform },
    { who: '机构', rule: `其余的 ${100 - lecturerPercent}%`, price: shares.organization },
    { who: '讲师', rule: `其余的 ${lecturerPercent}%`, price: shares.lecturer },
  ].filter(({ price }) => price > 0);
  return (
    <>
      <PageHead
        size="work"
        title={order.courseName}
        note={`订单 ${order.orderNo}`}
        actions={
          <TextLink to={isPlan ? programPath(order.courseId) : `/course/${order.courseId}`} tone="inline">
            {isPlan ? '看方案' : '看课程'}
          </TextLink>
        }
      />
      <FactList
        label="订单"
        facts={[
          { label: '状态', value: <SaleStanding row={order} /> },
          { label: '付款', value: exactTime(order.payTime) },
          { label: '讲师', value: order.product.lecturerName },
          { label: '成交', value: moneyText(order.pricePaid) },
          { label: '退款', value: order.refundedAt && `${moneyText(order.priceBack)}，${exactTime(order.refundedAt)}` },
          { label: '应得', value: moneyText(order.lecturerProfit) },
        ]}
      />
      <section className={styles.section}>
        <h2>价格</h2>
        <Table
          className={styles.table}
          caption="价格由什么组成"
          rows={order.priceLines}
          rowKey={({ what }) => what}
          columns={[
            { key: 'what', head: '项目', cell: ({ what }) => what },
            { key: 'price', head: '金额', width: 160, align: 'end', cell: ({ price }) => moneyText(price) },
          ]}
        />
      </section>
      <section className={styles.section}>
        <h2>{sharing}</h2>
        <Table
          className={styles.table}
          caption="分成"
          rows={parts}
          rowKey={({ who }) => who}
          columns={[
            { key: 'who', head: '归谁', cell: ({ who }) => who },
            { key: 'rule', head: '比例', cell: ({ rule }) => rule },
            { key: 'price', head: '金额', width: 160, align: 'end', cell: ({ price }) => moneyText(price) },
          ]}
        />
        <p className={styles.note}>比例在下单的时候定下；不到一分的零头向下取整，归另一方。</p>
      </section>
    </>
  );
}

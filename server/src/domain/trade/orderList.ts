import { and, desc, eq, gte, inArray, like, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { dayAfter } from '#contract/rules/calendar.ts';
import { isId } from '#contract/rules/id.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState, PayType, ProductType } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { user } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { beginningWith } from '../../kit/like.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { categories } from '../catalogue/categories.ts';
import { bold, fileOf } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import { namesOfPeople } from './names.ts';
import { ordersWithProducts, shownOrder } from './rows.ts';

interface Search {
  orderStatus?: OrderState | undefined;
  payType?: PayType | undefined;
  productType?: ProductType | undefined;
  /** Both or neither. */
  from?: string | undefined;
  to?: string | undefined;
  keyword: string;
}

/** Each of the filters has an index that brings its orders in this order. */
const newestFirst = [desc(tradeOrder.gmtCreate), desc(tradeOrder.id)];

const wanted = (db: Db, { orderStatus, payType, productType, from, to, keyword }: Search): SQL | undefined =>
  and(
    orderStatus === undefined ? undefined : eq(tradeOrder.orderStatus, orderStatus),
    payType === undefined ? undefined : eq(tradeOrder.payType, payType),
    productType === undefined ? undefined : eq(tradeOrder.productType, productType),
    from === undefined ? undefined : gte(tradeOrder.gmtCreate, `${from} 00:00:00`),
    to === undefined ? undefined : lt(tradeOrder.gmtCreate, `${dayAfter(to, 1)} 00:00:00`),
    byKeyword(db, keyword),
  );

function byKeyword(db: Db, keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const named = like(tradeOrder.productName, beginningWith(keyword));
  if (!isId(keyword)) return named;
  const ofMobile = db.select({ userNo: user.userNo }).from(user).where(eq(user.mobile, keyword));
  return or(eq(tradeOrder.orderNo, keyword), inArray(tradeOrder.userNo, ofMobile), named);
}

/** All orders, the newest first, counted as far as anybody turns; by a number of an order, a mobile, or the beginning of a name. */
export async function orderPage({ db, now }: UserCtx, { pageCurrent, pageSize, ...search }: Search & PageRequest) {
  const where = wanted(db, search);
  const rows = ordersWithProducts(db)
    .where(where)
    .orderBy(...newestFirst)
    .$dynamic();
  const page = await paginate({ pageCurrent, pageSize }, rows, () => cappedCount(db, sql`${tradeOrder}`, where));
  const [known, names] = await Promise.all([
    categories(db, now),
    namesOfPeople(
      db,
      page.list.map(({ order }) => order.userNo),
    ),
  ]);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...shownOrder(row, known),
      userNo: row.order.userNo,
      buyerName: names.get(row.order.userNo) ?? '',
    })),
  };
}

/** As many rows as a sheet has at most, the newest. */
const SHEET_ROWS = 20_000;

const heads = [
  '订单号',
  '商品',
  '种类',
  '买家',
  '下单',
  '付款',
  '原价（元）',
  '应付（元）',
  '退回（元）',
  '付款方式',
  '状态',
];
const widths = [22, 40, 12, 16, 20, 20, 14, 14, 14, 12, 12];

/** The same as a workbook; no cell begins what a spreadsheet would reckon. */
export async function orderSheet({ db, now }: UserCtx, search: Search) {
  const orders = await db
    .select()
    .from(tradeOrder)
    .where(wanted(db, search))
    .orderBy(...newestFirst)
    .limit(SHEET_ROWS);
  const names = await namesOfPeople(
    db,
    orders.map(({ userNo }) => userNo),
  );
  const lines = orders.map((order) => [
    { value: order.orderNo },
    { value: neutral(order.productName) },
    { value: ProductType.labels[order.productType] },
    { value: neutral(names.get(order.userNo) ?? '') },
    { value: order.gmtCreate },
    { value: order.paidAt ?? '' },
    { value: yuanOf(order.pricePayable) },
    { value: yuanOf(order.pricePaid) },
    { value: yuanOf(order.priceBack) },
    { value: order.payType === null ? '' : PayType.labels[order.payType] },
    { value: OrderState.labels[order.orderStatus] },
  ]);
  const columns = widths.map((width) => ({ width }));
  const data = [heads.map(bold), ...lines];
  return fileOf(`订单${wireTime(now).slice(0, 10)}.xlsx`, [{ sheet: '订单', data, columns, stickyRowsCount: 1 }]);
}

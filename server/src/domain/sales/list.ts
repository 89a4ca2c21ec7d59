import { and, desc, eq, exists, inArray, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isId } from '#contract/rules/id.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState, ProductType, RefundState } from '#contract/rules/orders.ts';
import { soldKindOf } from '#contract/rules/sales.ts';
import type { SaleProduct, SoldState } from '#contract/rules/sales.ts';
import { isAllBack, keptOf, sharesOfOrder } from '#contract/rules/saleShares.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import type { lecturer as soldCall } from '#contract/user/orderInfo.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { programCourse } from '../../db/schema/program.ts';
import { tradeOrder, tradeRefund } from '../../db/schema/trade.ts';
import { fail } from '../../kit/fail.ts';
import { beginningWith } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { shownLines } from '../trade/rows.ts';
import type { Owner } from '../wallet/owner.ts';
import { soldBy } from './policies.ts';

type Wanted = OutputOf<typeof soldCall.input>;

const columns = {
  order: tradeOrder,
  courseCategory: course.courseCategory,
  courseLogo: sql<string>`coalesce(${course.courseLogo}, '')`,
  lecturerName: sql<string>`coalesce(${lecturer.lecturerName}, '')`,
};

/** The course of an order, if it is one of a course. */
export const itsCourse = and(eq(tradeOrder.productType, ProductType.course), eq(course.id, tradeOrder.productId));

const soldRows = (db: Db) =>
  db
    .select(columns)
    .from(tradeOrder)
    .leftJoin(course, itsCourse)
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, tradeOrder.lecturerUserNo));

type Row = Awaited<ReturnType<typeof soldRows>>[number];

const newestFirst = [desc(tradeOrder.paidAt), desc(tradeOrder.id)];

/** What was sold, as the seller filters it. */
function wantedSales(owner: Owner, { product, orderStatus, keyword }: Omit<Wanted, 'pageCurrent' | 'pageSize'>) {
  const inState = orderStatus === undefined ? undefined : eq(tradeOrder.orderStatus, orderStatus);
  return and(soldBy(owner), inState, ofProduct(product), byKeyword(keyword));
}

/** Other kinds are left out: of courses by the course itself, of plans by the courses of the version that was sold. */
export function ofProduct(product: SaleProduct): SQL | undefined {
  const { productType, categories } = soldKindOf(product);
  if (productType === undefined) return undefined;
  const ofType = eq(tradeOrder.productType, productType);
  if (categories === undefined) return ofType;
  const ofCategory = inArray(course.courseCategory, [...categories]);
  if (productType === ProductType.course) return and(ofType, ofCategory);
  const { programId, version, courseId } = programCourse;
  return and(
    ofType,
    exists(
      sql`(select 1 from ${programCourse} join ${course} on ${course.id} = ${courseId} where ${programId} = ${tradeOrder.productId} and ${version} = (${tradeOrder.programTerms} ->> 'version')::int and ${ofCategory})`,
    ),
  );
}

function byKeyword(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const named = like(tradeOrder.productName, beginningWith(keyword));
  return isId(keyword) ? or(eq(tradeOrder.orderNo, keyword), named) : named;
}

/** A page of what was sold, the newest first; nothing in it tells who bought. */
export async function soldPage(db: Db, owner: Owner, { pageCurrent, pageSize, ...wanted }: Wanted) {
  const where = wantedSales(owner, wanted);
  const rows = soldRows(db)
    .where(where)
    .orderBy(...newestFirst)
    .$dynamic();
  const counted = db
    .select({ id: tradeOrder.id })
    .from(tradeOrder)
    .leftJoin(course, itsCourse)
    .where(where)
    .as('counted');
  const page = await paginate({ pageCurrent, pageSize }, rows, () => db.$count(counted));
  return { ...page, list: page.list.map((row) => shownSale(owner, row)) };
}

/** As many rows as a sheet has at most, the newest. */
export const SHEET_ROWS = 20_000;

/** The same for a sheet. */
export async function soldForSheet(db: Db, owner: Owner, wanted: Omit<Wanted, 'pageCurrent' | 'pageSize'>) {
  const rows = await soldRows(db)
    .where(wantedSales(owner, wanted))
    .orderBy(...newestFirst)
    .limit(SHEET_ROWS);
  return rows.map((row) => shownSale(owner, row));
}

/** Seats of a course are sold apart from the course: the seller sees how many. */
const soldName = ({ productName, seatCount }: Row['order']): string =>
  seatCount === null ? productName : `${productName}（${seatCount} 个席位）`;

function shownSale({ walletKind }: Owner, { order, ...product }: Row) {
  const shares = sharesOfOrder(keptOf(order));
  const own = walletKind === WalletKind.organization ? shares.organization : shares.lecturer;
  return {
    orderNo: order.orderNo,
    courseId: order.productId,
    courseName: soldName(order),
    product: { ...product, productType: order.productType },
    payTime: order.paidAt!,
    pricePaid: yuanOf(order.pricePaid),
    priceBack: yuanOf(order.priceBack),
    orderStatus: order.orderStatus as SoldState,
    lecturerProfit: yuanOf(own),
    isReleased: order.releasedAt === null ? (0 as const) : (1 as const),
    releasesAt: order.refundUntil!,
  };
}

/** One of them with how its price was made and shared. @throws NOT_FOUND */
export async function soldOrder(db: Db, owner: Owner, orderNo: string) {
  const [row] = await soldRows(db).where(and(soldBy(owner), eq(tradeOrder.orderNo, orderNo)));
  if (!row) throw fail(NOT_FOUND);
  const { order } = row;
  const { platform, organization, lecturer: theirs } = sharesOfOrder(isAllBack(order) ? order : keptOf(order));
  const refunded = [RefundState.granted, RefundState.done];
  const [refund] =
    order.orderStatus === OrderState.refunded
      ? await db
          .select({ auditTime: tradeRefund.auditTime })
          .from(tradeRefund)
          .where(
            and(
              eq(tradeRefund.orderId, order.id),
              eq(tradeRefund.isSurplus, 0),
              inArray(tradeRefund.refundState, refunded),
            ),
          )
      : [];
  return {
    ...shownSale(owner, row),
    priceLines: shownLines(order.priceLines),
    shares: { platform: yuanOf(platform), organization: yuanOf(organization), lecturer: yuanOf(theirs) },
    sellerPercent: order.sellerPercent,
    lecturerPercent: order.lecturerPercent,
    refundedAt: refund?.auditTime ?? null,
  };
}

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { yuanOf } from '#contract/rules/money.ts';
import { ProductType, RefundState } from '#contract/rules/orders.ts';
import { userCourse } from '../../db/schema/study.ts';
import { tradeOrder, tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { namesOfPeople } from './names.ts';
import { invoiceStates } from './invoices.ts';
import { shownRefund } from './rows.ts';

const newest = [desc(tradeRefund.id)];

const orderOf: Record<RefundState, SQL[]> = {
  [RefundState.asked]: [asc(tradeRefund.id)],
  // What somebody has to see to comes first.
  [RefundState.granted]: [sql`${tradeRefund.stuckReason} = ''`, ...newest],
  [RefundState.done]: newest,
  [RefundState.refused]: newest,
  [RefundState.withdrawn]: newest,
};

/** Refunds in a state: who waits longest is first, of what is decided the newest. */
export async function refundPage(
  { db, user }: UserCtx,
  { refundState, ...request }: PageRequest & { refundState: RefundState },
) {
  const where = eq(tradeRefund.refundState, refundState);
  const itsCourse = and(
    eq(tradeOrder.productType, ProductType.course),
    eq(userCourse.userNo, tradeOrder.userNo),
    eq(userCourse.courseId, tradeOrder.productId),
  );
  const rows = db
    .select({ refund: tradeRefund, order: tradeOrder, payType: tradeReceipt.payType, progress: userCourse.progress })
    .from(tradeRefund)
    .innerJoin(tradeOrder, eq(tradeOrder.id, tradeRefund.orderId))
    .innerJoin(tradeReceipt, eq(tradeReceipt.id, tradeRefund.receiptId))
    .leftJoin(userCourse, itsCourse)
    .where(where)
    .orderBy(...orderOf[refundState])
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(tradeRefund, where));
  const [names, invoices] = await Promise.all([
    namesOfPeople(
      db,
      page.list.map(({ order }) => order.userNo),
    ),
    invoiceStates(
      db,
      page.list.map(({ order }) => order.id),
    ),
  ]);
  return {
    ...page,
    list: page.list.map(({ refund, order, payType, progress }) => ({
      ...shownRefund(refund, order),
      orderNo: order.orderNo,
      productName: order.productName,
      buyerName: names.get(order.userNo) ?? '',
      paidAt: order.paidAt,
      pricePaid: yuanOf(order.pricePaid),
      payType,
      invoiceState: invoices.get(order.id) ?? null,
      progressNow: order.productType === ProductType.course ? (progress ?? 0) / 100 : null,
      stuckReason: refund.stuckReason,
      backRef: refund.backRef ?? '',
      isOwn: refund.userNo === user.userNo ? (1 as const) : (0 as const),
    })),
  };
}

import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '#server/db/client.ts';
import { course } from '#server/db/schema/course.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { tradeOrder, tradeRefund } from '#server/db/schema/trade.ts';
import { onShelf } from '#server/domain/catalogue/policies.ts';
import { taughtCategories } from '#contract/rules/courseCategories.ts';
import { closeOrder } from '#server/domain/trade/close.ts';
import { paidByDemoBank, returnedByDemoBank } from '#server/domain/trade/demoWorld.ts';
import { release } from '#server/domain/trade/overdue.ts';
import { placeOrder } from '#server/domain/trade/place.ts';
import { askRefund } from '#server/domain/trade/refund.ts';
import { decideRefund } from '#server/domain/trade/refundGrant.ts';
import { learnThird } from './learnt.ts';

/** What became of an order of the demo learner, so many days ago. */
const stories = [
  { days: 20, what: 'released' },
  { days: 12, what: 'partlyRefunded' },
  { days: 10, what: 'refunded' },
  { days: 5, what: 'closed' },
  { days: 2, what: 'paid' },
  { days: 1, what: 'refunding' },
  { days: 0, what: 'toPay' },
] as const;

/** Orders in every state for the demo's first learner, made by the same steps as real ones, each at its time. */
export async function loadOrders(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const userNo = userNos.get('linxiao')!;
  const courses = await forSale(db, userNo);
  for (const [index, { days, what }] of stories.entries()) {
    const its = courses[index];
    if (!its) return;
    const at = new Date(now.getTime() - days * 86_400_000);
    const buyer = { userNo, userType: UserType.learner, orgNo: null };
    const wish = { courseId: its.id, price: its.courseDiscount, requestKey: `demo-order-${what}` };
    const orderNo = await placeOrder(db, buyer, wish, at);
    await tell(db, { userNo, courseId: its.id, orderNo, what, operatorNo: userNos.get('zhoumingyuan')! }, at, now);
  }
}

interface Story {
  userNo: string;
  courseId: string;
  orderNo: string;
  what: (typeof stories)[number]['what'];
  operatorNo: string;
}

async function tell(
  db: Db,
  { userNo, courseId, orderNo, what, operatorNo }: Story,
  at: Date,
  now: Date,
): Promise<void> {
  const [order] = await db.select().from(tradeOrder).where(eq(tradeOrder.orderNo, orderNo));
  if (what === 'toPay') return;
  if (what === 'closed') return closeOrder(db, order!.id, 'overdue', new Date(at.getTime() + 7_200_000));
  await paidByDemoBank(db, userNo, orderNo, at);
  if (what === 'released') return release(db, order!.id, now);
  if (what === 'paid') return;
  const isPart = what === 'partlyRefunded';
  if (isPart) await learnThird(db, userNo, courseId, new Date(at.getTime() + 1_800_000));
  const later = new Date(at.getTime() + (isPart ? 9 * 86_400_000 : 3_600_000));
  const reason = isPart ? '换了岗位，后面的部分用不上了' : '买之前没有看清楚，和自己要学的不一样';
  await askRefund(db, userNo, { orderNo, reason }, later);
  if (what === 'refunding') return;
  const [refund] = await db.select().from(tradeRefund).where(eq(tradeRefund.orderId, order!.id));
  await decideRefund(db, operatorNo, { id: refund!.id, isGranted: true, opinion: '' }, later);
  await returnedByDemoBank(db, refund!.id, later);
}

/** Courses that cost money and that the learner does not have, the same in every demo world. */
const forSale = (db: Db, userNo: string) =>
  db
    .select({ id: course.id, courseDiscount: course.courseDiscount })
    .from(course)
    .where(
      and(
        onShelf,
        eq(course.isFree, 0),
        gt(course.courseDiscount, 0),
        sql`${course.courseCategory} = ${taughtCategories[0]}`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(userCourse)
            .where(and(eq(userCourse.courseId, course.id), eq(userCourse.userNo, userNo))),
        ),
      ),
    )
    .orderBy(asc(course.id))
    .limit(stories.length);

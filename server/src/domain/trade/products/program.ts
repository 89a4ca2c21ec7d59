import { and, eq, inArray, ne } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { programRefund, programRefundRule, REFUND_DAYS } from '#contract/rules/refundRule.ts';
import { JoinState } from '#contract/rules/programs.ts';
import { OrderState, ProductType } from '#contract/rules/orders.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../../db/client.ts';
import { program, programJoin } from '../../../db/schema/program.ts';
import { tradeOrder } from '../../../db/schema/trade.ts';
import { fail } from '../../../kit/fail.ts';
import { ownsCourse } from '../../catalogue/policies.ts';
import type { Viewer } from '../../catalogue/policies.ts';
import { admit, dismiss, joinableNow, ownJoin } from '../../programs/join.ts';
import { openedCourses } from '../../programs/opened.ts';
import { isPublic } from '../../programs/policies.ts';
import { closeOpened, openCourses, openedProgress } from '../../study/opened.ts';
import { sellerPercentOf } from '../shareRules.ts';
import type { Order, ProductKind } from './kind.ts';
import { shownProgram } from './shown.ts';

/** A plan with the courses of its seller: the version that was ordered is the one that is delivered. */
export const programKind: ProductKind = {
  isOneOpen: false,

  async offer(db, user, { productId, held }, now) {
    const [row] = await db
      .select()
      .from(program)
      .where(and(eq(program.id, productId), isPublic));
    if (!row) throw fail(NOT_FOUND);
    const { courseIds } = await openedCourses(db, row);
    const terms = { version: row.version, courseIds };
    const seller = { orgNo: row.orgNo, lecturerUserNo: row.authorUserNo };
    const isPaid = held !== undefined && held.paidAt !== null;
    const isHeld = isPaid || (await joinOf(db, user.userNo, productId)) !== undefined;
    return {
      product: shownProgram({ id: productId, programName: row.programName, ...terms }),
      ...seller,
      price: { lines: [{ what: '标价', cents: row.price }], payable: row.price, paid: row.price },
      share: { sellerPercent: await sellerPercentOf(db, seller, now), lecturerPercent: row.orgNo === null ? 100 : 0 },
      standing: standingOf(row, user, isHeld, now),
      refundRule: programRefundRule,
      vipTerms: null,
      programTerms: terms,
      isVipPrice: 0,
      promotionId: null,
      couponId: null,
      subsidy: 0,
      isNewcomer: 0,
      group: null,
      seats: null,
    };
  },

  async isOnSale(db, { productId }) {
    const onSale = and(eq(program.id, productId), isPublic);
    return (await db.$count(program, onSale)) > 0;
  },

  /** Held until the payment is through, so that the last place is given once; the day to join by counted when it was ordered. */
  async isDeliverable(db, { productId }) {
    const row = await heldPlan(db, productId);
    return row !== undefined && (row.seats === 0 || row.countJoin < row.seats);
  },

  async deliver(db, { userNo, productId, programTerms }, now) {
    const { version, courseIds } = programTerms!;
    await heldPlan(db, productId);
    await openCourses(db, userNo, courseIds, now);
    if (!(await joinOf(db, userNo, productId))) await admit(db, userNo, { id: productId, version }, now);
    return null;
  },

  async takeBack(db, { id, userNo, productId, programTerms }, now) {
    await heldPlan(db, productId);
    await closeOpened(db, userNo, programTerms!.courseIds, now);
    // Bought twice, by two accounts that became one: the other order gives it still.
    if (await isPaidOtherwise(db, { id, userNo, productId })) return;
    const joined = await joinOf(db, userNo, productId);
    if (joined) await dismiss(db, joined, now);
  },

  refundRule: async () => programRefundRule,

  refundDays: async () => REFUND_DAYS,

  async refundStanding(db, { userNo, productId, paidAt, pricePaid, programTerms }, now) {
    const { progress, isRestarted } = await openedProgress(db, userNo, programTerms!.courseIds, paidAt!);
    const isDone = await isDoneBy(db, userNo, productId);
    const bought = { paidAt: momentOf(paidAt!), pricePaid, progress, isRestarted, isDone };
    return { ...programRefund(bought, now), progress };
  },

  stuck: async (db, { userNo, productId }) =>
    (await isDoneBy(db, userNo, productId)) ? '方案已经完成，不能退款' : undefined,

  words: {
    delivered: (name) => `已经加入学习方案「${name}」，随它开通的课程在「我的课程」`,
    takenBack: '方案与随它开通的课程已经收回',
    called: (name) => `学习方案「${name}」`,
  },
};

/** The row of a plan, held; undefined when nobody may see it any more. */
async function heldPlan(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(program)
    .where(and(eq(program.id, id), isPublic))
    .for('update');
  return row;
}

/** The join of somebody who has not left. */
async function joinOf(db: Db, userNo: string, id: string) {
  const [row] = await db.select().from(programJoin).where(ownJoin(userNo, id));
  return row && row.joinState !== JoinState.left ? row : undefined;
}

const isDoneBy = async (db: Db, userNo: string, id: string) =>
  (await joinOf(db, userNo, id))?.joinState === JoinState.done;

type Row = typeof program.$inferSelect;

function standingOf(row: Row, user: Viewer, isHeld: boolean, now: Date) {
  if (ownsCourse(user, { lecturerUserNo: row.authorUserNo, orgNo: row.orgNo })) return 'own' as const;
  if (isHeld) return 'held' as const;
  if (row.price === 0) return 'free' as const;
  return joinableNow(row, now) === 'open' ? ('buy' as const) : ('gone' as const);
}

/** Whether another order of theirs for this plan is paid and not given back. */
async function isPaidOtherwise(db: Db, { id, userNo, productId }: Pick<Order, 'id' | 'userNo' | 'productId'>) {
  const its = and(
    eq(tradeOrder.userNo, userNo),
    eq(tradeOrder.productType, ProductType.program),
    eq(tradeOrder.productId, productId),
    inArray(tradeOrder.orderStatus, [OrderState.paid, OrderState.refunding]),
    ne(tradeOrder.id, id),
  );
  return (await db.$count(tradeOrder, its)) > 0;
}

import { SOLD_OUT } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { batchedIn } from '../../kit/batched.ts';
import { fail } from '../../kit/fail.ts';
import type { CallFailure } from '../../kit/fail.ts';
import type { Viewer } from '../catalogue/policies.ts';
import { allAtOnce } from '../person/oneAtATime.ts';
import { takeSeats } from '../promotion/running.ts';
import { commissionsOf, noCommission } from './commission.ts';
import { happenedToEach } from './events.ts';
import { stampedNumbers } from './numbers.ts';
import { offerToAnybody } from './offer.ts';
import { orderRow, soldBy } from './orderRow.ts';
import { isPlainWish, plainOf } from './plain.ts';
import type { PlainWish } from './plain.ts';
import { placeOrder, refusalOf } from './place.ts';
import type { Wish } from './place.ts';
import type { Pointed } from './points.ts';
import type { Offer } from './products/kind.ts';
import { wishedProduct } from './products/table.ts';

interface Asking {
  db: Db;
  user: Viewer;
  wish: PlainWish;
  now: Date;
}

/** The number of an order, or why there is none; nothing of whoever goes the whole way. */
type Outcome = string | CallFailure | undefined;

/** By the numbers of their buyers. */
type Outcomes = Map<string, Outcome>;

const together = batchedIn<Db, Asking, Outcome>(() => ({
  run: placeAll,
  keyOf: ({ user }) => user.userNo,
  // While some are served, all others gather: the fewer at once, the more have one answer.
  lanes: 1,
  max: 200,
}));

/**
 * Orders something, each for themselves (`placeOrder`) or, where the offer is the same for all, in one transaction with
 * those who want the same course at the same moment: of a crowd, who comes too late costs next to nothing.
 */
export async function placeNow(db: Db, user: Viewer, wish: Wish, now: Date): Promise<string> {
  const outcome = isPlainWish(wish) ? await together(db, { db, user, wish, now }) : undefined;
  if (typeof outcome === 'string') return outcome;
  if (outcome) throw outcome;
  return db.transaction((tx) => placeOrder(tx, user, wish, now));
}

/** May be repeated: what was ordered is found by its key, by whoever goes the whole way. */
async function placeAll(all: Asking[]): Promise<Promise<Outcome>[]> {
  const crowds = Map.groupBy(all, ({ wish }) => wish.courseId);
  const placed = await Promise.all([...crowds].map(([courseId, crowd]) => placeCrowd(courseId, crowd)));
  const outcomes = new Map(placed.flatMap((one) => [...one]));
  return all.map(async ({ user }) => outcomes.get(user.userNo));
}

/** Everybody another person. Who is refused holds nothing and writes nothing. */
async function placeCrowd(courseId: string, crowd: Asking[]): Promise<Outcomes> {
  const { db, now } = crowd.at(-1)!;
  const plain = await plainOf(db, courseId, crowd, now);
  const [any] = plain;
  if (!any) return new Map();
  const offer = await offerToAnybody(db, any.user, wishedProduct({ courseId }), now);
  const outcomes: Outcomes = new Map(plain.map(({ user, wish }) => [user.userNo, refusalOf(offer, wish)]));
  const agreed = plain.filter(({ user }) => !outcomes.get(user.userNo));
  if (agreed.length === 0) return outcomes;
  const ordered = await db.transaction((tx) => order(tx, { courseId, offer, agreed }, now));
  return new Map([...outcomes, ...ordered]);
}

interface Agreed {
  courseId: string;
  offer: Offer & Pointed;
  agreed: Asking[];
}

/** Whoever is busy with something else, or has something to do with the course by now, goes the whole way. */
async function order(db: Db, { courseId, offer, agreed }: Agreed, now: Date): Promise<Outcomes> {
  const free = await allAtOnce(
    db,
    agreed.map(({ user }) => user.userNo),
  );
  const its = agreed.filter(({ user }) => free.has(user.userNo));
  const buyers = await plainOf(db, courseId, its, now);
  const outcomes: Outcomes = new Map(buyers.map(({ user }) => [user.userNo, fail(SOLD_OUT)]));
  if (buyers.length === 0) return outcomes;
  const { promotionId } = offer;
  const count = promotionId === null ? buyers.length : await takeSeats(db, promotionId, buyers.length, now);
  if (count === 0) return outcomes;
  const served = buyers.slice(0, count);
  const userNos = served.map(({ user }) => user.userNo);
  const commissions = await commissionsOf(db, userNos, soldBy(offer), now);
  const numbers = await stampedNumbers(db, now, 4, count);
  const rows = served.map(({ user: { userNo }, wish: { requestKey } }, at) => {
    const commission = commissions.get(userNo) ?? noCommission;
    const own = { userNo, requestKey, orderNo: numbers[at]!, groupId: null, commission };
    return orderRow(own, wishedProduct({ courseId }), offer, now);
  });
  const orders = await db.insert(tradeOrder).values(rows).returning();
  await happenedToEach(db, 'placed', orders, now);
  for (const { userNo, orderNo } of orders) outcomes.set(userNo, orderNo);
  return outcomes;
}

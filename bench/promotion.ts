import { eq } from 'drizzle-orm';
import { PromotionType } from '#contract/rules/promotions.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { PRICE_CHANGED, SOLD_OUT } from '#contract/trade/failures.ts';
import { makeCourse } from '#seed/make/course.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Db } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { promotion, promotionStock } from '#server/db/schema/promotion.ts';
import { tradeOrder } from '#server/db/schema/trade.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { makeLearners } from './kit/learners.ts';
import type { Learner } from './kit/learners.ts';
import { report } from './kit/report.ts';
import { ask } from './kit/visit.ts';
import { benchWorld } from './kit/world.ts';

const PEOPLE = 500;
const SEATS = 100;
const ROUNDS = 3;
const TARGET_MS = 300;

/** What those are told who come too late. */
const missed = new Set([PRICE_CHANGED.code, SOLD_OUT.code]);

/**
 * Five hundred people press at once for the last hundred seats of a promotion: exactly a hundred orders, none oversold.
 * Everybody is sent before anybody is answered; the time of one is from its sending to its answer, queue and all.
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const { db } = database;
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(db, PEOPLE);
    const { url } = await world.start(serverProgram);
    const warm = await makeSeats(db, 10);
    for (const learner of learners.slice(0, 40)) await buy(url, warm.courseId, learner, 'warm');
    const rows: (string | number)[][] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { id, courseId } = await makeSeats(db, SEATS);
      const began = performance.now();
      const replies = await Promise.all(learners.map((learner) => buy(url, courseId, learner, `round-${round}`)));
      const seconds = (performance.now() - began) / 1000;
      const orders = await db.$count(tradeOrder, eq(tradeOrder.promotionId, id));
      const [row] = await db.select().from(promotionStock).where(eq(promotionStock.promotionId, id));
      const bought = replies.filter(({ code }) => code === 200).length;
      if (orders !== SEATS || bought !== SEATS || row!.taken !== SEATS)
        throw new Error(`应有 ${SEATS} 个订单：成功 ${bought}，订单 ${orders}，占用 ${row!.taken}`);
      const odd = replies.filter(({ code }) => code !== 200 && !missed.has(code));
      if (odd.length > 0) throw new Error(`没有抢到的人得到了别的回答：${odd[0]!.code}`);
      const times = replies.map(({ ms }) => ms).toSorted((one, other) => one - other);
      const at = (part: number) => times[Math.floor(times.length * part)]!;
      rows.push([`第 ${round} 轮`, bought, at(0.5), at(0.95), times.at(-1)!, seconds]);
    }
    report([`${PEOPLE} 人抢 ${SEATS} 个`, '订单', 'p50 ms', `p95 ms（目标 ${TARGET_MS}）`, '最慢 ms', '总共 秒'], rows);
  } finally {
    await database.close();
    await world.close();
  }
}

async function makeSeats(db: Db, stock: number): Promise<{ id: string; courseId: string }> {
  const { courseId } = await makeCourse(db, {
    courseName: '抢购',
    lecturerUserNo: '1',
    courseOriginal: 20_000,
    courseDiscount: 20_000,
    isFree: 0,
  });
  const now = new Date();
  const [made] = await db
    .insert(promotion)
    .values({
      promotionType: PromotionType.limited,
      promotionName: '抢购',
      courseId,
      price: 9_900,
      floorPrice: 9_900,
      beginTime: wireTimeIn(now, -60),
      endTime: wireTimeIn(now, 3600),
    })
    .returning({ id: promotion.id });
  await db.insert(promotionStock).values({ promotionId: made!.id, stock });
  return { id: made!.id, courseId };
}

async function buy(url: string, courseId: string, { userNo, token }: Learner, round: string) {
  const began = performance.now();
  const wish = { courseId, price: 99, requestKey: `${round}-${userNo}` };
  const { code } = await ask(url, '/trade/auth/order/info/save', wish, token);
  return { code, ms: performance.now() - began };
}

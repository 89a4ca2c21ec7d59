import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { heaviestIn } from './kit/heaviest.ts';
import { makeLearners } from './kit/learners.ts';
import type { Learner } from './kit/learners.ts';
import { processorTime } from './kit/processorTime.ts';
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
 * Everybody is sent before anybody is answered; the time of one is from its sending to its answer, queue and all. Beside it
 * stands what an attempt cost the processors, which latency on a busy machine cannot say; with `profile` behind the name
 * also in which functions the server spent its time.
 */
export async function run([profile = '']: string[]): Promise<void> {
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const { db } = database;
  const profiles = profile === 'profile' ? await mkdtemp(join(tmpdir(), 'zhitu-profile-')) : undefined;
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(db, PEOPLE);
    const watched = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`, ...serverProgram] : serverProgram;
    const server = await world.start(watched);
    const { url } = server;
    const used = async () => processorTime(server.pid, await world.postmaster());
    const warm = await makeSeats(db, 10);
    for (const learner of learners.slice(0, 40)) await buy(url, warm.courseId, learner, 'warm');
    const rows: (string | number)[][] = [];
    const cost: (string | number)[][] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { id, courseId } = await makeSeats(db, SEATS);
      const from = await used();
      const replies = await Promise.all(learners.map((learner) => buy(url, courseId, learner, `round-${round}`)));
      const to = await used();
      const seconds = (to.at - from.at) / 1000;
      const each = (of: 'server' | 'database' | 'asker' | 'all') => ((to[of] - from[of]) * 1000) / PEOPLE;
      const others = each('all') - each('server') - each('database') - each('asker');
      cost.push([`第 ${round} 轮`, each('server'), each('database'), each('asker'), Math.max(0, others)]);
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
    report(['每次的处理器时间', '服务 ms', '数据库 ms', '量的一方 ms', '别的 ms'], cost);
    if (profiles) {
      await server.stop();
      report(['服务自己花时间最多的', '占'], await heaviestIn(profiles));
    }
  } finally {
    await database.close();
    await world.close();
    if (profiles) await rm(profiles, { recursive: true, force: true });
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

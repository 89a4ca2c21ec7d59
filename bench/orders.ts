import { sql } from 'drizzle-orm';
import { ProofKind } from '#contract/rules/ledger.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Database, Db } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { ledgerClosing, ledgerProof } from '#server/db/schema/ledger.ts';
import { proveLedger } from '#server/domain/ledger/prove.ts';
import { registerHooks } from '#server/hooks.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { makeOrders, makeOrderWorld } from './kit/orderWorld.ts';
import type { OrderWorld } from './kit/orderWorld.ts';
import type { Program } from './kit/program.ts';
import { report } from './kit/report.ts';
import { p95Of } from './kit/timed.ts';
import { benchWorld } from './kit/world.ts';
import type { World } from './kit/world.ts';

const SMALL = 20_000;
const TARGET = 2;
/** Of fewer, one that the machine holds up moves the p95. */
const TIMES = 200;

/** Far back in the year: the pages of it are not those at the end. */
const OLD_DAY = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);

/** What buyers, sellers and operators look at, by whose token. */
const callsOf = ({ buyer, seller, operator, courseIds }: OrderWorld) =>
  [
    ['我的订单', '/trade/auth/order/info/list', {}, buyer],
    ['我的订单，已完成', '/trade/auth/order/info/list', { tab: 'done' }, buyer],
    ['收银台', '/trade/auth/order/info/checkout', { courseId: courseIds.at(-1)! }, seller],
    ['卖出的订单', '/user/auth/order/info/lecturer', {}, seller],
    ['卖出的订单，第 20 页', '/user/auth/order/info/lecturer', { pageCurrent: 20 }, seller],
    ['收益，30 天', '/trade/auth/sale/sums', { days: '30' }, seller],
    ['收益，按商品', '/trade/auth/sale/groups', { by: 'course', days: '30' }, seller],
    ['钱包', '/user/auth/user/account/view', {}, seller],
    ['后台的订单', '/trade/auth/admin/order/list', {}, operator],
    ['后台的订单，已支付', '/trade/auth/admin/order/list', { orderStatus: 2 }, operator],
    ['后台的订单，一天', '/trade/auth/admin/order/list', { from: OLD_DAY, to: OLD_DAY }, operator],
    ['后台的订单，一种付款方式', '/trade/auth/admin/order/list', { payType: 90 }, operator],
  ] as const;

/** Milliseconds that a proof takes. */
interface Proofs {
  whole: number;
  daily: number;
}

/** How long the proof of the whole book takes, and that of the night after; of orders that were made in the past. */
async function proved(db: Db): Promise<Proofs> {
  await db.delete(ledgerProof);
  await db.delete(ledgerClosing);
  const now = new Date();
  const whole = await sound(db, new Date(now.getTime() - 86_400_000), ProofKind.whole);
  const daily = await sound(db, now, ProofKind.daily);
  console.log(`每日核对看了 ${daily.orderCount} 个订单，${daily.entryCount} 笔分录`);
  return { whole: whole.tookMs, daily: daily.tookMs };
}

async function sound(db: Db, at: Date, kind: ProofKind) {
  const proof = await proveLedger(db, at, kind);
  const [fault] = proof.faults;
  if (fault) throw new Error(`账不平：${fault.what} ${fault.row} ${fault.note}`);
  if (proof.isSound === 0 || proof.proofKind !== kind) throw new Error(`合计 ${proof.total} 分`);
  return proof;
}

/** A site with so many orders that stands as it does on any day: started anew, what was written is on the disk. */
interface Site {
  world: World;
  made: OrderWorld;
  program: Program;
}

async function openSite(world: World, orders: number): Promise<Site> {
  const made = await inDatabase(world, async ({ db, pool }) => {
    await migrateDatabase(pool);
    const people = await makeOrderWorld(db);
    await makeOrders(db, people, orders);
    await db.execute(sql`vacuum analyze`);
    return people;
  });
  await world.restart();
  return { world, made, program: await world.start(serverProgram) };
}

/** The database of the world as it is now: it has another address after it was started again. */
async function inDatabase<T>({ databaseUrl }: World, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl, 4);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Two rounds, of which the first warms both up; the two sites answer in turn. */
async function timesOf(sites: readonly Site[]): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (let round = 0; round < 2; round += 1)
    for (const [place, [name]] of callsOf(sites[0]!.made).entries()) {
      const taken: number[] = [];
      for (const { program, made } of sites) {
        const [, path, body, { token }] = callsOf(made)[place]!;
        taken.push(await p95Of(program.url, { path, body, token }, TIMES));
      }
      found.set(name, taken);
    }
  return found;
}

const rowOf = (name: string, few: number, many: number): [string, ...number[]] => [name, few, many, many / few];

/**
 * A year of orders against twenty thousand, each in a database of its own: lists, the sums of one seller (who has as many in
 * both), and the proof of the ledger of a night, which is measured against what the whole book of twenty thousand takes.
 * One call after the other. Target: at most twice.
 * `npm run bench -- orders [orders]`.
 */
export async function run([orders = '2000000']: string[] = []): Promise<void> {
  const worlds = [await benchWorld(), await benchWorld()] as const;
  try {
    registerHooks();
    const sites = [await openSite(worlds[0], SMALL), await openSite(worlds[1], Number(orders))];
    const found = await timesOf(sites);
    for (const { program } of sites) await program.stop(); // its jobs would be done during the proof
    const proofs = [];
    for (const { world } of sites) proofs.push(await inDatabase(world, ({ db }) => proved(db)));
    const [few, many] = proofs as [Proofs, Proofs];
    const rows = [...found].map(([name, [small, large]]) => rowOf(name, small!, large!));
    rows.push(rowOf('整本核对（没有目标）', few.whole, many.whole));
    rows.push(rowOf(`每日核对，对 ${SMALL} 个时的整本`, few.whole, many.daily));
    report(['', `${SMALL} 个 p95 ms`, `${orders} 个 p95 ms`, `倍数（目标 ${TARGET}）`], rows);
  } finally {
    for (const world of worlds) await world.close();
  }
}

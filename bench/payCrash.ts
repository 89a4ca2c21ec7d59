import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { demoHows } from '#contract/rules/demoBank.ts';
import type { DemoHow } from '#contract/rules/demoBank.ts';
import { PayType } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { makeCourse } from '#seed/make/course.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Db } from '#server/db/client.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { proveLedger } from '#server/domain/ledger/prove.ts';
import { registerHooks } from '#server/hooks.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { makeLearners } from './kit/learners.ts';
import type { Learner } from './kit/learners.ts';
import { startProgram } from './kit/program.ts';
import type { Program } from './kit/program.ts';
import { CODE, fillWallets, openTransfers, sendCodes } from './kit/payWorld.ts';
import { report } from './kit/report.ts';

const BUYERS = 12;
const COURSES = 400;
const PRICE = 199;
const PORT = 3495;
/** So often everybody has another code to pay from their wallet with. */
const CODE_ROUNDS = 5;
/** The stand-in bank is there in demo mode alone. */
const env = { DEMO_MODE: 'on', SECRET_KEY: 'p'.repeat(40) };
/** Everything that the phone of the demo can do, except to hold notices back for good. */
const hows = Object.keys(demoHows).filter((how) => how !== 'held') as DemoHow[];

/** Where it runs, and the token of its operator. */
interface Site {
  url: string;
  operator: string;
}

interface Buyer extends Learner {
  /** The course that is bought next. */
  next: number;
  /** Orders that the bank says it was paid for. */
  paid: string[];
  /** Those of them that were paid from their wallet, and by transfer. */
  fromWallet: number;
  transferred: number;
  /** A code to the phone that was not used yet. */
  hasCode: boolean;
  voucher: string;
  /** Calls that were answered. */
  answered: number;
}

/**
 * `npm run bench -- payCrash 100`: while people order, pay in every way that the stand-in bank knows, from their wallets and
 * by transfer that an operator finds, and take orders back, `kill -9` hits the server and the database in turn, wherever they are; once all that was under way is done,
 * every order that the bank was paid for is delivered once or its money is back, and the ledger is zero.
 */
export async function run([rounds = '100']: string[] = []): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhitu-pay-'));
  const start = () => startProgram(serverProgram, PORT, { DATA_DIR: dataDir, ...env });
  try {
    const { learners, courseIds, vouchers, operator } = await prepare(dataDir);
    const none = { next: 0, fromWallet: 0, transferred: 0, hasCode: false, answered: 0 };
    const buyers = learners.map((one): Buyer => ({ ...one, ...none, paid: [], voucher: vouchers.get(one.userNo)! }));
    for (let round = 0; round < Number(rounds); round += 1) {
      if (round % CODE_ROUNDS === 0) {
        await inDatabase(dataDir, (db) => sendCodes(db, learners, env.SECRET_KEY, new Date()));
        for (const one of buyers) one.hasCode = true;
      }
      const server = await start();
      const buying = buyers.map((one) => buyUntilGone({ url: server.url, operator }, one, courseIds));
      await answeredMore(buyers, randomInt(1, 80));
      process.kill(round % 2 === 0 ? server.pid : await postmasterOf(dataDir), 'SIGKILL');
      await Promise.all([server.gone, ...buying]);
      if (round % 10 === 9) console.log(`第 ${round + 1} 轮：${total(buyers)} 个订单付了款`);
    }
    await finish(start, dataDir, buyers);
    const found = await inDatabase(dataDir, (db) => counted(db, buyers));
    const head = [
      '轮数',
      '收了款的订单',
      '其中钱包付的',
      '对公转账的',
      '交付了的',
      '退回的钱',
      '没有交付也没有退',
      '账',
    ];
    report(head, [
      [
        rounds,
        String(total(buyers)),
        sumOf(buyers, 'fromWallet'),
        sumOf(buyers, 'transferred'),
        found.delivered,
        found.returned,
        '0',
        '0',
      ],
    ]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const total = (buyers: readonly Buyer[]): number => buyers.reduce((sum, { paid }) => sum + paid.length, 0);

const sumOf = (buyers: readonly Buyer[], of: 'fromWallet' | 'transferred'): string =>
  String(buyers.reduce((sum, buyer) => sum + buyer[of], 0));

/** Waits for so many steps of paying, however fast the machine takes them. */
async function answeredMore(buyers: readonly Buyer[], count: number): Promise<void> {
  const now = () => buyers.reduce((sum, { answered }) => sum + answered, 0);
  const until = now() + count;
  while (now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
}

const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);

async function prepare(dataDir: string) {
  return inDatabase(dataDir, async (db, migrate) => {
    await migrate();
    const { learners } = await makeLearners(db, BUYERS);
    const courseIds: string[] = [];
    for (let nth = 0; nth < COURSES; nth += 1) {
      const cents = { courseOriginal: PRICE * 100, courseDiscount: PRICE * 100, isFree: 0 as const };
      const { courseId } = await makeCourse(db, { courseName: `课程 ${nth}`, lecturerUserNo: '1', ...cents });
      courseIds.push(courseId);
    }
    await fillWallets(db, learners, new Date());
    return { learners, courseIds, ...(await openTransfers(db, learners)) };
  });
}

/** The database of a server that does not run. */
async function inDatabase<T>(dataDir: string, work: (db: Db, migrate: () => Promise<void>) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  const database = openDatabase(embedded.url, 4);
  try {
    return await work(database.db, () => migrateDatabase(database.pool));
  } finally {
    await database.close();
    await embedded.stop();
  }
}

/** One course after the other: ordered, paid as it comes; some are asked back, some never paid. */
async function buyUntilGone({ url, operator }: Site, buyer: Buyer, courseIds: readonly string[]): Promise<void> {
  for (;;) {
    const courseId = courseIds[buyer.next];
    if (courseId === undefined) return;
    // The key of a try that was not answered: it is the same order.
    const wish = { courseId, price: PRICE, requestKey: `crash-${courseId}` };
    const placed = await send<{ orderNo: string }>(url, '/trade/auth/order/info/save', wish, buyer);
    if (placed === 'gone') return;
    if (placed.code !== 200) {
      // Paid, and not answered before the blow.
      buyer.next += 1;
      continue;
    }
    const { orderNo } = placed.data;
    const way = randomInt(4);
    const paid =
      way === 0 && buyer.hasCode
        ? await payFromWallet(url, buyer, orderNo)
        : way === 1
          ? await payByTransfer({ url, operator }, buyer, orderNo)
          : await payByBank(url, buyer, orderNo);
    if (paid === 'gone') return;
    if (paid) buyer.paid.push(orderNo);
    buyer.next += 1;
    const checked = await send(url, '/trade/auth/order/info/check', { orderNo }, buyer);
    if (checked === 'gone') return;
    if (randomInt(4) > 0) continue;
    const back = await send(url, '/trade/auth/order/info/refund', { orderNo, reason: '不学了' }, buyer);
    if (back === 'gone') return;
  }
}

/** Whether it is paid by now; nobody knows where nobody answered. */
type Paid = boolean | 'gone';

async function payByBank(url: string, buyer: Buyer, orderNo: string): Promise<Paid> {
  const wish = { orderNo, payType: PayType.standIn };
  const shown = await send<{ payMessage: string }>(url, '/trade/auth/order/info/pay', wish, buyer);
  if (shown === 'gone' || shown.code !== 200) return shown === 'gone' && shown;
  const code = new URL(shown.data.payMessage).searchParams.get('code');
  const how = hows[randomInt(hows.length)]!;
  const paid = await send<{ isPaid: 0 | 1 }>(url, '/trade/api/demoBank/pay', { code, how }, buyer);
  return paid === 'gone' ? paid : paid.code === 200 && paid.data.isPaid === 1;
}

async function payFromWallet(url: string, buyer: Buyer, orderNo: string): Promise<Paid> {
  buyer.hasCode = false;
  const wish = { orderNo, proofWay: 'mobile', proof: CODE };
  const paid = await send(url, '/trade/auth/order/info/balance', wish, buyer);
  if (paid === 'gone') return paid;
  if (paid.code === 200) buyer.fromWallet += 1;
  return paid.code === 200;
}

/** The buyer hands a voucher in, and an operator finds the money. */
async function payByTransfer({ url, operator }: Site, buyer: Buyer, orderNo: string): Promise<Paid> {
  const paidOn = wireTime(new Date()).slice(0, 10);
  const said = { orderNo, payerName: '林晓', payerBank: '某行东湖支行', paidOn, voucher: buyer.voucher };
  const told = await send<{ id: string }>(url, '/trade/auth/transfer/info/save', said, buyer);
  if (told === 'gone' || told.code !== 200) return told === 'gone' && told;
  const found = { id: told.data.id, bankRef: `CRASH${orderNo}` };
  const paid = await send(url, '/trade/auth/admin/transfer/receive', found, { ...buyer, token: operator });
  if (paid === 'gone') return paid;
  if (paid.code === 200) buyer.transferred += 1;
  return paid.code === 200;
}

interface Reply<T> {
  code: number;
  data: T;
}

/** `gone` when nobody answered, or somebody whose database is gone. */
async function send<T>(url: string, path: string, body: object, buyer: Buyer): Promise<Reply<T> | 'gone'> {
  const asked = fetch(`${url}/apis${path}`, {
    method: 'POST',
    headers: { token: buyer.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  const reply = await asked.then((response) => response.json() as Promise<Reply<T>>).catch(() => undefined);
  if (!reply || reply.code === 500 || reply.code === 503) return 'gone';
  buyer.answered += 1;
  return reply;
}

/** As often as the server is let go on with what a blow had interrupted. */
const TRIES = 12;
const GO_ON_MS = 8000;

/** Everybody asks once more about what they paid, and all jobs that wait are done. @throws when some are left */
async function finish(start: () => Promise<Program>, dataDir: string, buyers: readonly Buyer[]): Promise<void> {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const server = await start();
    for (const buyer of buyers)
      for (const orderNo of buyer.paid) await send(server.url, '/trade/auth/order/info/check', { orderNo }, buyer);
    await new Promise((resolve) => setTimeout(resolve, GO_ON_MS));
    await server.stop();
    if ((await inDatabase(dataDir, hastened)) === 0) return;
  }
  throw new Error('还有没有做完的任务');
}

/** Jobs that wait to be done again are due at once. @returns how many there are */
async function hastened(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`update graphile_worker._private_jobs j set run_at = now()
    from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier in ('demoNotice', 'payBack')
      and j.attempts < j.max_attempts returning j.id`);
  return rows.length;
}

/** What became of the money. @throws where something is not as it must be */
async function counted(db: Db, buyers: readonly Buyer[]) {
  registerHooks();
  await mustBeNone(
    db,
    '银行收了、我们没有记的钱',
    sql`select trade_no as row from demo_bank_trade d where is_paid = 1
      and not exists (select 1 from trade_receipt r where r.trade_no = d.trade_no)`,
  );
  await mustBeNone(
    db,
    '多付的、没有退回的钱',
    sql`select trade_no as row from trade_receipt r where is_applied = 0
      and not exists (select 1 from trade_refund b where b.receipt_id = r.id and b.refund_state = 3)`,
  );
  await mustBeNone(
    db,
    '没有正好交付一次的订单',
    sql`select order_no::text as row from trade_order o where order_status in (2, 7)
      and (select count(*) from trade_event e where e.order_id = o.id and e.event = 'delivered') <> 1`,
  );
  const { faults, total: sum } = await proveLedger(db, new Date());
  if (faults.length > 0 || sum !== 0) throw new Error(`账不平：${JSON.stringify(faults.slice(0, 3))}`);
  const numbers = sql.raw(`'{${buyers.flatMap(({ paid }) => paid).join(',')}}'::bigint[]`);
  const { rows } = await db.execute<{ delivered: string; returned: string }>(sql`
    select (select count(*) from trade_order where order_no = any(${numbers}) and order_status in (2, 7)) delivered,
      (select count(*) from trade_refund where refund_state = 3) returned`);
  const [{ delivered, returned }] = rows as [(typeof rows)[number]];
  if (Number(delivered) !== total(buyers)) throw new Error(`收了 ${total(buyers)} 个订单的款，交付了 ${delivered} 个`);
  return { delivered, returned };
}

async function mustBeNone(db: Db, what: string, sought: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await db.execute<{ row: string }>(sql`${sought} limit 3`);
  if (rows.length > 0) throw new Error(`${what}：${rows.map(({ row }) => row).join('、')}`);
}

import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { AccountKind, EntryKind, ProofKind } from '#contract/rules/ledger.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { staySignedIn } from '#test/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { ledgerClosing } from '../../db/schema/ledger.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { book } from './book.ts';
import { bookChecks } from './checks.ts';
import { deliveryChecks } from './hooks.ts';
import { proveLedger, proveNightly } from './prove.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const DAY = 86_400_000;
let clock = Date.parse('2026-11-23T02:00:00Z'); // a Monday
const pass = (days: number) => t.setNow(new Date((clock += days * DAY)));
pass(0);
const now = () => t.platform.clock();
const buyer = await t.person();
await staySignedIn(t);

/** Something that somebody did to an order behind the back of the domain. */
type Deed = (orderId: string) => SQL[];
const order =
  (set: SQL): Deed =>
  (id) => [sql`update trade_order set ${set} where id = ${id}`];
const refund =
  (state: number): Deed =>
  (id) => [
    sql`insert into trade_refund (id, gmt_create, gmt_modified, refund_no, order_id, receipt_id, user_no, amount, ruled,
      is_surplus, refund_state, progress)
    select 77, gmt_create, gmt_create, 77, order_id, id, (select user_no from trade_order where id = ${id}), 10, 10, 0,
      ${state}::int, 5000 from trade_receipt where order_id = ${id}`,
  ];
const invoice =
  (state: number, cents: number): Deed =>
  (id) => [
    sql`insert into trade_invoice (gmt_create, gmt_modified, order_id, user_no, amount, invoice_kind, invoice_title, email,
      invoice_state) select gmt_create, gmt_create, id, user_no, price_paid - ${cents}::int, 1, '甲', 'a@b.cn', ${state}::int
    from trade_order where id = ${id}`,
  ];
const inGroup: Deed = (id) => [
  sql`insert into promotion (id, promotion_type, promotion_name, course_id, price, floor_price, begin_time, end_time,
      group_size, group_hours) select 78, 2, '团', product_id, 9, 8, gmt_create, gmt_create + interval '1 day', 2, 6
    from trade_order where id = ${id}`,
  sql`insert into purchase_group (id, gmt_create, promotion_id, opener_user_no, size, expires_at)
    select 79, gmt_create, 78, user_no, 2, gmt_create from trade_order where id = ${id}`,
  sql`update trade_order set group_id = 79 where id = ${id}`,
];
const given = sql`order_status = 5, price_back = price_paid`;
const seats = sql`product_type = 4, seat_count = 2, seat_org_no = 1`;
const both =
  (...deeds: Deed[]): Deed =>
  (id) =>
    deeds.flatMap((deed) => deed(id));
const unbound =
  (table: string, ...names: string[]): Deed =>
  () =>
    names.map((name) => sql.raw(`alter table ${table} drop constraint ${name}`));
const sale = (id: string) => sql`(select id from ledger_entry where entry_kind = 2 and cause_id = ${id})`;

const deeds: readonly (readonly [what: string, deed: Deed])[] = [
  [
    '分录不平',
    both(unbound('ledger_posting', 'ledger_posting_adds_up'), (id) => [
      sql`update ledger_posting set amount = amount + 1 where entry_id = ${sale(id)} and line = 1`,
    ]),
  ],
  ['订单与账不符', order(given)],
  ['成交的金额与订单不符', order(sql`price_paid = price_paid - 1`)],
  ['平台补贴与订单不符', both(unbound('trade_order', 'trade_order_subsidy_borne_of'), order(sql`subsidy = 5`))],
  ['买家待结的钱与在途的退款不符', refund(2)],
  [
    '到账的钱没有记账',
    (id) => [
      sql`insert into trade_receipt (gmt_create, order_id, payment_id, pay_type, trade_no, amount, is_applied)
        select gmt_create, order_id, payment_id, pay_type, 'X', 5, 0 from trade_receipt where order_id = ${id}`,
    ],
  ],
  [
    '付了款没有交付',
    (id) => [sql`delete from user_course where user_no = (select user_no from trade_order where id = ${id})`],
  ],
  ['付了款没有交付', order(sql`product_type = 2, vip_terms = '{}'`)],
  ['付了款没有交付', order(sql`product_type = 3, program_terms = '{}'`)],
  ['付了款没有交付', order(seats)],
  ['退了款的席位数不对', both(order(sql`${seats}, ${given}`), refund(3))],
  ['退款与订单不符', order(given)],
  ['退款冲回以后留下的与订单不符', order(given)],
  ['解冻以后还有冻结的分成', order(sql`released_at = paid_at`)],
  ['退了款的订单，发票没有冲红也不在等冲红', both(order(given), invoice(1, 0))],
  ['发票的金额与实付不符', invoice(1, 1)],
  ['发票的状态与开出的不符', invoice(2, 0)],
  ['拼团的人数与订单不符', inGroup],
  ['没有拼成的团里有成交的订单', inGroup],
  ['积分抵扣与订单不符', order(sql`points = 1, points_off = 1, subsidy = 1`)],
  ['积分明细与订单不符', order(sql`points = 1, points_off = 1, subsidy = 1`)],
  ['推荐佣金与订单不符', order(sql`commission = 5, referrer_user_no = user_no, released_at = paid_at`)],
];

/** With these the proofs of drawing, of the fees of banks and of what was paid back are held against the same elsewhere or below. */
const elsewhere = ['记的账没有分录', '提现与账不符', '提现的金额与账不符', '在途的钱与提现不符', '提走的比应得的多'];
const below = ['手续费与账单不符', '退回付款人的钱与退款不符'];

it('the table of faults leaves no check out', () => {
  const checks = [...bookChecks, ...deliveryChecks.entries()].map(({ what }) => what);
  expect(new Set([...deeds.map(([what]) => what), ...elsewhere, ...below])).toEqual(new Set(checks));
});

class Undone extends Error {}

/** What both proofs say of a world that is as it was afterwards. */
async function withDeed<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  let told: T | undefined;
  const done = db.transaction(async (tx) => {
    told = await work(tx);
    throw new Undone();
  });
  await expect(done).rejects.toThrow(Undone);
  return told!;
}

async function bothProofs(tx: Db) {
  const daily = await proveLedger(tx, now(), ProofKind.daily);
  expect(daily.proofKind).toBe(ProofKind.daily);
  return { daily, whole: await proveLedger(tx, now()) };
}

const bought = async () => (await shop.stored(await shop.bought(buyer, (await shop.forSale()).courseId))).id;
const did = async (tx: Db, statements: readonly SQL[]) => {
  for (const statement of statements) await tx.execute(statement);
};

describe('what was done today', () => {
  let orderId: string;
  beforeAll(async () => {
    orderId = await bought();
    await shop.prove();
  });

  it.each(deeds)('%s (%#): the daily proof says what the whole one says', async (what, deed) => {
    const { daily, whole } = await withDeed(async (tx) => {
      await did(tx, deed(orderId));
      return bothProofs(tx);
    });
    expect(daily.faults.map((fault) => fault.what)).toContain(what);
    expect([daily.faults, daily.total]).toEqual([whole.faults, whole.total]);
  });

  it('so it does of postings without an entry, of what is drawn too much, of fees and of what was paid back', async () => {
    const { daily, whole } = await withDeed(async (tx) => {
      await did(tx, unbound('ledger_posting', 'ledger_posting_of_entry')(orderId));
      await tx.execute(sql`insert into ledger_posting (entry_id, line, last_line, account_id, amount, before, after)
        select nextval('ids'), 1, 1, id, 5, 0, 5 from ledger_account where account_kind = 1`);
      await tx.execute(sql`insert into bank_bill (id, gmt_create, pay_type, day, file_name)
        select 80, gmt_create, 90, '2026-11-20', 'a' from trade_order where id = ${orderId}`);
      await tx.execute(sql`insert into bank_line (bill_id, side, ref, amount, fee) values (80, 1, 'a', 100, 3)`);
      await did(tx, refund(3)(orderId));
      const postings = [
        { account: { kind: AccountKind.buyer, ownerNo: buyer.userNo }, amount: 7 },
        { account: { kind: AccountKind.lecturer, ownerNo: '5' }, amount: 2 },
        { account: { kind: AccountKind.provider, ownerNo: '90' }, amount: -9 },
      ];
      await book(tx, { entryKind: EntryKind.payBack, causeId: '77', orderId, postings }, now());
      return bothProofs(tx);
    });
    const told = daily.faults.map(({ what }) => what);
    expect(told).toEqual(expect.arrayContaining([...below, '记的账没有分录', '提走的比应得的多']));
    expect(daily.faults).toEqual(whole.faults);
  });
});

describe('what was done to an order that nobody has touched for long', () => {
  let orderId: string;
  beforeAll(async () => {
    orderId = await bought();
    pass(20);
    await shop.prove();
    pass(1);
  });

  it.each(deeds.filter(([what]) => !what.startsWith('拼团')))(
    '%s (%#) is found by the whole proof alone',
    async (what, deed) => {
      const { daily, whole } = await withDeed(async (tx) => {
        await did(tx, deed(orderId));
        return bothProofs(tx);
      });
      expect(daily).toMatchObject({ isSound: 1, orderCount: 0 });
      expect(whole.faults.map((fault) => fault.what)).toContain(what);
    },
  );

  it('a step of it, however old it is, has it looked at', async () => {
    const { daily } = await withDeed(async (tx) => {
      await did(tx, order(sql`price_paid = price_paid - 1`)(orderId));
      await tx.update(tradeOrder).set({ gmtModified: '2026-12-14 11:00:00' }).where(eq(tradeOrder.id, orderId));
      return bothProofs(tx);
    });
    expect(daily.faults.map(({ what }) => what)).toContain('成交的金额与订单不符');
  });
});

it('a row that is written after the proof, with a time before it, is counted by the next', async () => {
  await shop.prove();
  const before = (await proveLedger(db, now(), ProofKind.daily)).balances;
  const orderId = await bought();
  const written = Promise.withResolvers<undefined>();
  const proved = Promise.withResolvers<undefined>();
  const late = db.transaction(async (tx) => {
    const accounts = [AccountKind.platform, AccountKind.provider].map((kind) => ({ kind, ownerNo: '0' }));
    const postings = accounts.map((account, at) => ({ account, amount: at === 0 ? -500 : 500 }));
    const entry = { entryKind: EntryKind.payBack, causeId: '900', orderId, postings };
    await book(tx, entry, new Date(now().getTime() - 3_600_000));
    written.resolve(undefined);
    await proved.promise;
  });
  await written.promise;
  const without = await proveLedger(db, now(), ProofKind.daily);
  expect(without.proofKind).toBe(ProofKind.daily);
  proved.resolve(undefined);
  await late;
  pass(1);
  const withIt = await proveLedger(db, now(), ProofKind.daily);
  expect(withIt).toMatchObject({ proofKind: ProofKind.daily, isSound: 1 });
  expect(withIt.entryCount).toBe(without.entryCount + 1);
  expect(withIt.balances[AccountKind.platform]).toBe(without.balances[AccountKind.platform]! - 500);
  expect(without.balances[AccountKind.platform]).toBe(before[AccountKind.platform]! - 5_970);
  for (let night = 0; night < 4; night += 1) {
    pass(1);
    const proof = await proveLedger(db, now(), ProofKind.daily);
    expect(proof).toMatchObject({ proofKind: ProofKind.daily, balances: withIt.balances, faults: [] });
  }
  expect(await proveLedger(db, now())).toMatchObject({ isSound: 1, balances: withIt.balances });
});

it('a closing balance that is not the sum of its postings is found, and right for the next proof', async () => {
  await proveLedger(db, now());
  const [kept] = await db.select().from(ledgerClosing).limit(1);
  await db
    .update(ledgerClosing)
    .set({ balance: kept!.balance + 5 })
    .where(eq(ledgerClosing.accountId, kept!.accountId));
  expect(await proveLedger(db, now(), ProofKind.daily)).toMatchObject({ proofKind: 2, isSound: 0, total: 5 });
  const fault = { what: '关账的余额与行的合计不符', row: kept!.accountId };
  expect((await proveLedger(db, now())).faults).toEqual([expect.objectContaining(fault)]);
  expect(await db.select().from(ledgerClosing).where(eq(ledgerClosing.accountId, kept!.accountId))).toEqual([kept]);
  expect((await proveLedger(db, now())).faults).toEqual([]);
});

it('of a night the whole book is proved on Sunday, after what was not sound, and where a Sunday was missed', async () => {
  const nightly = async () => (await proveNightly(db, now())).proofKind;
  const until = async (weekday: number) => {
    while (now().getUTCDay() !== weekday) pass(1);
  };
  await proveLedger(db, now());
  await until(0);
  expect(await nightly()).toBe(ProofKind.whole);
  for (const kind of [2, 2, 2] as const) {
    pass(1);
    expect(await nightly()).toBe(kind);
  }
  const [first] = await db.select().from(tradeOrder).limit(1);
  const its = eq(tradeOrder.id, first!.id);
  await db
    .update(tradeOrder)
    .set({ pricePaid: first!.pricePaid - 1, gmtModified: first!.gmtCreate })
    .where(its);
  expect(await nightly()).toBe(ProofKind.daily);
  expect((await proveLedger(db, now())).isSound).toBe(0);
  pass(1);
  expect(await nightly()).toBe(ProofKind.whole);
  await db.update(tradeOrder).set({ pricePaid: first!.pricePaid }).where(its);
  pass(1);
  expect(await nightly()).toBe(ProofKind.whole);
  expect(now().getUTCDay()).toBe(5);
  pass(1);
  expect(await nightly()).toBe(ProofKind.daily);
  pass(6);
  expect(now().getUTCDay()).toBe(5);
  expect(await nightly()).toBe(ProofKind.whole);
});

import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { OrderState } from '#contract/rules/orders.ts';
import { ExtractStatus, LEAST_DRAWN, WalletKind } from '#contract/rules/wallet.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { earning, MASKED } from '#test/wallet.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { walletDraw } from '../../db/schema/wallet.ts';
import { CallFailure } from '../../kit/fail.ts';
import { release } from '../trade/overdue.ts';
import { askRefund } from '../trade/refund.ts';
import { decideRefund } from '../trade/refundGrant.ts';
import { drawMoney } from './draw.ts';
import { approveDraw, bounceDraw, confirmDraw, payDraw, refuseDraw } from './payouts.ts';
import { balancesOf } from '../ledger/balances.ts';

const t = await testApp();
const { db } = t.database;
const { config } = t.platform;
t.setNow(new Date('2026-11-01T02:00:00Z'));
const market = earning(t);
const { shop } = market;

const ownerOf = ({ userNo }: Person) => ({ walletKind: WalletKind.lecturer, ownerNo: userNo });

/** As the call does it, without the code to the phone, which has tests of its own. */
const drawing = (of: Person, amount: number) => {
  const by = { userNo: of.userNo, owner: ownerOf(of), config, now: t.platform.clock() };
  const wish = { amount, cardMasked: MASKED, requestKey: market.requestKey() };
  return db.transaction((tx) => drawMoney(tx, by, wish));
};

/** Whether it was done: a step that is out of place is refused, and nothing else goes wrong. */
const tried = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof CallFailure) return false;
    throw error;
  }
};

it('of many who draw the same money at once only so many get it as there is', async () => {
  const lecturer = await market.lecturer();
  await market.earned(lecturer);
  const { due } = await balancesOf(db, ownerOf(lecturer));
  expect(due).toBe(13_930);
  const whole = await Promise.all(Array.from({ length: 6 }, () => tried(drawing(lecturer, due))));
  expect(whole.filter(Boolean)).toHaveLength(1);
  expect(await balancesOf(db, ownerOf(lecturer))).toEqual({ due: 0, frozen: 0, transit: due });
  await market.earned(lecturer);
  const parts = await Promise.all(Array.from({ length: 6 }, () => tried(drawing(lecturer, 5000))));
  expect(parts.filter(Boolean)).toHaveLength(2);
  expect(await balancesOf(db, ownerOf(lecturer))).toEqual({ due: 3930, frozen: 0, transit: due + 10_000 });
  expect((await shop.prove()).faults).toEqual([]);
});

const events = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('draw' as const), share: fc.integer({ min: 1, max: 130 }) }),
    fc.record({
      what: fc.constantFrom(
        'sell',
        'learn',
        'release',
        'askBack',
        'giveBack',
        'approve',
        'refuse',
        'pay',
        'confirm',
        'bounce',
      ),
      nth: fc.nat({ max: 3 }),
    }),
  ),
  { minLength: 4, maxLength: 18 },
);

it('whatever is sold, given back, set free, drawn, paid and refused: the ledger is zero and nobody drew more than is due', async () => {
  const operator = (await t.person({ userType: 0, isAdmin: true })).userNo;
  await fc.assert(
    fc.asyncProperty(events, async (some) => {
      const lecturer = await market.lecturer();
      const owner = ownerOf(lecturer);
      const orders: string[] = [];
      const drawn: string[] = [];
      for (const event of some) {
        const now = t.platform.clock();
        const before = await balancesOf(db, owner);
        if (event.what === 'draw') {
          const amount = Math.max(LEAST_DRAWN, Math.floor((before.due * event.share) / 100));
          const isDone = await tried(drawing(lecturer, amount).then((id) => drawn.push(id)));
          expect(isDone).toBe(amount <= before.due);
          continue;
        }
        if (event.what === 'sell') orders.push(await market.earned(lecturer, {}, false));
        const orderNo = orders[event.nth];
        const id = drawn[event.nth];
        if (orderNo !== undefined) {
          const [order] = await db.select().from(tradeOrder).where(eq(tradeOrder.orderNo, orderNo));
          const later = new Date(now.getTime() + 16 * 86_400_000);
          if (event.what === 'release') await db.transaction((tx) => release(tx, order!.id, later));
          if (event.what === 'learn') await shop.learn({ userNo: order!.userNo } as Person, order!, 4_321);
          if (event.what === 'askBack' && order!.releasedAt === null)
            await tried(db.transaction((tx) => askRefund(tx, order!.userNo, { orderNo, reason: '不合适' }, now)));
          if (event.what === 'giveBack' && order!.orderStatus === OrderState.refunding) {
            const { rows } = await db.execute<{ id: string }>(
              sql`select id from trade_refund where order_id = ${order!.id} and refund_state = 1`,
            );
            await db.transaction((tx) =>
              decideRefund(tx, operator, { id: rows[0]!.id, isGranted: true, opinion: '' }, now),
            );
          }
        }
        if (id === undefined) continue;
        const by = { actor: operator, id, now };
        if (event.what === 'approve') await tried(db.transaction((tx) => approveDraw(tx, by)));
        if (event.what === 'refuse') await tried(db.transaction((tx) => refuseDraw(tx, by, '户名不符')));
        if (event.what === 'pay') await tried(db.transaction((tx) => payDraw(tx, by, `B${id}`)));
        if (event.what === 'confirm') await tried(db.transaction((tx) => confirmDraw(tx, by)));
        if (event.what === 'bounce') await tried(db.transaction((tx) => bounceDraw(tx, by, '银行退回')));
      }
      const { due, frozen, transit } = await balancesOf(db, owner);
      expect(Math.min(due, frozen, transit)).toBeGreaterThanOrEqual(0);
      const { rows } = await db.execute<Record<'earned' | 'out', string>>(sql`select
        (select coalesce(sum((price_paid - price_back) * 70 / 100), 0) from trade_order
          where lecturer_user_no = ${lecturer.userNo} and released_at is not null) earned,
        (select coalesce(sum(amount), 0) from wallet_draw
          where apply_user_no = ${lecturer.userNo} and extract_status <> ${ExtractStatus.failed}) out`);
      expect(due).toBe(Number(rows[0]!.earned) - Number(rows[0]!.out));
      expect((await shop.prove()).faults).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 300_000);

it('the proof names what somebody changed behind the back of the domain', async () => {
  const lecturer = await market.lecturer();
  await market.earned(lecturer);
  const id = await drawing(lecturer, 5000);
  const [draw] = await db.select().from(walletDraw).where(eq(walletDraw.id, id));
  const its = eq(walletDraw.id, id);
  await db.update(walletDraw).set({ extractStatus: 4, bankRef: 'B1', doneTime: '2026-11-02 10:00:00' }).where(its);
  const { faults } = await shop.prove();
  expect(faults).toContainEqual({
    what: '提现与账不符',
    row: draw!.extractNo,
    note: '状态 4，申请 1 笔，到账 0 笔，退回 0 笔',
  });
  expect(faults).toContainEqual({ what: '在途的钱与提现不符', row: draw!.walletId, note: '在途 5000 分，提现 0 分' });
  await db.update(walletDraw).set({ extractStatus: 1, bankRef: null, doneTime: null, amount: 4000 }).where(its);
  expect((await shop.prove()).faults).toContainEqual({
    what: '提现的金额与账不符',
    row: draw!.extractNo,
    note: '提现 4000 分，手续费 100 分，记了 5000 分',
  });
  await db.update(walletDraw).set({ amount: 5000 }).where(its);
  expect((await shop.prove()).faults).toEqual([]);
});

import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AccountKind, EntryKind } from '#contract/rules/ledger.ts';
import { sharesOf } from '#contract/rules/saleShares.ts';
import { testApp } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { ledgerEntry, ledgerPosting } from '../../db/schema/ledger.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { book } from './book.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const now = new Date('2026-11-26T02:00:00Z');
t.setNow(now);
const buyer = await t.person();
const { courseId } = await shop.forSale();
const orderNo = await shop.bought(buyer, courseId);
const { id: orderId } = await shop.stored(orderNo);

const posting = (amount: number, nth = 0) => ({
  account: { kind: AccountKind.buyer, ownerNo: String(1000 + nth) },
  amount,
});
const entryOf = (amounts: number[], causeId: string) => ({
  entryKind: EntryKind.payBack,
  causeId,
  orderId,
  postings: amounts.map(posting),
});

it('the database books what sums to zero and refuses everything else', async () => {
  let cause = 0;
  const amounts = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(amounts, fc.boolean(), async (some, isClosed) => {
      const all = isClosed ? [...some, -some.reduce((sum, one) => sum + one, 0)] : some;
      const mayBook = all.every((one) => one !== 0) && all.reduce((sum, one) => sum + one, 0) === 0;
      const booking = db.transaction((tx) => book(tx, entryOf(all, String((cause += 1))), now));
      const isBooked = await booking.then(
        () => true,
        () => false,
      );
      expect(isBooked).toBe(mayBook);
    }),
    { numRuns: 40 },
  );
});

it('a cause is booked once, and what is booked cannot be changed line by line', async () => {
  await book(db, entryOf([5, -5], '900001'), now);
  await expect(book(db, entryOf([5, -5], '900001'), now)).rejects.toThrow();
  const [entry] = await db.select().from(ledgerEntry).where(eq(ledgerEntry.causeId, '900001'));
  const its = eq(ledgerPosting.entryId, entry!.id);
  await expect(db.update(ledgerPosting).set({ amount: 6, after: 6 }).where(its)).rejects.toThrow();
  await expect(db.delete(ledgerPosting).where(its)).rejects.toThrow();
  await expect(db.update(ledgerEntry).set({ lastLine: 1 }).where(eq(ledgerEntry.id, entry!.id))).rejects.toThrow();
});

it('the shares of any price are whole cents that sum to it', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      percent,
      percent,
      (cents, sellerPercent, lecturerPercent) => {
        const { platform, organization, lecturer } = sharesOf(cents, { sellerPercent, lecturerPercent });
        expect(platform + organization + lecturer).toBe(cents);
        expect(Math.min(platform, organization, lecturer)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

it('the proof names the row that does not agree, also where somebody broke the rules of the database', async () => {
  const fresh = await shop.prove();
  expect(fresh.faults.map(({ what }) => what)).not.toContain('分录不平');
  await db.update(tradeOrder).set({ orderStatus: 5, priceBack: PRICE }).where(eq(tradeOrder.id, orderId));
  expect((await shop.prove()).faults).toContainEqual({
    what: '订单与账不符',
    row: orderNo,
    note: '状态 5，成交 1 笔，冲回 0 笔，解冻 0 笔',
  });
  await db.update(tradeOrder).set({ orderStatus: 2, priceBack: 0 }).where(eq(tradeOrder.id, orderId));
  await db.execute(sql`alter table ledger_posting drop constraint ledger_posting_adds_up`);
  const [sale] = await db.select().from(ledgerEntry).where(eq(ledgerEntry.causeId, orderId));
  await db.execute(sql`update ledger_posting set amount = amount + 1 where entry_id = ${sale!.id} and line = 1`);
  const broken = await shop.prove();
  expect(broken).toMatchObject({ isSound: 0, total: 1 });
  expect(broken.faults).toContainEqual({ what: '分录不平', row: sale!.id, note: '合计 1 分，3 行' });
});

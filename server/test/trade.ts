import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import * as order from '#contract/trade/orderInfo.ts';
import * as notice from '#contract/trade/notice.ts';
import { PayType } from '#contract/rules/orders.ts';
import { ProofKind } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { ledgerClosing, ledgerProof } from '#server/db/schema/ledger.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { demoBankTrade, tradeOrder } from '#server/db/schema/trade.ts';
import { openSession } from '#server/domain/session/session.ts';
import { identityOf } from '#seed/make/person.ts';
import { proveLedger } from '#server/domain/ledger/prove.ts';
import type { BackWord, BankWord } from '#server/providers/pay/payProvider.ts';
import { noticeOf } from '#server/providers/pay/standInBank.ts';
import { makeLessons } from './courses.ts';
import type { Person, TestApp } from './testApp.ts';

export const PRICE = 19_900;

/** Buyers, codes and notices of the bank, sent over HTTP as it would. */
export function trading(t: TestApp) {
  const { db } = t.database;
  const { secretKey } = t.platform.config;
  let nth = 0;
  const requestKey = () => `test-key-${(nth += 1)}`;
  const send = (signed: ReturnType<typeof noticeOf>) =>
    t.guest.send(notice.take, { payType: PayType.standIn, ...signed });
  const sign = (word: BankWord | BackWord) => noticeOf(secretKey, word, t.platform.clock());
  return {
    requestKey,
    send,
    sign,
    /** Something that costs money. */
    forSale: (wish: Parameters<typeof makeLessons>[2] = {}) =>
      makeLessons(db, [100, 100], { courseOriginal: 29_900, courseDiscount: PRICE, ...wish }),

    async place(buyer: Person, courseId: string, cents = PRICE): Promise<string> {
      const reply = await buyer.send(order.save, { courseId, price: yuanOf(cents), requestKey: requestKey() });
      if (reply.code !== 200) throw new Error(reply.msg);
      return reply.data.orderNo;
    },

    /** The number under which the bank knows a try to pay. */
    async code(buyer: Person, orderNo: string): Promise<string> {
      const reply = await buyer.send(order.pay, { orderNo, payType: PayType.standIn });
      if (reply.code !== 200) throw new Error(reply.msg);
      return reply.data.serialNumber;
    },

    word: (serialNumber: string, change: Partial<BankWord> = {}): BankWord => ({
      serialNumber,
      outcome: 'paid',
      tradeNo: `T${serialNumber}`,
      amount: PRICE,
      currency: 'CNY',
      ...change,
    }),

    notify: (word: BankWord | BackWord) => send(sign(word)),

    async bought(buyer: Person, courseId: string): Promise<string> {
      const orderNo = await this.place(buyer, courseId);
      await this.notify(this.word(await this.code(buyer, orderNo)));
      return orderNo;
    },

    /** They are so far with what they bought: hundredths of a percent. */
    async learn({ userNo }: Person, { productId }: { productId: string }, progress: number): Promise<void> {
      const its = and(eq(userCourse.userNo, userNo), eq(userCourse.courseId, productId));
      await db.update(userCourse).set({ progress }).where(its);
    },

    stored: async (orderNo: string) => (await db.select().from(tradeOrder).where(eq(tradeOrder.orderNo, orderNo)))[0]!,

    /** How somebody has a course; nothing when they have not. */
    async held(buyer: Person, courseId: string) {
      const rows = await db.select().from(userCourse).where(eq(userCourse.userNo, buyer.userNo));
      return rows.find((row) => row.courseId === courseId && row.statusId === 1);
    },

    /** Signed in anew, as is needed once a session has expired. */
    async again(person: Person): Promise<Person> {
      const identityId = await identityOf(db, person.userNo, 1);
      const given = { userNo: person.userNo, identityId, terminalType: 1, ttlSeconds: 86_400, ip: '127.0.0.1' };
      const token = await openSession(db, { ...given, userAgent: 'test' }, t.platform.clock());
      return { ...person, ...t.as(token), token };
    },

    /** The bank has taken money with a code, so that it can also return it. */
    async bankTook(serialNumber: string, tradeNos: readonly string[]): Promise<void> {
      const codeId = sql`(select id from demo_bank_code where serial_number = ${serialNumber})`;
      for (const tradeNo of tradeNos)
        await db.insert(demoBankTrade).values({ gmtCreate: '2026-11-26 10:00:00', codeId, tradeNo, isPaid: 1 });
    },

    /** A test may turn its clock back, behind what is closed, which no server does: then it begins anew. */
    async forgetTurnedBack(): Promise<void> {
      const { rowCount } = await db.execute(sql`select 1 from ledger_proof p
        where p.id = (select max(id) from ledger_proof)
          and exists (select 1 from ledger_entry e where e.id > p.id and e.gmt_create < p.closed_to) limit 1`);
      if (rowCount === 0) return;
      await db.delete(ledgerProof);
      await db.delete(ledgerClosing);
    },

    /** Proves all of it, and that the proof of a night finds the very same where it may follow the last. */
    async prove() {
      await this.forgetTurnedBack();
      const daily = await proveLedger(db, t.platform.clock(), ProofKind.daily);
      const whole = await proveLedger(db, t.platform.clock());
      const told = ({ faults, total, balances }: typeof whole) => ({
        faults,
        total,
        balances: Object.entries(balances).filter(([, cents]) => cents !== 0),
      });
      expect(told(daily)).toEqual(told(whole));
      return whole;
    },
  };
}

import { eq } from 'drizzle-orm';
import { UserType } from '#contract/rules/userTypes.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { makeCourse } from '#seed/make/course.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { identityOf, makePerson } from '#seed/make/person.ts';
import { keyedHash } from '#server/config/keyedHash.ts';
import type { Db } from '#server/db/client.ts';
import { website } from '#server/db/schema/system.ts';
import { tradeOrder } from '#server/db/schema/trade.ts';
import { storedFile } from '#server/db/schema/trust.ts';
import { user, verifyCode } from '#server/db/schema/user.ts';
import { openSession } from '#server/domain/session/session.ts';
import { paidByDemoBank } from '#server/domain/trade/demoWorld.ts';
import { release } from '#server/domain/trade/overdue.ts';
import { placeOrder } from '#server/domain/trade/place.ts';
import type { Learner } from './learners.ts';

const DAY = 86_400_000;
/** Cents that somebody once paid each of them, so that they have something in their wallets. */
const EARNED = 4_000_000;

/** What a code to the phone says. */
export const CODE = '135790';

/** Each has earned something twenty days ago, by the steps of any sale, and may pay with it. */
export async function fillWallets(db: Db, learners: readonly Learner[], now: Date): Promise<void> {
  const patron = await makePerson(db, { mobile: '13600000009' });
  const at = new Date(now.getTime() - 20 * DAY);
  for (const [nth, { userNo: lecturerUserNo }] of learners.entries()) {
    await makeLecturer(db, { lecturerUserNo, lecturerName: `讲师 ${nth}` });
    const price = { courseOriginal: EARNED, courseDiscount: EARNED, isFree: 0 as const };
    const { courseId } = await makeCourse(db, { courseName: `卖出的 ${nth}`, lecturerUserNo, ...price });
    const buyer = { userNo: patron, userType: UserType.learner, orgNo: null };
    const orderNo = await placeOrder(db, buyer, { courseId, price: EARNED, requestKey: `earned-${nth}` }, at);
    await paidByDemoBank(db, patron, orderNo, at);
    const [order] = await db.select({ id: tradeOrder.id }).from(tradeOrder).where(eq(tradeOrder.orderNo, orderNo));
    await release(db, order!.id, now);
  }
}

/** Each has a new code on their phone, good for as long as the rounds take and for one payment. */
export async function sendCodes(db: Db, learners: readonly Learner[], secretKey: string, now: Date): Promise<void> {
  for (const { userNo } of learners) {
    const [row] = await db.select({ mobile: user.mobile }).from(user).where(eq(user.userNo, userNo));
    const receiver = row!.mobile!;
    const fresh = {
      codeHash: keyedHash(secretKey, 'code', `verify\n${receiver}\n${CODE}`),
      attempts: 0,
      sentAt: wireTime(now),
      expiresAt: wireTimeIn(now, 6 * 3600),
    };
    await db
      .insert(verifyCode)
      .values({ receiver, scene: 'verify', ...fresh })
      .onConflictDoUpdate({ target: [verifyCode.receiver, verifyCode.scene], set: fresh });
  }
}

/** The site has an account, everybody a voucher to hand in. @returns the token of who finds the money, and the vouchers */
export async function openTransfers(db: Db, learners: readonly Learner[]) {
  const payee = { payeeName: '知途教育', payeeBank: '某行某支行', payeeAccount: '6200 0000 0000 0000 018' };
  if ((await db.update(website).set(payee).returning()).length === 0)
    await db.insert(website).values({ title: '知途', ...payee });
  const vouchers = new Map<string, string>();
  for (const { userNo } of learners) {
    const file = {
      userNo,
      purpose: 'transferVoucher',
      fileName: '回单.png',
      extension: 'webp',
      mimeType: 'image/webp',
    };
    const [row] = await db
      .insert(storedFile)
      .values({ ...file, bytes: 10, storageKey: `bench/${userNo}` })
      .returning({ id: storedFile.id });
    vouchers.set(userNo, `/files/${row!.id}.webp`);
  }
  const operatorNo = await makePerson(db, {
    mobile: '13600000008',
    identities: [{ userType: UserType.operator, isAdmin: true }],
  });
  const identityId = await identityOf(db, operatorNo, UserType.operator);
  const given = { userNo: operatorNo, identityId, terminalType: 1, ttlSeconds: 360_000, ip: '127.0.0.1' };
  return { vouchers, operator: await openSession(db, { ...given, userAgent: 'bench' }, new Date()) };
}

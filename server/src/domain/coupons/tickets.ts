import { randomInt } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { COUPON_CODE_SPENT, COUPON_NOT_SINGLE } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { couponBatch, couponStock, couponTicket } from '../../db/schema/coupon.ts';
import { fail } from '../../kit/fail.ts';
import { bold, fileOf } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import type { batchesOf } from './batches.ts';

/** Without the characters that are mistaken for each other when typed from paper. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 60 random bits: nobody finds one by trying. */
const LETTERS = 12;

export const newCode = (): string =>
  Array.from({ length: LETTERS }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * The codes of a batch in which each is for one person, as a workbook; what is missing up to the size of the batch is made
 * now. @throws NOT_FOUND, COUPON_NOT_SINGLE
 */
export async function ticketSheet(db: Db, where: ReturnType<typeof batchesOf> | undefined, id: string, now: Date) {
  const [row] = await db
    .select({ batchName: couponBatch.batchName, isSingle: couponBatch.isSingle, total: couponStock.total })
    .from(couponBatch)
    .innerJoin(couponStock, eq(couponStock.batchId, couponBatch.id))
    .where(and(where, eq(couponBatch.id, id)))
    .for('update', { of: couponStock });
  if (!row) throw fail(NOT_FOUND);
  if (row.isSingle === 0) throw fail(COUPON_NOT_SINGLE);
  const missing = row.total - (await db.$count(couponTicket, eq(couponTicket.batchId, id)));
  const at = wireTime(now);
  if (missing > 0)
    await db
      .insert(couponTicket)
      .values(Array.from({ length: missing }, () => ({ code: newCode(), batchId: id, gmtCreate: at })));
  const tickets = await db
    .select({ code: couponTicket.code, couponId: couponTicket.couponId })
    .from(couponTicket)
    .where(eq(couponTicket.batchId, id))
    .orderBy(asc(couponTicket.code));
  const lines = tickets.map(({ code, couponId }) => [
    { value: code },
    { value: couponId === null ? '没有用过' : '已经换成券' },
  ]);
  const columns = [{ width: 20 }, { width: 16 }];
  return fileOf(`优惠码 ${neutral(row.batchName)}.xlsx`, [
    { sheet: '优惠码', data: [[bold('优惠码'), bold('状态')], ...lines], columns, stickyRowsCount: 1 },
  ]);
}

/** The batch that a code for one person is of; undefined for no such code. */
export async function ticketOf(db: Db, code: string) {
  const [row] = await db
    .select({ batch: couponBatch, couponId: couponTicket.couponId })
    .from(couponTicket)
    .innerJoin(couponBatch, eq(couponBatch.id, couponTicket.batchId))
    .where(eq(couponTicket.code, code));
  return row;
}

/** Uses a code up; of two at once the second finds it spent. @throws COUPON_CODE_SPENT */
export async function spendTicket(db: Db, code: string, couponId: string): Promise<void> {
  const spent = await db
    .update(couponTicket)
    .set({ couponId })
    .where(and(eq(couponTicket.code, code), isNull(couponTicket.couponId)))
    .returning({ code: couponTicket.code });
  if (spent.length === 0) throw fail(COUPON_CODE_SPENT);
}

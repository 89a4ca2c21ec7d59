import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { billBanks, BillSide } from '#contract/rules/bills.ts';
import type { BillBank } from '#contract/rules/bills.ts';
import { EntryKind } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as failures from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { bankBill, bankDifference, bankLine } from '../../db/schema/bill.ts';
import { ledgerEntry } from '../../db/schema/ledger.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { bookReversed } from '../ledger/book.ts';
import { namesOfPeople } from '../trade/names.ts';
import { banksWithBills, fetchBill, missedBills } from './fetch.ts';
import { keepBill } from './keep.ts';
import { readBill, textOf } from './read.ts';

const { BILL_NOT_FETCHED, BILL_SETTLED, BILL_TWICE, BILL_UNREADABLE, DIFFERENCE_SETTLED, WAY_NOT_OPEN } = failures;

interface Upload {
  bank: BillBank;
  day: string;
  file: UploadedFile;
}

/** Keeps the bill of a day as a file tells it, which is read before the transaction. @throws BILL_UNREADABLE with what is wrong, BILL_TWICE */
export async function takeBill(ctx: UserCtx, { bank, day, file }: Upload) {
  const read = readBill(bank, textOf(await readFile(file.path)));
  if ('problem' in read) throw fail(BILL_UNREADABLE, read.problem);
  const facts = {
    payType: billBanks[bank],
    day,
    fileName: file.fileName.slice(0, 200),
    feeRate: ctx.config.feeRates[bank],
    actorUserNo: ctx.user.userNo,
  };
  return ctx.db.transaction((tx) => keepBill(tx, facts, read.lines, ctx.now));
}

/** The bill of a day is downloaded because somebody wants it now. @throws WAY_NOT_OPEN, BILL_NOT_FETCHED with why, BILL_TWICE */
export async function fetchNow(ctx: UserCtx, { bank, day }: Pick<Upload, 'bank' | 'day'>) {
  if (!banksWithBills(ctx).includes(bank)) throw fail(WAY_NOT_OPEN);
  const its = and(eq(bankBill.payType, billBanks[bank]), eq(bankBill.day, day));
  if ((await ctx.db.$count(bankBill, its)) > 0) throw fail(BILL_TWICE);
  const got = await fetchBill(ctx, { bank, day }, ctx.user.userNo);
  if ('problem' in got) throw fail(BILL_NOT_FETCHED, got.problem);
  return got;
}

/** What is counted and summed up of bills. */
async function figuresOf(db: Db, billIds: readonly string[]) {
  const { payment, refund } = BillSide;
  const sumOf = (side: BillSide) =>
    sql<string>`coalesce(sum(${bankLine.amount}) filter (where ${bankLine.side} = ${side}), 0)`;
  const lines = await db
    .select({
      billId: bankLine.billId,
      count: sql<number>`count(*)::int`,
      paid: sumOf(payment),
      refunded: sumOf(refund),
      fee: sql<string>`sum(${bankLine.fee})`,
    })
    .from(bankLine)
    .where(billIds.length === 0 ? sql`false` : inArray(bankLine.billId, [...billIds]))
    .groupBy(bankLine.billId);
  const differences = await db
    .select({
      billId: bankDifference.billId,
      open: sql<number>`(count(*) filter (where ${isNull(bankDifference.settledAt)}))::int`,
      settled: sql<number>`(count(*) filter (where ${isNotNull(bankDifference.settledAt)}))::int`,
    })
    .from(bankDifference)
    .where(billIds.length === 0 ? sql`false` : inArray(bankDifference.billId, [...billIds]))
    .groupBy(bankDifference.billId);
  return {
    lines: new Map(lines.map((row) => [row.billId, row])),
    differences: new Map(differences.map((row) => [row.billId, row])),
  };
}

/** Bills on the wire. */
async function shownBills(db: Db, bills: readonly (typeof bankBill.$inferSelect)[]) {
  const [{ lines, differences }, names] = await Promise.all([
    figuresOf(
      db,
      bills.map(({ id }) => id),
    ),
    namesOfPeople(
      db,
      bills.flatMap(({ actorUserNo }) => actorUserNo ?? []),
    ),
  ]);
  return bills.map(({ id, gmtCreate, payType, day, fileName, actorUserNo }) => ({
    id,
    gmtCreate,
    payType,
    day,
    fileName,
    actorName: names.get(actorUserNo ?? '') ?? '',
    isFetched: actorUserNo === null ? (1 as const) : (0 as const),
    lineCount: lines.get(id)?.count ?? 0,
    paid: yuanOf(Number(lines.get(id)?.paid ?? 0)),
    refunded: yuanOf(Number(lines.get(id)?.refunded ?? 0)),
    fee: yuanOf(Number(lines.get(id)?.fee ?? 0)),
    openCount: differences.get(id)?.open ?? 0,
    settledCount: differences.get(id)?.settled ?? 0,
  }));
}

/** Bills, and which of the last ones are not here. */
export async function billPage({ db, providers }: UserCtx, request: PageRequest) {
  const rows = db.select().from(bankBill).orderBy(desc(bankBill.day), desc(bankBill.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(bankBill));
  const list = await shownBills(db, page.list);
  return { ...page, list, misses: await missedBills(db), banks: banksWithBills({ providers }) };
}

/** A bill with its differences, those that are open first. @throws NOT_FOUND */
export async function billView({ db }: UserCtx, { id, ...request }: PageRequest & { id: string }) {
  const [found] = await db.select().from(bankBill).where(eq(bankBill.id, id));
  if (!found) throw fail(NOT_FOUND);
  const where = eq(bankDifference.billId, id);
  const rows = db
    .select()
    .from(bankDifference)
    .where(where)
    .orderBy(sql`${bankDifference.settledAt} is not null`, asc(bankDifference.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(bankDifference, where));
  const [[bill], names] = await Promise.all([
    shownBills(db, [found]),
    namesOfPeople(
      db,
      page.list.flatMap(({ actorUserNo }) => actorUserNo ?? []),
    ),
  ]);
  return {
    ...page,
    bill: bill!,
    list: page.list.map(({ ourAmount, theirAmount, actorUserNo, ...row }) => ({
      ...row,
      ours: ourAmount === null ? null : yuanOf(ourAmount),
      theirs: theirAmount === null ? null : yuanOf(theirAmount),
      actorName: names.get(actorUserNo ?? '') ?? '',
    })),
  };
}

/** Somebody has found out what a difference is about. Of two the second is told. @throws NOT_FOUND, DIFFERENCE_SETTLED */
export async function settleDifference({ db, user, now }: UserCtx, { id, reason }: { id: string; reason: string }) {
  const settled = await db
    .update(bankDifference)
    .set({ reason, settledAt: wireTime(now), actorUserNo: user.userNo })
    .where(and(eq(bankDifference.id, id), isNull(bankDifference.settledAt)))
    .returning({ id: bankDifference.id });
  if (settled.length > 0) return;
  throw fail((await db.$count(bankDifference, eq(bankDifference.id, id))) > 0 ? DIFFERENCE_SETTLED : NOT_FOUND);
}

/** A bill that was a mistake goes with all of it, and its fees are booked back, unless somebody has worked on it. @throws NOT_FOUND, BILL_SETTLED */
export async function removeBill({ db, now }: UserCtx, id: string) {
  const [bill] = await db.select().from(bankBill).where(eq(bankBill.id, id)).for('update');
  if (!bill) throw fail(NOT_FOUND);
  const worked = and(eq(bankDifference.billId, id), isNotNull(bankDifference.actorUserNo));
  if ((await db.$count(bankDifference, worked)) > 0) throw fail(BILL_SETTLED);
  const booked = { entryKind: EntryKind.fee, causeId: id };
  const isBooked = and(eq(ledgerEntry.entryKind, booked.entryKind), eq(ledgerEntry.causeId, id));
  if ((await db.$count(ledgerEntry, isBooked)) > 0)
    await bookReversed(db, booked, { entryKind: EntryKind.feeBack, causeId: id, billId: id }, now);
  await db.delete(bankBill).where(eq(bankBill.id, id));
  return bill;
}

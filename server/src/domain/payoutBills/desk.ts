import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { PayoutOutcome } from '#contract/rules/payoutBills.ts';
import { wireTime } from '#contract/rules/time.ts';
import { DIFFERENCE_SETTLED } from '#contract/trade/failures.ts';
import { OWN_DRAW } from '#contract/trade/walletFailures.ts';
import type { Db } from '../../db/client.ts';
import { payoutBill, payoutDifference, payoutLine } from '../../db/schema/payoutBill.ts';
import { walletDraw } from '../../db/schema/wallet.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { nameOf } from '../sheetImport/imports.ts';
import { namesOfPeople } from '../trade/names.ts';
import { keepPayoutBill } from './keep.ts';
import { readPayoutBill } from './read.ts';

/** Takes the answer of a bank, which is read before the transaction. @throws as `readPayoutBill` and `keepPayoutBill` do */
export async function takePayoutBill({ db, user, config, now }: UserCtx, file: UploadedFile) {
  const lines = await readPayoutBill(file);
  const facts = { fileName: nameOf(file.fileName) || '付款结果', actorUserNo: user.userNo };
  const { secretKey } = config;
  return db.transaction((tx) => keepPayoutBill(tx, facts, lines, { secretKey, now }));
}

/** What is counted and summed up of files. */
async function figuresOf(db: Db, billIds: readonly string[]) {
  const counted = (outcome: PayoutOutcome) =>
    sql<number>`(count(*) filter (where ${payoutLine.outcome} = ${outcome}))::int`;
  const lines = await db
    .select({
      billId: payoutLine.billId,
      lineCount: sql<number>`count(*)::int`,
      paidCount: counted(PayoutOutcome.paid),
      returnedCount: counted(PayoutOutcome.returned),
      paid: sql<string>`coalesce(sum(${payoutLine.amount}) filter (where ${payoutLine.outcome} = ${PayoutOutcome.paid}), 0)`,
    })
    .from(payoutLine)
    .where(inArray(payoutLine.billId, [...billIds]))
    .groupBy(payoutLine.billId);
  const differences = await db
    .select({
      billId: payoutDifference.billId,
      openCount: sql<number>`(count(*) filter (where ${isNull(payoutDifference.settledAt)}))::int`,
      settledCount: sql<number>`(count(*) filter (where ${isNotNull(payoutDifference.settledAt)}))::int`,
    })
    .from(payoutDifference)
    .where(inArray(payoutDifference.billId, [...billIds]))
    .groupBy(payoutDifference.billId);
  return {
    lines: new Map(lines.map(({ billId, paid, ...row }) => [billId, { ...row, paid: yuanOf(Number(paid)) }])),
    differences: new Map(differences.map(({ billId, ...row }) => [billId, row])),
  };
}

/** Files on the wire. */
async function shownBills(db: Db, bills: readonly (typeof payoutBill.$inferSelect)[]) {
  if (bills.length === 0) return [];
  const ids = bills.map(({ id }) => id);
  const actors = bills.map(({ actorUserNo }) => actorUserNo);
  const [{ lines, differences }, names] = await Promise.all([figuresOf(db, ids), namesOfPeople(db, actors)]);
  return bills.map(({ id, gmtCreate, fileName, actorUserNo }) => ({
    id,
    gmtCreate,
    fileName,
    actorName: names.get(actorUserNo) ?? '',
    // Of a file without a line there is none.
    ...lines.get(id)!,
    ...(differences.get(id) ?? { openCount: 0, settledCount: 0 }),
  }));
}

/** Files, the newest first. */
export async function payoutBillPage({ db }: UserCtx, request: PageRequest) {
  const rows = db.select().from(payoutBill).orderBy(desc(payoutBill.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(payoutBill));
  return { ...page, list: await shownBills(db, page.list) };
}

/** A file with its differences, those that are open first. @throws NOT_FOUND */
export async function payoutBillView({ db, user }: UserCtx, { id, ...request }: PageRequest & { id: string }) {
  const [found] = await db.select().from(payoutBill).where(eq(payoutBill.id, id));
  if (!found) throw fail(NOT_FOUND);
  const where = eq(payoutDifference.billId, id);
  const rows = db
    .select({ difference: payoutDifference, line: payoutLine, draw: walletDraw })
    .from(payoutDifference)
    .leftJoin(payoutLine, eq(payoutLine.id, payoutDifference.lineId))
    .leftJoin(walletDraw, eq(walletDraw.id, payoutDifference.drawId))
    .where(where)
    .orderBy(sql`${payoutDifference.settledAt} is not null`, asc(payoutDifference.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(payoutDifference, where));
  const actors = page.list.flatMap(({ difference }) => difference.actorUserNo ?? []);
  const [[bill], names] = await Promise.all([shownBills(db, [found]), namesOfPeople(db, actors)]);
  return {
    ...page,
    bill: bill!,
    list: page.list.map(({ difference, line, draw }) => ({
      ...difference,
      row: line?.row ?? null,
      extractNo: line?.extractNo ?? draw!.extractNo,
      ours: difference.ourAmount === null ? null : yuanOf(difference.ourAmount),
      theirs: line ? yuanOf(line.amount) : null,
      isPaid: line?.isPaid ?? null,
      bankRef: line?.bankRef ?? '',
      bankTime: line?.bankTime ?? null,
      bankReason: line?.reason ?? '',
      isOwn: draw?.applyUserNo === user.userNo ? (1 as const) : (0 as const),
      actorName: names.get(difference.actorUserNo ?? '') ?? '',
    })),
  };
}

/** Somebody has found out what a difference is about; not whose money it is. @throws NOT_FOUND, OWN_DRAW, DIFFERENCE_SETTLED */
export async function settlePayoutDifference(
  { db, user, now }: UserCtx,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const [found] = await db
    .select({ applyUserNo: walletDraw.applyUserNo })
    .from(payoutDifference)
    .leftJoin(walletDraw, eq(walletDraw.id, payoutDifference.drawId))
    .where(eq(payoutDifference.id, id));
  if (!found) throw fail(NOT_FOUND);
  if (found.applyUserNo === user.userNo) throw fail(OWN_DRAW);
  const settled = await db
    .update(payoutDifference)
    .set({ reason, settledAt: wireTime(now), actorUserNo: user.userNo })
    .where(and(eq(payoutDifference.id, id), isNull(payoutDifference.settledAt)))
    .returning({ id: payoutDifference.id });
  if (settled.length === 0) throw fail(DIFFERENCE_SETTLED);
}

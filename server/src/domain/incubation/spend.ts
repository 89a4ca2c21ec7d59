import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { FundState, MOST_FUNDS, MOST_RECEIPTS, ReceiptState } from '#contract/rules/incubation.ts';
import { centsOf, yuanOf } from '#contract/rules/money.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { addReceipt, ask } from '#contract/startup/fund.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import { fundReceipt, incubationFund } from '../../db/schema/incubation.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { adminsOf } from '../organization/admins.ts';
import { mustOwnFiles } from './files.ts';
import { actedProjects, holdIncubating, ledAdmitted, ofProjects } from './policies.ts';

/** The leader asks for money. @throws NOT_FOUND, NOT_INCUBATING, FUNDS_FULL */
export async function askFund(ctx: UserCtx, wish: OutputOf<typeof ask.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { projectId, purpose, plan, asked } = wish;
  const { projectName, hostOrgNo } = await holdIncubating(db, projectId, ledAdmitted(user));
  if ((await db.$count(incubationFund, eq(incubationFund.projectId, projectId))) >= MOST_FUNDS)
    throw fail(failures.FUNDS_FULL);
  const at = wireTime(now);
  const facts = { projectId, purpose, plan, askedCents: centsOf(asked), askerUserNo: user.userNo };
  const [made] = await db
    .insert(incubationFund)
    .values({ ...facts, gmtCreate: at, gmtModified: at })
    .returning({ id: incubationFund.id });
  await sendMessage(ctx, {
    to: await adminsOf(db, hostOrgNo!),
    msgType: 'organization',
    msgTitle: `「${projectName}」申请资金 ${asked} 元：${purpose}`,
    msgUrl: '/startbusiness/institution/incubation/fund',
  });
  return made!.id;
}

/** The leader takes back what nobody decided on. @throws NOT_FOUND, INCUBATION_MOVED_ON */
export async function takeBackFund({ db, user }: UserCtx, id: string): Promise<void> {
  const row = await heldFund({ db }, id, ofProjects(incubationFund.projectId, ledAdmitted(user)));
  if (row.fundState !== FundState.asked) throw fail(failures.INCUBATION_MOVED_ON);
  await db.delete(incubationFund).where(eq(incubationFund.id, id));
}

/** A fund among those that the caller reaches, held until the end of the transaction. @throws NOT_FOUND */
export async function heldFund({ db }: Pick<UserCtx, 'db'>, id: string, among: SQL | undefined) {
  const [row] = await db
    .select()
    .from(incubationFund)
    .where(and(eq(incubationFund.id, id), among))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/**
 * Books what was paid; of two at once that would be too much together the later is refused.
 * @throws NOT_FOUND, INCUBATION_MOVED_ON, RECEIPTS_FULL, FUND_SHORT at the sum, 422 at a file that is not theirs
 */
export async function bookReceipt(ctx: UserCtx, wish: OutputOf<typeof addReceipt.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { id, what, spentOn, amount, files } = wish;
  const row = await heldFund(ctx, id, ofProjects(incubationFund.projectId, actedProjects(user)));
  if (row.fundState !== FundState.granted) throw fail(failures.INCUBATION_MOVED_ON);
  if ((await db.$count(fundReceipt, eq(fundReceipt.fundId, id))) >= MOST_RECEIPTS) throw fail(failures.RECEIPTS_FULL);
  const amountCents = centsOf(amount);
  const left = row.grantedCents - row.usedCents;
  if (amountCents > left) throw atField('amount', failures.FUND_SHORT, `还能用 ${yuanOf(left)} 元`);
  await mustOwnFiles(ctx, files);
  const at = wireTime(now);
  const [made] = await db
    .insert(fundReceipt)
    .values({ fundId: id, payerUserNo: user.userNo, what, spentOn, amountCents, files, gmtCreate: at })
    .returning({ id: fundReceipt.id });
  await sumUp(ctx, id);
  return made!.id;
}

/** What is used is what the receipts add up to; the check of the table refuses more than was granted. */
export async function sumUp({ db, now }: UserCtx, fundId: string): Promise<void> {
  const counted = db
    .select({ sum: sql`coalesce(sum(${fundReceipt.amountCents}), 0)` })
    .from(fundReceipt)
    .where(and(eq(fundReceipt.fundId, fundId), eq(fundReceipt.receiptState, ReceiptState.counted)));
  await db
    .update(incubationFund)
    .set({ usedCents: sql`${counted}`, gmtModified: wireTime(now) })
    .where(eq(incubationFund.id, fundId));
}

export const atField = (path: string, failure: typeof failures.FUND_SHORT, message: string) =>
  fail(failure, message, { issues: [{ path, message }] });

import { and, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { FundState, ReceiptState } from '#contract/rules/incubation.ts';
import { centsOf, yuanOf } from '#contract/rules/money.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { decide, strike } from '#contract/startup/fundHost.ts';
import { GRANTED_TOO_MUCH, INCUBATION_MOVED_ON } from '#contract/startup/incubationFailures.ts';
import { fundSteps } from '#contract/startup/incubationSteps.ts';
import { fundReceipt, incubationFund } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { teamOf } from './teams.ts';
import { hostAdmitted, ofProjects } from './policies.ts';
import { atField, heldFund, sumUp } from './spend.ts';

const state = { table: incubationFund, state: 'fundState' } as const;
const usePath = (id: string): string => `/startbusiness/person/incubation/fundUse?id=${id}`;

const hostFund = ({ user }: UserCtx, id: string) =>
  and(eq(incubationFund.id, id), ofProjects(incubationFund.projectId, hostAdmitted(user)));

/** The host grants some of it, or nothing. @throws NOT_FOUND, INCUBATION_MOVED_ON, GRANTED_TOO_MUCH at the sum */
export async function decideFund(ctx: UserCtx, wish: OutputOf<typeof decide.input>): Promise<void> {
  const { db, now } = ctx;
  const { id, granted, opinion } = wish;
  const row = await heldFund(ctx, id, hostFund(ctx, id));
  const grantedCents = centsOf(granted);
  if (grantedCents > row.askedCents) throw atField('granted', GRANTED_TOO_MUCH, GRANTED_TOO_MUCH.msg);
  const at = wireTime(now);
  const step = grantedCents > 0 ? 'grant' : 'refuse';
  await takeStep<typeof incubationFund, FundState, 'grant' | 'refuse'>(db, fundSteps, step, {
    ...state,
    where: hostFund(ctx, id),
    set: { grantedCents, opinion, decidedAt: at, gmtModified: at },
  });
  await sendMessage(ctx, {
    to: await teamOf(db, row.projectId),
    msgType: 'review',
    msgTitle: `资金申请「${row.purpose}」${grantedCents > 0 ? `批准了 ${granted} 元` : '没有批准'}`,
    msgText: opinion,
    msgUrl: usePath(id),
  });
}

/** No more receipts. @throws NOT_FOUND, INCUBATION_MOVED_ON */
export async function closeFund(ctx: UserCtx, id: string): Promise<void> {
  const { db, now } = ctx;
  const row = await takeStep(db, fundSteps, 'close', {
    ...state,
    where: hostFund(ctx, id),
    set: { gmtModified: wireTime(now) },
  });
  await sendMessage(ctx, {
    to: await teamOf(db, row.projectId),
    msgType: 'organization',
    msgTitle: `资金「${row.purpose}」结清了，共用 ${yuanOf(row.usedCents)} 元`,
    msgUrl: usePath(id),
  });
}

/** A receipt that does not count; its sum can be used again. @throws NOT_FOUND, INCUBATION_MOVED_ON */
export async function strikeReceipt(ctx: UserCtx, { id, opinion }: OutputOf<typeof strike.input>): Promise<void> {
  const { db, user, now } = ctx;
  const hosted = db
    .select({ id: incubationFund.id })
    .from(incubationFund)
    .innerJoin(startProject, eq(startProject.id, incubationFund.projectId))
    .where(hostAdmitted(user));
  const where = and(eq(fundReceipt.id, id), sql`${fundReceipt.fundId} in ${hosted}`);
  const [row] = await db.select().from(fundReceipt).where(where);
  if (!row) throw fail(NOT_FOUND);
  const fund = await heldFund(ctx, row.fundId, undefined);
  if (fund.fundState !== FundState.granted) throw fail(INCUBATION_MOVED_ON);
  const at = wireTime(now);
  const [struck] = await db
    .update(fundReceipt)
    .set({ receiptState: ReceiptState.struck, opinion, gmtModified: at })
    .where(and(where, eq(fundReceipt.receiptState, ReceiptState.counted)))
    .returning({ id: fundReceipt.id });
  if (!struck) throw fail(INCUBATION_MOVED_ON);
  await sumUp(ctx, row.fundId);
  await sendMessage(ctx, {
    to: await teamOf(db, fund.projectId),
    msgType: 'review',
    msgTitle: `票据「${row.what}」没有计入，金额还给了资金「${fund.purpose}」`,
    msgText: opinion,
    msgUrl: usePath(row.fundId),
  });
}

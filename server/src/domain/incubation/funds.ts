import { and, count, desc, eq, sum } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { yuanOf } from '#contract/rules/money.ts';
import type { list, receipts } from '#contract/startup/fund.ts';
import type { list as hostList } from '#contract/startup/fundHost.ts';
import { fundReceipt, incubationFund } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { actedProjects, hostAdmitted, mustRead, ofProjects, readProjects } from './policies.ts';

const rowsOf = ({ db }: UserCtx) =>
  db
    .select({
      fund: incubationFund,
      projectName: startProject.projectName,
      nickname: userExt.nickname,
      mobile: account.mobile,
    })
    .from(incubationFund)
    .innerJoin(startProject, eq(startProject.id, incubationFund.projectId))
    .innerJoin(account, eq(account.userNo, incubationFund.askerUserNo))
    .innerJoin(userExt, eq(userExt.userNo, incubationFund.askerUserNo));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Yuan for cents, and what is left. */
const shown = ({ fund: { askedCents, grantedCents, usedCents, ...fund }, projectName, ...person }: Row) => ({
  ...fund,
  projectName,
  askerName: displayName(person),
  asked: yuanOf(askedCents),
  granted: yuanOf(grantedCents),
  used: yuanOf(usedCents),
  left: yuanOf(grantedCents - usedCents),
});

/** What a project asked for, the last one first. @throws NOT_FOUND */
export async function fundPage(ctx: UserCtx, { projectId, ...request }: OutputOf<typeof list.input>) {
  await mustRead(ctx, projectId);
  const where = eq(incubationFund.projectId, projectId);
  const rows = rowsOf(ctx).where(where).orderBy(desc(incubationFund.id)).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(incubationFund, where));
  return { ...page, list: page.list.map(shown) };
}

/** Funds of the projects that the caller reads. */
const readable = ({ user }: UserCtx, id: string) =>
  and(eq(incubationFund.id, id), ofProjects(incubationFund.projectId, readProjects(user)));

/** One of them. @throws NOT_FOUND */
export async function viewFund(ctx: UserCtx, id: string) {
  const { db, user } = ctx;
  const [row] = await rowsOf(ctx).where(readable(ctx, id));
  if (!row) throw fail(NOT_FOUND);
  const acting = and(eq(startProject.id, row.fund.projectId), actedProjects(user));
  return { ...shown(row), isTeam: (await db.$count(startProject, acting)) > 0 ? (1 as const) : (0 as const) };
}

/** What was paid with it, the last one first. @throws NOT_FOUND */
export async function receiptPage(ctx: UserCtx, { id, ...request }: OutputOf<typeof receipts.input>) {
  const { db } = ctx;
  if ((await db.$count(incubationFund, readable(ctx, id))) === 0) throw fail(NOT_FOUND);
  const where = eq(fundReceipt.fundId, id);
  const rows = db
    .select({ receipt: fundReceipt, nickname: userExt.nickname, mobile: account.mobile })
    .from(fundReceipt)
    .innerJoin(account, eq(account.userNo, fundReceipt.payerUserNo))
    .innerJoin(userExt, eq(userExt.userNo, fundReceipt.payerUserNo))
    .where(where)
    .orderBy(desc(fundReceipt.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(fundReceipt, where));
  return {
    ...page,
    list: page.list.map(({ receipt, ...person }) => ({
      ...receipt,
      amount: yuanOf(receipt.amountCents),
      payerName: displayName(person),
    })),
  };
}

/** What the projects of the caller's organization asked for: what waits first, the longest first. */
export async function hostFunds(ctx: UserCtx, { fundState, ...request }: OutputOf<typeof hostList.input>) {
  const { db, user } = ctx;
  const hosted = ofProjects(incubationFund.projectId, hostAdmitted(user));
  const where = and(hosted, fundState === undefined ? undefined : eq(incubationFund.fundState, fundState));
  const rows = rowsOf(ctx).where(where).orderBy(incubationFund.fundState, incubationFund.id).$dynamic();
  const page = await paginate(request, rows, () => db.$count(incubationFund, where));
  const states = await db
    .select({
      fundState: incubationFund.fundState,
      count: count(),
      granted: sum(incubationFund.grantedCents).mapWith(Number),
      used: sum(incubationFund.usedCents).mapWith(Number),
    })
    .from(incubationFund)
    .where(hosted)
    .groupBy(incubationFund.fundState);
  return {
    ...page,
    list: page.list.map(shown),
    counts: states,
    granted: yuanOf(states.reduce((all, { granted }) => all + granted, 0)),
    used: yuanOf(states.reduce((all, { used }) => all + used, 0)),
  };
}

import { and, desc, eq } from 'drizzle-orm';
import { halvesSince } from '#contract/rules/incubation.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { centsOf, yuanOf } from '#contract/rules/money.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import { NO_SUCH_HALF, NOT_GRADUATED } from '#contract/startup/incubationFailures.ts';
import type { followUps, saveFollowUp } from '#contract/startup/incubationStat.ts';
import { graduateFigures } from '../../db/schema/incubation.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { holdProject, ledAdmitted, mustRead } from './policies.ts';

type Told = OutputOf<typeof saveFollowUp.input>;

/** What a graduated team tells of a half-year; told again it replaces what was told. @throws NOT_FOUND, NOT_GRADUATED, NO_SUCH_HALF at the half */
export async function keepFollowUp(ctx: UserCtx, told: Told): Promise<string> {
  const { db, user, now } = ctx;
  const { projectId, half, jobs, revenue, financing, note } = told;
  const project = await holdProject(db, projectId, ledAdmitted(user));
  if (project.projectState !== ProjectState.graduated) throw fail(NOT_GRADUATED);
  const at = wireTime(now);
  if (!halvesSince(project.stateTime.slice(0, 10), at.slice(0, 10)).includes(half))
    throw fail(NO_SUCH_HALF, undefined, { issues: [{ path: 'half', message: NO_SUCH_HALF.msg }] });
  const facts = { jobs, revenueCents: centsOf(revenue), financingCents: centsOf(financing), note, gmtModified: at };
  const [row] = await db
    .insert(graduateFigures)
    .values({ projectId, half, authorUserNo: user.userNo, ...facts, gmtCreate: at })
    .onConflictDoUpdate({
      target: [graduateFigures.projectId, graduateFigures.half],
      set: { ...facts, authorUserNo: user.userNo },
    })
    .returning({ id: graduateFigures.id });
  return row!.id;
}

/** What a team told, the newest half-year first. @throws NOT_FOUND */
export async function followUpPage(ctx: UserCtx, { projectId, ...request }: OutputOf<typeof followUps.input>) {
  const { db } = ctx;
  await mustRead(ctx, projectId);
  const where = and(eq(graduateFigures.projectId, projectId));
  const rows = db.select().from(graduateFigures).where(where).orderBy(desc(graduateFigures.half)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(graduateFigures, where));
  return {
    ...page,
    list: page.list.map(({ revenueCents, financingCents, ...row }) => ({
      ...row,
      revenue: yuanOf(revenueCents),
      financing: yuanOf(financingCents),
    })),
  };
}

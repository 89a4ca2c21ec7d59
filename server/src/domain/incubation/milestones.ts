import { and, asc, between, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { dayAfter } from '#contract/rules/calendar.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { isLate, MilestoneState } from '#contract/rules/incubation.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list } from '#contract/startup/milestone.ts';
import type { board, BoardView } from '#contract/startup/milestoneHost.ts';
import { enabled } from '../../db/enabled.ts';
import { milestone, milestoneReport } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { hostAdmitted, mustRead, ofProjects, owesReport } from './policies.ts';

/** The milestones of a project with all that was handed in for them; what is not reached first. @throws NOT_FOUND */
export async function milestonePage(ctx: UserCtx, { projectId, ...request }: OutputOf<typeof list.input>) {
  const { db, now } = ctx;
  await mustRead(ctx, projectId);
  const where = and(eq(milestone.projectId, projectId), enabled(milestone));
  const { id, title, goal, dueOn, milestoneState } = milestone;
  const rows = db
    .select({ id, title, goal, dueOn, milestoneState })
    .from(milestone)
    .where(where)
    .orderBy(sql`(${milestoneState} = ${MilestoneState.accepted})`, asc(dueOn), asc(id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(milestone, where));
  const reports = await db
    .select({ report: milestoneReport, nickname: userExt.nickname, mobile: account.mobile })
    .from(milestoneReport)
    .innerJoin(account, eq(account.userNo, milestoneReport.reporterUserNo))
    .innerJoin(userExt, eq(userExt.userNo, milestoneReport.reporterUserNo))
    .where(
      inArray(
        milestoneReport.milestoneId,
        page.list.map((row) => row.id),
      ),
    )
    .orderBy(desc(milestoneReport.id));
  const shown = reports.map(({ report, ...person }) => ({ ...report, reporterName: displayName(person) }));
  const reportsOf = Map.groupBy(shown, ({ milestoneId }) => milestoneId);
  const today = wireTime(now).slice(0, 10);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      isLate: isLate(row, today) ? (1 as const) : (0 as const),
      reports: reportsOf.get(row.id) ?? [],
    })),
  };
}

const DUE_DAYS = 30;

/** What the host looks for over all its projects, what waits longest first. */
export async function milestoneBoard(ctx: UserCtx, { view, ...request }: OutputOf<typeof board.input>) {
  const { db, user, now } = ctx;
  const today = wireTime(now).slice(0, 10);
  const running = and(hostAdmitted(user), eq(startProject.projectState, ProjectState.incubating));
  const hosted = and(ofProjects(milestone.projectId, running), enabled(milestone));
  const views: Record<BoardView, SQL | undefined> = {
    waiting: and(hosted, eq(milestone.milestoneState, MilestoneState.reported)),
    late: and(hosted, owesReport, lt(milestone.dueOn, today)),
    due: and(hosted, owesReport, between(milestone.dueOn, today, dayAfter(today, DUE_DAYS))),
  };
  const counts = {
    waiting: await db.$count(milestone, views.waiting),
    late: await db.$count(milestone, views.late),
    due: await db.$count(milestone, views.due),
  };
  const { id, projectId, title, dueOn, milestoneState } = milestone;
  const rows = db
    .select({ id, projectId, projectName: startProject.projectName, title, dueOn, milestoneState })
    .from(milestone)
    .innerJoin(startProject, eq(startProject.id, projectId))
    .where(views[view])
    .orderBy(asc(dueOn), asc(id))
    .$dynamic();
  const page = await paginate(request, rows, async () => counts[view]);
  return {
    ...page,
    counts,
    list: page.list.map((row) => ({ ...row, isLate: isLate(row, today) ? (1 as const) : (0 as const) })),
  };
}

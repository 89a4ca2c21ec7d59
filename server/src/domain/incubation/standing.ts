import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MilestoneState } from '#contract/rules/incubation.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { mine } from '#contract/startup/milestone.ts';
import type { projects } from '#contract/startup/milestoneHost.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { deskUse, milestone } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { isStaff } from '../organization/policies.ts';
import { runningUses } from './uses.ts';
import { actedProjects, hostAdmitted, mustRead, owesReport, teamProjects } from './policies.ts';

const its = (more: SQL): SQL => sql`from ${milestone} where ${milestone.projectId} = ${startProject.id}
  and ${enabled(milestone)} and ${more}`;

const nextDue: SQL<string> = sql<string>`coalesce((select min(${milestone.dueOn})::text ${its(owesReport)}), '')`;
const lateOn = (today: string): SQL<number> =>
  sql<number>`(select count(*)::int ${its(sql`${owesReport} and ${milestone.dueOn} < ${today}`)})`;

/** How projects stand in their incubation, to be narrowed and ordered. */
const standings = (db: Db, today: string) =>
  db
    .select({
      id: startProject.id,
      projectName: startProject.projectName,
      projectState: startProject.projectState,
      stateTime: startProject.stateTime,
      leaderUserNo: startProject.leaderUserNo,
      hostName: orgInfo.orgName,
      countOpen: sql<number>`(select count(*)::int ${its(owesReport)})`,
      countLate: lateOn(today),
      nextDueOn: nextDue,
      countReported: sql<number>`(select count(*)::int ${its(sql`${milestone.milestoneState} = ${written(MilestoneState.reported)}`)})`,
      countDesks: sql<number>`(select count(*)::int from ${deskUse}
        where ${deskUse.projectId} = ${startProject.id} and ${runningUses(today)})`,
    })
    .from(startProject)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, startProject.hostOrgNo));

async function page({ db, now }: UserCtx, where: SQL | undefined, request: PageRequest, order: SQL[]) {
  const rows = standings(db, wireTime(now).slice(0, 10))
    .where(where)
    .orderBy(...order, desc(startProject.id))
    .$dynamic();
  return paginate(request, rows, () => db.$count(startProject, where));
}

/** What the caller is in the team of: what is incubated first, by the next day. */
export const ownStandings = (ctx: UserCtx, request: OutputOf<typeof mine.input>) =>
  page(ctx, teamProjects(ctx.user), request, [asc(startProject.projectState), sql`nullif(${nextDue}, '') nulls last`]);

/** What the caller's organization incubates now: what is late first. */
export const hostStandings = (ctx: UserCtx, request: OutputOf<typeof projects.input>) =>
  page(
    ctx,
    and(
      hostAdmitted(ctx.user),
      sql`${startProject.projectState} in (${ProjectState.incubating}, ${ProjectState.paused})`,
    ),
    request,
    [sql`${lateOn(wireTime(ctx.now).slice(0, 10))} desc`, sql`nullif(${nextDue}, '') nulls last`],
  );

/** One of them for both sides. @throws NOT_FOUND */
export async function standingOf(ctx: UserCtx, projectId: string) {
  const { db, user, now } = ctx;
  await mustRead(ctx, projectId);
  const [row] = await standings(db, wireTime(now).slice(0, 10)).where(eq(startProject.id, projectId));
  const acting = and(eq(startProject.id, projectId), actedProjects(user));
  const isLeader = row!.leaderUserNo === user.userNo && !isStaff(user);
  return {
    ...row!,
    isTeam: (await db.$count(startProject, acting)) > 0 ? (1 as const) : (0 as const),
    isLeader: isLeader ? (1 as const) : (0 as const),
    graduatedOn: row!.projectState === ProjectState.graduated ? row!.stateTime.slice(0, 10) : '',
  };
}

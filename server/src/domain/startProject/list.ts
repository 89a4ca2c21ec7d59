import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { mine } from '#contract/startup/project.ts';
import type { list as hostList } from '#contract/startup/projectHost.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { startProject, startProjectMember } from '../../db/schema/startProject.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { namesOfCodes } from '../site/names.ts';
import { itsHost, itsLeader, itsName, projectCardOf, projectCards, projectColumns } from './cards.ts';
import { facetsWanted } from './facets.ts';
import type { Wanted } from './facets.ts';
import { hostedProjects, isShownProject, ownTeams } from './policies.ts';

/** Public projects by any combination of conditions, those that came into their state last first. */
export async function listProjects(db: Db, { isOpen, ...wanted }: Wanted & PageRequest & { isOpen: 0 | 1 }, now: Date) {
  const facets = facetsWanted(wanted);
  const where = and(
    isShownProject,
    facets.length > 0 ? sql`${startProject.facets} @> ${sql.param(facets)}::text[]` : undefined,
    isOpen === 1
      ? sql`exists (select 1 from start_project_role r where r.project_id = ${startProject.id} and ${enabledAs('r')})`
      : undefined,
  );
  const names = await namesOfCodes(db, now);
  const page = await throughIndexes(db, (tx) => {
    const rows = projectCards(tx).where(where).orderBy(desc(startProject.stateTime), desc(startProject.id)).$dynamic();
    return paginate(wanted, rows, () => cappedCount(tx, sql`${startProject}`, where));
  });
  return { ...page, list: page.list.map((row) => projectCardOf(row, names)) };
}

/** What the caller leads, is in, or is asked into; what waits for an answer first. */
export async function ownProjects({ db, user, now }: UserCtx, request: OutputOf<typeof mine.input>) {
  const where = ownTeams(user.userNo);
  const { teamRole, teamState, duty, words } = startProjectMember;
  const rows = db
    .select({ ...projectColumns, teamId: startProjectMember.id, teamRole, teamState, duty, words })
    .from(startProjectMember)
    .innerJoin(startProject, eq(startProject.id, startProjectMember.projectId))
    .innerJoin(account, itsLeader)
    .innerJoin(userExt, itsName)
    .leftJoin(orgInfo, itsHost)
    .where(where)
    .orderBy(teamState, desc(startProjectMember.id))
    .$dynamic();
  const names = await namesOfCodes(db, now);
  const page = await paginate(request, rows, () => db.$count(startProjectMember, where));
  return {
    ...page,
    list: page.list.map(({ teamId, teamRole: role, teamState: state, duty: own, words: said, ...row }) => ({
      ...projectCardOf(row, names),
      teamId,
      teamRole: role,
      teamState: state,
      duty: own,
      words: said,
    })),
  };
}

/** What was handed in to the caller's organization, what waits longest first, and how many there are of each state. */
export async function hostPage(ctx: UserCtx, { projectState, ...request }: OutputOf<typeof hostList.input>) {
  const { db, user, now } = ctx;
  const hosted = hostedProjects(user);
  const where = and(hosted, projectState === undefined ? undefined : eq(startProject.projectState, projectState));
  const rows = projectCards(db)
    .where(where)
    .orderBy(startProject.projectState, startProject.stateTime, startProject.id)
    .$dynamic();
  const counts = await db
    .select({ projectState: startProject.projectState, count: count() })
    .from(startProject)
    .where(hosted)
    .groupBy(startProject.projectState);
  const names = await namesOfCodes(db, now);
  const page = await paginate(request, rows, () => db.$count(startProject, where));
  return { ...page, list: page.list.map((row) => projectCardOf(row, names)), counts };
}

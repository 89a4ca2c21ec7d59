import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { ProjectState, TeamState } from '#contract/rules/startProjects.ts';
import { isFounder } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { startProject, startProjectMember, startProjectRole } from '../../db/schema/startProject.ts';
import { written } from '../../db/written.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';

const none = sql`false`;

/** @throws NO_PERMISSION for whoever acts as staff: they host projects and found none */
export function mustFound(user: SessionUser): void {
  if (!isFounder(user.userType)) throw fail(NO_PERMISSION);
}

/** What the caller leads. */
export const ledProjects = (user: SessionUser): SQL | undefined =>
  isFounder(user.userType) ? and(eq(startProject.leaderUserNo, user.userNo), enabled(startProject)) : none;

/** One of them. */
export const ledProject = (user: SessionUser, id: string): SQL | undefined =>
  and(eq(startProject.id, id), ledProjects(user));

/** What was handed in to the caller's organization; a draft was taken back. */
export const hostedProjects = (user: SessionUser): SQL | undefined =>
  isStaff(user)
    ? and(
        eq(startProject.hostOrgNo, user.orgNo),
        sql`${startProject.projectState} <> ${written(ProjectState.draft)}`,
        enabled(startProject),
      )
    : none;

/** Everybody may read it. The numbers are written out, so that the partial indexes are found. */
export const isShownProject = sql<boolean>`(${startProject.projectState} in (${written(ProjectState.incubating, ProjectState.paused, ProjectState.graduated)}) and ${startProject.isShown} = 1)`;

/** The rows in which the caller is in a team or asked into one. */
export const ownTeams = (userNo: string): SQL | undefined =>
  and(
    eq(startProjectMember.userNo, userNo),
    inArray(startProjectMember.teamState, [TeamState.invited, TeamState.joined]),
    enabled(startProjectMember),
  );

/** Rows of the projects that the caller leads. */
export const ofLed = (user: SessionUser, table: typeof startProjectMember | typeof startProjectRole): SQL =>
  sql`${table.projectId} in (select ${startProject.id} from ${startProject} where ${ledProjects(user)})`;

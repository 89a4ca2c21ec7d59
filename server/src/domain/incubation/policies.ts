import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ProjectState, TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { MilestoneState } from '#contract/rules/incubation.ts';
import { isFounder } from '#contract/rules/userTypes.ts';
import { NOT_INCUBATING } from '#contract/startup/incubationFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { basePlace, incubationBase, incubationTutor, milestone } from '../../db/schema/incubation.ts';
import { startProject, startProjectMember } from '../../db/schema/startProject.ts';
import { written } from '../../db/written.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';
import { hostedProjects } from '../startProject/policies.ts';

type Project = typeof startProject.$inferSelect;

const none = sql`false`;

/** It came as far as incubation, and may be past it. */
const wasAdmitted = inArray(startProject.projectState, [
  ProjectState.incubating,
  ProjectState.paused,
  ProjectState.graduated,
  ProjectState.ended,
]);

/** The caller is in its team; `acts`: as one who does what a team does, not as its tutor. */
const inTeam = ({ userNo }: SessionUser, acts: boolean): SQL =>
  sql`exists (select 1 from ${startProjectMember} where ${and(
    eq(startProjectMember.projectId, startProject.id),
    eq(startProjectMember.userNo, userNo),
    eq(startProjectMember.teamState, TeamState.joined),
    acts ? inArray(startProjectMember.teamRole, [TeamRole.leader, TeamRole.member]) : undefined,
    enabled(startProjectMember),
  )})`;

/** Admitted projects in whose teams the caller is, its tutors among them. */
export const teamProjects = (user: SessionUser): SQL | undefined =>
  isFounder(user.userType) ? and(wasAdmitted, enabled(startProject), inTeam(user, false)) : none;

/** Admitted projects for which the caller does what a team does. */
export const actedProjects = (user: SessionUser): SQL | undefined =>
  isFounder(user.userType) ? and(wasAdmitted, enabled(startProject), inTeam(user, true)) : none;

/** Admitted projects that the caller leads. */
export const ledAdmitted = (user: SessionUser): SQL | undefined =>
  isFounder(user.userType) ? and(eq(startProject.leaderUserNo, user.userNo), wasAdmitted, enabled(startProject)) : none;

/** Admitted projects of the caller's organization, for whoever looks after them. */
export const hostAdmitted = (user: SessionUser): SQL | undefined =>
  user.actions.has('startProject:host') ? and(hostedProjects(user), wasAdmitted) : none;

/** What both sides read. */
export const readProjects = (user: SessionUser): SQL | undefined => or(teamProjects(user), hostAdmitted(user));

/** Rows that belong to such projects. */
export const ofProjects = (column: PgColumn, projects: SQL | undefined): SQL =>
  sql`${column} in (select ${startProject.id} from ${startProject} where ${projects})`;

/** A project that the caller may read. @throws NOT_FOUND */
export async function mustRead({ db, user }: UserCtx, projectId: string): Promise<Project> {
  return found(
    await db
      .select()
      .from(startProject)
      .where(and(eq(startProject.id, projectId), readProjects(user))),
  );
}

/** A project of such, held until the end of the transaction, that is incubated now. @throws NOT_FOUND, NOT_INCUBATING */
export async function holdIncubating(db: Db, projectId: string, projects: SQL | undefined): Promise<Project> {
  const row = await holdProject(db, projectId, projects);
  if (row.projectState !== ProjectState.incubating) throw fail(NOT_INCUBATING);
  return row;
}

/** The same whatever became of it. @throws NOT_FOUND */
export const holdProject = async (db: Db, projectId: string, projects: SQL | undefined): Promise<Project> =>
  found(
    await db
      .select()
      .from(startProject)
      .where(and(eq(startProject.id, projectId), projects))
      .for('no key update'),
  );

function found([row]: Project[]): Project {
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** The bases of the caller's organization. */
export const ownBases = (user: SessionUser): SQL | undefined =>
  isStaff(user) ? and(eq(incubationBase.orgNo, user.orgNo), enabled(incubationBase)) : none;

/** Everybody may read it. The numbers are written out, so that the partial indexes are found. */
export const isShownBase = sql<boolean>`(${incubationBase.isShown} = 1 and ${enabled(incubationBase)})`;

/** Desks and rooms in the bases of an organization. */
export const placesOf = (orgNo: string | null): SQL | undefined =>
  orgNo === null
    ? none
    : and(
        enabled(basePlace),
        sql`${basePlace.baseId} in (select ${incubationBase.id} from ${incubationBase} where ${and(
          eq(incubationBase.orgNo, orgNo),
          enabled(incubationBase),
        )})`,
      );

/** The posts that the caller was asked into as a tutor. */
export const ownPosts = (user: SessionUser): SQL | undefined =>
  and(eq(incubationTutor.userNo, user.userNo), enabled(incubationTutor));

/** The tutors of the caller's organization. */
export const ownTutors = (user: SessionUser): SQL | undefined =>
  isStaff(user) ? and(eq(incubationTutor.orgNo, user.orgNo), enabled(incubationTutor)) : none;

/** Its team owes a report. */
export const owesReport = sql`${milestone.milestoneState} in (${written(MilestoneState.open, MilestoneState.returned)})`;

import { eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { fixedProjectStates, MOST_LED, ProjectState, TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { save } from '#contract/startup/project.ts';
import { LED_FULL, PROJECT_MOVED_ON } from '#contract/startup/projectFailures.ts';
import { startProject, startProjectMember, startProjectRole, startRoleAbility } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { checkChosen } from '../profile/chosen.ts';
import { facetsOf } from './facets.ts';
import { ledProject, ledProjects, mustFound } from './policies.ts';

type Row = typeof startProject.$inferSelect;
type Written = OutputOf<typeof save.input>;

/** Keeps what is written, a new project without an id; its writer leads it. @throws 422, NOT_FOUND, PROJECT_MOVED_ON, LED_FULL */
export async function saveProject(ctx: UserCtx, { id, ...content }: Written): Promise<string> {
  const { db, user, now } = ctx;
  const row = id === '0' ? await insert(ctx, content) : await lockLed(ctx, id);
  if (fixedProjectStates.has(row.projectState)) throw fail(PROJECT_MOVED_ON);
  await checkChosen(db, [{ field: 'regionCode', name: '在哪里做', tree: 'region' }], content);
  await db
    .update(startProject)
    .set({ ...content, facets: facetsOf(content), gmtModified: wireTime(now) })
    .where(ledProject(user, row.id));
  return row.id;
}

/** One of them as its form shows it. @throws NOT_FOUND */
export async function projectForm({ db, user }: UserCtx, id: string) {
  const [row] = await db.select().from(startProject).where(ledProject(user, id));
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** Deletes what was never handed in, or was taken back. @throws NOT_FOUND, PROJECT_MOVED_ON */
export async function removeProject(ctx: UserCtx, id: string): Promise<void> {
  const row = await lockLed(ctx, id);
  if (row.projectState !== ProjectState.draft) throw fail(PROJECT_MOVED_ON);
  const { db } = ctx;
  const roles = db.select({ id: startProjectRole.id }).from(startProjectRole).where(eq(startProjectRole.projectId, id));
  await db.delete(startRoleAbility).where(inArray(startRoleAbility.roleId, roles));
  await db.delete(startProjectRole).where(eq(startProjectRole.projectId, id));
  await db.delete(startProjectMember).where(eq(startProjectMember.projectId, id));
  await db.delete(startProject).where(eq(startProject.id, id));
}

/** A project that the caller leads, held until the end of the transaction. @throws NOT_FOUND */
export async function lockLed({ db, user }: UserCtx, id: string): Promise<Row> {
  const [row] = await db.select().from(startProject).where(ledProject(user, id)).for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

async function insert({ db, user, now }: UserCtx, content: Omit<Written, 'id'>): Promise<Row> {
  mustFound(user);
  await oneAtATime(db, user.userNo);
  if ((await db.$count(startProject, ledProjects(user))) >= MOST_LED) throw fail(LED_FULL);
  const at = wireTime(now);
  const [row] = await db
    .insert(startProject)
    .values({ ...content, leaderUserNo: user.userNo, stateTime: at, gmtCreate: at, gmtModified: at })
    .returning();
  await db.insert(startProjectMember).values({
    projectId: row!.id,
    userNo: user.userNo,
    teamRole: TeamRole.leader,
    teamState: TeamState.joined,
    duty: TeamRole.labels[TeamRole.leader],
    inviteUserNo: user.userNo,
    answeredAt: at,
  });
  return row!;
}

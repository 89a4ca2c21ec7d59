import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { MOST_SHOWS, ShowState } from '#contract/rules/startShows.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { save } from '#contract/startup/showDesk.ts';
import { SHOW_IS_PUBLIC, SHOW_MOVED_ON, SHOWS_FULL } from '#contract/startup/showFailures.ts';
import { course } from '../../db/schema/course.ts';
import { startProject } from '../../db/schema/startProject.ts';
import { startShow, startShowEntry } from '../../db/schema/startShow.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';
import { ownLives } from './desk.ts';
import { ownShow, ownShows, stageable } from './policies.ts';
import { tellTeams } from './tell.ts';

type Written = OutputOf<typeof save.input>;
type Row = typeof startShow.$inferSelect;

/** Keeps what is written; teams that come to a published show hear of it. @throws NOT_FOUND, SHOWS_FULL, SHOW_MOVED_ON, or at the field that is wrong */
export async function saveShow(ctx: UserCtx, { id, projectIds, courseId, ...written }: Written): Promise<string> {
  const { db, user, now } = ctx;
  const wanted = [...new Set(projectIds)];
  const known = id === NONE ? null : await lockShow(ctx, id);
  const state = known?.showState ?? ShowState.draft;
  if (state !== ShowState.draft && state !== ShowState.published) throw fail(SHOW_MOVED_ON);
  await mustBeStageable(ctx, id, wanted);
  if (state === ShowState.published && wanted.length === 0) throw failAt('projectIds', '发布着的至少要有一个项目');
  await mustBeOwnLive(ctx, courseId);
  if (written.endsAt <= written.beginsAt) throw failAt('endsAt', '结束时间要在开始时间之后');
  const values = { ...written, courseId: courseId === NONE ? null : courseId };
  const row = known ?? (await insert(ctx, values));
  await db
    .update(startShow)
    .set({ ...values, gmtModified: wireTime(now) })
    .where(ownShow(user, row.id));
  const stage = await keepEntries(ctx, row.id, wanted);
  if (state === ShowState.published) await tellChanges(ctx, row, { ...row, ...written }, stage);
  return row.id;
}

interface Stage {
  added: string[];
  stayed: string[];
  removed: string[];
}

/** Those who come hear of it, those who stay when time or place changed, and those who are left out too. */
async function tellChanges(ctx: UserCtx, before: Row, after: Row, { added, stayed, removed }: Stage): Promise<void> {
  await tellTeams(ctx, after, added, '你们的项目要上场');
  await tellTeams(ctx, after, removed, '你们的项目不上场了');
  const isMoved = before.beginsAt !== after.beginsAt || before.endsAt !== after.endsAt || before.place !== after.place;
  if (isMoved) await tellTeams(ctx, after, stayed, '时间或地点改了');
}

/** Own projects that everybody may see; those on stage already may stay. @throws at `projectIds` */
async function mustBeStageable({ db, user }: UserCtx, id: string, wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) return;
  const onStage = sql`exists (select 1 from start_show_entry e where e.project_id = ${startProject.id}
    and e.show_id = ${id}::bigint and ${id !== NONE})`;
  const may = sql`((${stageable(user)}) or ${onStage})`;
  if ((await db.$count(startProject, and(inArray(startProject.id, [...wanted]), may))) < wanted.length)
    throw failAt('projectIds', '有的项目不是本单位孵化的，或者团队没有公开，请重新选择');
}

/** @throws at `courseId` */
async function mustBeOwnLive({ db, user }: UserCtx, courseId: string): Promise<void> {
  if (courseId === NONE) return;
  if ((await db.$count(course, and(eq(course.id, courseId), ownLives(user)))) === 0)
    throw failAt('courseId', '只能选本单位公开着的直播课');
}

async function insert(
  ctx: UserCtx,
  values: Omit<typeof startShow.$inferInsert, 'orgNo' | 'authorUserNo'>,
): Promise<Row> {
  const { db, user } = ctx;
  const { orgNo } = staffOf(user);
  await oneInOrganization(db, orgNo);
  if ((await db.$count(startShow, ownShows(user))) >= MOST_SHOWS) throw fail(SHOWS_FULL);
  const [row] = await db
    .insert(startShow)
    .values({ ...values, orgNo, authorUserNo: user.userNo })
    .returning();
  return row!;
}

/** A show of the caller's organization, held until the end of the transaction. @throws NOT_FOUND */
export async function lockShow({ db, user }: UserCtx, id: string): Promise<Row> {
  const [row] = await db.select().from(startShow).where(ownShow(user, id)).for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** @returns the projects that came, stayed and went */
async function keepEntries({ db }: UserCtx, showId: string, wanted: readonly string[]): Promise<Stage> {
  const its = eq(startShowEntry.showId, showId);
  const rows = await db.select({ projectId: startShowEntry.projectId }).from(startShowEntry).where(its);
  const before = rows.map(({ projectId }) => projectId);
  const kept = wanted.length > 0 ? notInArray(startShowEntry.projectId, [...wanted]) : undefined;
  await db.delete(startShowEntry).where(and(its, kept));
  if (wanted.length > 0)
    await db
      .insert(startShowEntry)
      .values(wanted.map((projectId, sort) => ({ showId, projectId, sort })))
      .onConflictDoUpdate({
        target: [startShowEntry.showId, startShowEntry.projectId],
        set: { sort: sql`excluded.sort` },
      });
  return {
    added: wanted.filter((id) => !before.includes(id)),
    stayed: wanted.filter((id) => before.includes(id)),
    removed: before.filter((id) => !wanted.includes(id)),
  };
}

/** Deletes what never was public, or was cancelled. @throws NOT_FOUND, SHOW_IS_PUBLIC */
export async function removeShow(ctx: UserCtx, id: string): Promise<void> {
  const row = await lockShow(ctx, id);
  if (row.showState !== ShowState.draft && row.showState !== ShowState.cancelled) throw fail(SHOW_IS_PUBLIC);
  await ctx.db.delete(startShowEntry).where(eq(startShowEntry.showId, id));
  await ctx.db.delete(startShow).where(eq(startShow.id, id));
}

import { and, arrayContains, asc, count, eq, gt, gte, ilike, or, sql } from 'drizzle-orm';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { LessonState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ROOM_IN_USE, ROOM_TAKEN } from '#contract/user/schoolFailures.ts';
import type { list, save } from '#contract/user/schoolRoom.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolCampus, schoolRoom } from '../../db/schema/school.ts';
import { lessonClaim } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';

type Facts = OutputOf<typeof save.input>;
type Row = typeof schoolRoom.$inferSelect;

/** The rooms of a school with their campus, those out of use too. */
export async function roomPage({ db, user }: UserCtx, wanted: OutputOf<typeof list.input>) {
  const { orgNo } = staffOf(user);
  const { keyword, campusId, roomKind, seats, equipment, statusId } = wanted;
  const named = containing(keyword);
  const where = and(
    eq(schoolRoom.orgNo, orgNo),
    keyword ? or(ilike(schoolRoom.roomName, named), ilike(schoolRoom.building, named)) : undefined,
    campusId ? eq(schoolRoom.campusId, campusId) : undefined,
    roomKind ? eq(schoolRoom.roomKind, roomKind) : undefined,
    seats > 0 ? gte(schoolRoom.seats, seats) : undefined,
    equipment ? arrayContains(schoolRoom.equipment, [equipment]) : undefined,
    statusId === undefined ? undefined : eq(schoolRoom.statusId, statusId),
  );
  const rows = db
    .select({ room: schoolRoom, campusName: schoolCampus.campusName })
    .from(schoolRoom)
    .innerJoin(schoolCampus, eq(schoolCampus.id, schoolRoom.campusId))
    .where(where)
    .orderBy(asc(schoolRoom.campusId), asc(schoolRoom.building), asc(schoolRoom.roomName), asc(schoolRoom.id))
    .$dynamic();
  const page = await paginate(wanted, rows, () => db.$count(schoolRoom, where));
  return { ...page, list: page.list.map(({ room, campusName }) => ({ ...room, campusName })) };
}

/** Adds a room. Returns its id. @throws ROOM_TAKEN, 422 a campus of others */
export async function addRoom({ db, user }: UserCtx, facts: Facts): Promise<string> {
  const { orgNo } = staffOf(user);
  await mustBeOwnCampus(db, orgNo, facts.campusId);
  const adding = db
    .insert(schoolRoom)
    .values({ ...tidy(facts), orgNo })
    .returning({ id: schoolRoom.id });
  const [row] = await refusedAs(adding, { school_room_name: ROOM_TAKEN });
  return row!.id;
}

/** Changes a room; returns it as it was. @throws NOT_FOUND, ROOM_TAKEN, 422 a campus of others */
export async function editRoom(ctx: UserCtx, id: string, facts: Facts): Promise<Row> {
  const before = await heldRoom(ctx, id);
  await mustBeOwnCampus(ctx.db, before.orgNo, facts.campusId);
  const changing = ctx.db
    .update(schoolRoom)
    .set({ ...tidy(facts), gmtModified: wireTime(ctx.now) })
    .where(eq(schoolRoom.id, id));
  await refusedAs(changing, { school_room_name: ROOM_TAKEN });
  return before;
}

/** No lesson may be put there any more; one that has lessons to come stays. Returns it. @throws NOT_FOUND, ROOM_IN_USE */
export async function disableRoom(ctx: UserCtx, id: string): Promise<Row> {
  const before = await heldRoom(ctx, id);
  const [used] = await ctx.db
    .select({ n: count() })
    .from(lessonClaim)
    .where(
      and(
        eq(lessonClaim.roomId, id),
        gt(lessonClaim.endsAt, wireTime(ctx.now)),
        eq(lessonClaim.lessonState, LessonState.held),
      ),
    );
  if (used!.n > 0) throw fail(ROOM_IN_USE, `还有 ${used!.n} 节将来的课在这间教室，请先换教室`);
  await stand(ctx, id, RowState.disabled);
  return before;
}

/** Returns it as it was. @throws NOT_FOUND, ROOM_TAKEN when another has its name by now */
export async function enableRoom(ctx: UserCtx, id: string): Promise<Row> {
  const before = await heldRoom(ctx, id);
  await refusedAs(stand(ctx, id, RowState.normal), { school_room_name: ROOM_TAKEN });
  return before;
}

const stand = async ({ db, now }: UserCtx, id: string, statusId: RowState): Promise<void> => {
  await db
    .update(schoolRoom)
    .set({ statusId, gmtModified: wireTime(now) })
    .where(eq(schoolRoom.id, id));
};

/** A room of this school for a change: who puts a lesson into it waits. @throws NOT_FOUND */
async function heldRoom({ db, user }: UserCtx, id: string): Promise<Row> {
  const { orgNo } = staffOf(user);
  await oneInOrganization(db, orgNo);
  const [row] = await db
    .select()
    .from(schoolRoom)
    .where(and(eq(schoolRoom.orgNo, orgNo), eq(schoolRoom.id, id)))
    .for('update');
  if (!row) throw fail(NOT_FOUND, '没有这间教室');
  return row;
}

const tidy = (facts: Facts): Facts => ({ ...facts, equipment: [...new Set(facts.equipment)] });

async function mustBeOwnCampus(db: Db, orgNo: string, campusId: string): Promise<void> {
  const own = and(eq(schoolCampus.orgNo, orgNo), eq(schoolCampus.id, campusId), enabled(schoolCampus));
  const message = '没有这个校区，请重新选择';
  if ((await db.$count(schoolCampus, own)) === 0) {
    throw fail(INVALID_INPUT, message, { issues: [{ path: 'campusId', message }] });
  }
}

/** What the rooms of a school are said to have, most of all first. */
export async function equipmentOf(db: Db, orgNo: string): Promise<string[]> {
  const { rows } = await db.execute<{ thing: string }>(sql`
    select thing from ${schoolRoom}, unnest(${schoolRoom.equipment}) thing
    where ${schoolRoom.orgNo} = ${orgNo} group by thing order by count(*) desc, thing limit 40`);
  return rows.map(({ thing }) => thing);
}

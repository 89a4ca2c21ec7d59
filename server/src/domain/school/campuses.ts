import { and, asc, count, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { CAMPUS_IN_USE, CAMPUS_TAKEN } from '#contract/user/schoolFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolCampus, schoolRoom } from '../../db/schema/school.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';

type Row = typeof schoolCampus.$inferSelect;
type Facts = Pick<Row, 'campusName' | 'address'>;

/** The campuses of a school with their rooms counted. */
export const campusesOf = (db: Db, orgNo: string) =>
  db
    .select({
      id: schoolCampus.id,
      campusName: schoolCampus.campusName,
      address: schoolCampus.address,
      countRoom: count(schoolRoom.id),
    })
    .from(schoolCampus)
    .leftJoin(schoolRoom, and(eq(schoolRoom.orgNo, schoolCampus.orgNo), eq(schoolRoom.campusId, schoolCampus.id)))
    .where(and(eq(schoolCampus.orgNo, orgNo), enabled(schoolCampus)))
    .groupBy(schoolCampus.id)
    .orderBy(asc(schoolCampus.id))
    .limit(100);

/** Returns the id. @throws CAMPUS_TAKEN */
export async function addCampus({ db, user }: UserCtx, facts: Facts): Promise<string> {
  const { orgNo } = staffOf(user);
  const adding = db
    .insert(schoolCampus)
    .values({ ...facts, orgNo })
    .returning({ id: schoolCampus.id });
  const [row] = await refusedAs(adding, { school_campus_name: CAMPUS_TAKEN });
  return row!.id;
}

/** Returns it as it was. @throws NOT_FOUND, CAMPUS_TAKEN */
export async function editCampus(ctx: UserCtx, id: string, facts: Facts): Promise<Row> {
  const before = await heldCampus(ctx, id);
  const changing = ctx.db
    .update(schoolCampus)
    .set({ ...facts, gmtModified: wireTime(ctx.now) })
    .where(eq(schoolCampus.id, id));
  await refusedAs(changing, { school_campus_name: CAMPUS_TAKEN });
  return before;
}

/** Removes a campus without rooms; returns it. @throws NOT_FOUND, CAMPUS_IN_USE */
export async function removeCampus(ctx: UserCtx, id: string): Promise<Row> {
  const before = await heldCampus(ctx, id);
  const rooms = await ctx.db.$count(schoolRoom, and(eq(schoolRoom.orgNo, before.orgNo), eq(schoolRoom.campusId, id)));
  if (rooms > 0) throw fail(CAMPUS_IN_USE, `校区里还有 ${rooms} 间教室，请先把它们改到别的校区`);
  await ctx.db.delete(schoolCampus).where(eq(schoolCampus.id, id));
  return before;
}

async function heldCampus({ db, user }: UserCtx, id: string): Promise<Row> {
  const { orgNo } = staffOf(user);
  await oneInOrganization(db, orgNo);
  const [row] = await db
    .select()
    .from(schoolCampus)
    .where(and(eq(schoolCampus.orgNo, orgNo), eq(schoolCampus.id, id), enabled(schoolCampus)))
    .for('update');
  if (!row) throw fail(NOT_FOUND, '没有这个校区，可能已经删除');
  return row;
}

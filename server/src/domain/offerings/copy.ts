import { and, eq, inArray } from 'drizzle-orm';
import type { copy } from '#contract/course/courseClass.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade } from '../../db/schema/grade.ts';
import { schoolTerm } from '../../db/schema/school.ts';
import { offering, offeringGrade, offeringTeacher } from '../../db/schema/timetable.ts';
import { userExt, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';
import { classesOf, teachesAt } from './keep.ts';
import { nameOf } from './list.ts';

type Wish = OutputOf<typeof copy.input>;
type Row = typeof offering.$inferSelect;

/**
 * Opens the same offerings for another semester, planned and without single learners. One that is there already, by its
 * name and classes, is passed over; teachers who left and classes that were disbanded stay behind.
 * @throws NOT_FOUND, 422 a semester of others
 */
export async function copyOfferings(ctx: UserCtx, { toTermId, ids, withTeachers, withGrades }: Wish) {
  const { db } = ctx;
  const { orgNo } = staffOf(ctx.user);
  await oneInOrganization(db, orgNo);
  await mustBeOwnTerm(db, orgNo, toTermId);
  const wanted = [...new Set(ids)];
  const sources = await db
    .select()
    .from(offering)
    .where(and(eq(offering.orgNo, orgNo), inArray(offering.id, wanted), enabled(offering)))
    .orderBy(offering.id);
  if (sources.length < wanted.length) throw fail(NOT_FOUND, '有的开课已经删除，请刷新后再选');
  const there = await db
    .select()
    .from(offering)
    .where(and(eq(offering.orgNo, orgNo), eq(offering.termId, toTermId), enabled(offering)));
  const classes = await classesIn(db, [...sources, ...there]);
  const known = new Set(there.map((one) => keyOf(one, classes)));
  const fresh = sources.filter((one) => one.termId !== toTermId && !known.has(keyOf(one, classes)));
  const copies = await insertCopies(db, fresh, toTermId);
  const left = [
    ...(withTeachers === 1 ? await copyTeachers(db, orgNo, copies) : []),
    ...(withGrades === 1 ? await copyGrades(db, orgNo, copies) : []),
  ];
  return {
    copiedCount: fresh.length,
    skippedNames: sources.filter((one) => !fresh.includes(one)).map(({ offeringName }) => offeringName),
    leftOut: [...new Set(left)],
  };
}

async function mustBeOwnTerm(db: Db, orgNo: string, id: string): Promise<void> {
  const own = and(eq(schoolTerm.orgNo, orgNo), eq(schoolTerm.id, id), enabled(schoolTerm));
  const message = '没有这个学期，请重新选择';
  if ((await db.$count(schoolTerm, own)) === 0) {
    throw fail(INVALID_INPUT, message, { issues: [{ path: 'toTermId', message }] });
  }
}

async function classesIn(db: Db, rows: readonly Row[]): Promise<Map<string, string[]>> {
  const found = await db
    .select()
    .from(offeringGrade)
    .where(
      inArray(
        offeringGrade.offeringId,
        rows.map(({ id }) => id),
      ),
    );
  const byOffering = Map.groupBy(found, ({ offeringId }) => offeringId);
  return new Map([...byOffering].map(([id, its]) => [id, its.map(({ gradeId }) => gradeId).toSorted()]));
}

const keyOf = ({ id, offeringName }: Row, classes: Map<string, string[]>): string =>
  JSON.stringify([offeringName, classes.get(id) ?? []]);

/** By the source the id of its copy. */
async function insertCopies(db: Db, sources: readonly Row[], termId: string): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map();
  const rows = sources.map(({ orgNo, courseId, offeringName, lessonKind, credit, hours, seats, remark }) => {
    return { orgNo, termId, courseId, offeringName, lessonKind, credit, hours, seats, remark };
  });
  const made = await db.insert(offering).values(rows).returning({ id: offering.id });
  return new Map(sources.map(({ id }, index) => [id, made[index]!.id]));
}

/** Returns the names of those who stayed behind. */
async function copyTeachers(db: Db, orgNo: string, copies: Map<string, string>): Promise<string[]> {
  if (copies.size === 0) return [];
  const rows = await db
    .select({
      offeringId: offeringTeacher.offeringId,
      userNo: offeringTeacher.userNo,
      isHead: offeringTeacher.isHead,
      name: nameOf,
    })
    .from(offeringTeacher)
    .leftJoin(userExt, eq(userExt.userNo, offeringTeacher.userNo))
    .where(inArray(offeringTeacher.offeringId, [...copies.keys()]));
  const here = await db
    .select({ userNo: userIdentity.userNo })
    .from(userIdentity)
    .where(
      and(
        teachesAt(orgNo),
        inArray(
          userIdentity.userNo,
          rows.map(({ userNo }) => userNo),
        ),
      ),
    );
  const teaching = new Set(here.map(({ userNo }) => userNo));
  const kept = rows.filter(({ userNo }) => teaching.has(userNo));
  if (kept.length > 0) {
    const values = kept.map(({ offeringId, userNo, isHead }) => ({
      offeringId: copies.get(offeringId)!,
      userNo,
      isHead,
    }));
    await db.insert(offeringTeacher).values(values);
  }
  return rows.filter(({ userNo }) => !teaching.has(userNo)).map(({ name }) => name);
}

async function copyGrades(db: Db, orgNo: string, copies: Map<string, string>): Promise<string[]> {
  if (copies.size === 0) return [];
  const rows = await db
    .select({ offeringId: offeringGrade.offeringId, gradeId: offeringGrade.gradeId, name: grade.gradeName })
    .from(offeringGrade)
    .innerJoin(grade, eq(grade.id, offeringGrade.gradeId))
    .where(inArray(offeringGrade.offeringId, [...copies.keys()]));
  const here = await db.select({ id: grade.id }).from(grade).where(classesOf(orgNo));
  const running = new Set(here.map(({ id }) => id));
  const kept = rows.filter(({ gradeId }) => running.has(gradeId));
  if (kept.length > 0) {
    const values = kept.map(({ offeringId, gradeId }) => ({ offeringId: copies.get(offeringId)!, gradeId }));
    await db.insert(offeringGrade).values(values);
  }
  return rows.filter(({ gradeId }) => !running.has(gradeId)).map(({ name }) => name);
}

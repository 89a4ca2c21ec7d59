import { and, asc, desc, eq, inArray, like } from 'drizzle-orm';
import type { TestView } from '#contract/course/typicalPosition.ts';
import type { Page } from '#contract/kit/page.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { typicalPositionTest } from '../../db/schema/typicalPosition.ts';
import { vacancyTest } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { wrong } from '../profile/chosen.ts';
import { testShown, testsOf } from '../typicalPlans/read.ts';

/** Whoever applies may be asked to take these: open to everybody, and published. */
const isOpenTest = and(
  enabled(assessment),
  eq(assessment.isOpen, 1),
  eq(assessment.assessmentState, AssessmentState.published),
);

/** The tests that each of these vacancies asks for, in their order. */
export async function testsAskedByEach(db: Db, vacancyIds: readonly string[]): Promise<Map<string, string[]>> {
  if (vacancyIds.length === 0) return new Map();
  const rows = await db
    .select({ vacancyId: vacancyTest.vacancyId, assessmentId: vacancyTest.assessmentId })
    .from(vacancyTest)
    .where(inArray(vacancyTest.vacancyId, [...vacancyIds]))
    .orderBy(asc(vacancyTest.sort));
  const byVacancy = Map.groupBy(rows, ({ vacancyId }) => vacancyId);
  return new Map([...byVacancy].map(([id, tests]) => [id, tests.map(({ assessmentId }) => assessmentId)]));
}

export const testsAskedBy = async (db: Db, vacancyId: string): Promise<string[]> =>
  (await testsAskedByEach(db, [vacancyId])).get(vacancyId) ?? [];

/** The same as they are shown; one that is closed by now is not asked for any more. */
export const openTestsOf = (db: Db, vacancyId: string): Promise<TestView[]> =>
  db
    .select(testShown)
    .from(vacancyTest)
    .innerJoin(assessment, eq(assessment.id, vacancyTest.assessmentId))
    .where(and(eq(vacancyTest.vacancyId, vacancyId), isOpenTest))
    .orderBy(asc(vacancyTest.sort));

/** Whether a position test of this typical position shows how far somebody is in it. */
export async function isMeasured(db: Db, typicalPositionId: string | null): Promise<0 | 1> {
  if (typicalPositionId === null) return 0;
  const rows = await db
    .select({ id: assessment.id })
    .from(typicalPositionTest)
    .innerJoin(assessment, eq(assessment.id, typicalPositionTest.assessmentId))
    .where(
      and(
        eq(typicalPositionTest.typicalPositionId, typicalPositionId),
        eq(assessment.assessmentKind, AssessmentKind.positionTest),
        isOpenTest,
      ),
    )
    .limit(1);
  return rows.length > 0 ? 1 : 0;
}

/** Names for ids, in the order given. */
export async function namedTests(db: Db, ids: readonly string[]): Promise<TestView[]> {
  const known = await testsOf(db, ids);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** A page of those that may be asked for, the newest first; with ids only those. */
export function testPage(
  { db }: UserCtx,
  { title, ids, ...request }: PageRequest & { title: string; ids: string[] },
): Promise<Page<TestView>> {
  const where = and(
    isOpenTest,
    title === '' ? undefined : like(assessment.title, containing(title)),
    ids.length === 0 ? undefined : inArray(assessment.id, ids),
  );
  const rows = db
    .select(testShown)
    .from(assessment)
    .where(where)
    .orderBy(desc(assessment.publishedAt), asc(assessment.id));
  return paginate(request, rows.$dynamic(), () => db.$count(assessment, where));
}

/** What the vacancy asks for already may stay. @throws 422 at `testIds` */
export async function checkTests(db: Db, vacancyId: string, testIds: readonly string[]): Promise<void> {
  const there = new Set(await testsAskedBy(db, vacancyId));
  const added = testIds.filter((id) => !there.has(id));
  if (added.length === 0) return;
  const open = await db.$count(assessment, and(inArray(assessment.id, added), isOpenTest));
  if (open < added.length) throw wrong('testIds', '有测评不能选：要是公开、已经发布的');
}

/** Puts the tests in the place of those that were there. */
export async function writeTests(db: Db, vacancyId: string, testIds: readonly string[] = []): Promise<void> {
  await db.delete(vacancyTest).where(eq(vacancyTest.vacancyId, vacancyId));
  if (testIds.length > 0)
    await db.insert(vacancyTest).values(testIds.map((assessmentId, sort) => ({ vacancyId, assessmentId, sort })));
}

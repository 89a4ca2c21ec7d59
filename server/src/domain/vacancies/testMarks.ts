import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { assessmentTraits, SittingState } from '#contract/rules/assessments.ts';
import { areMarksShown } from '#contract/rules/sittings.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paperVersion } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { vacancyTest } from '../../db/schema/vacancy.ts';

const measuring = AssessmentKind.values.filter((kind) => assessmentTraits[kind].isMeasuring);

/** Only these say what somebody can do, and tell of every change of their marks (domain/marking/total.ts). */
const isMeasuring = inArray(assessment.assessmentKind, measuring);

/** The tests of a vacancy that a rule may ask for marks in, in its order. */
export const measuringTestsOf = (db: Db, vacancyId: string): Promise<{ assessmentId: string; title: string }[]> =>
  db
    .select({ assessmentId: assessment.id, title: assessment.title })
    .from(vacancyTest)
    .innerJoin(assessment, eq(assessment.id, vacancyTest.assessmentId))
    .where(and(eq(vacancyTest.vacancyId, vacancyId), isMeasuring))
    .orderBy(asc(vacancyTest.sort));

interface Applied {
  vacancyId: string;
  userNo: string;
}

/**
 * How the tests went that these vacancies ask for, of people who let that be looked at: by test the best percent of the
 * full marks, as far as the person may know the marks. One statement.
 */
export async function testMarks(db: Db, who: readonly Applied[]) {
  const known = new Map<string, Record<string, number>>();
  const marksOf = ({ vacancyId, userNo }: Applied): Record<string, number> => known.get(`${vacancyId} ${userNo}`) ?? {};
  if (who.length === 0) return marksOf;
  const rows = await db
    .select({
      vacancyId: vacancyTest.vacancyId,
      userNo: examSitting.userNo,
      assessmentId: assessment.id,
      percent: sql<number>`floor(coalesce(${examSitting.totalPoints}, 0) * 100.0 / greatest(${paperVersion.totalPoints}, 1))::int`,
      assessmentKind: assessment.assessmentKind,
      releasedAt: assessment.releasedAt,
      rules: assessment.rules,
    })
    .from(vacancyTest)
    .innerJoin(assessment, eq(assessment.id, vacancyTest.assessmentId))
    .innerJoin(examSitting, eq(examSitting.assessmentId, assessment.id))
    .innerJoin(paperVersion, eq(paperVersion.id, examSitting.paperVersionId))
    .where(
      and(
        inArray(vacancyTest.vacancyId, [...new Set(who.map(({ vacancyId }) => vacancyId))]),
        inArray(examSitting.userNo, [...new Set(who.map(({ userNo }) => userNo))]),
        eq(examSitting.sittingState, SittingState.marked),
        isMeasuring,
      ),
    );
  for (const { vacancyId, userNo, assessmentId, percent, ...facts } of rows) {
    if (!areMarksShown(facts)) continue;
    const marks = marksOf({ vacancyId, userNo });
    const best = Math.max(marks[assessmentId] ?? 0, Math.min(100, percent));
    known.set(`${vacancyId} ${userNo}`, { ...marks, [assessmentId]: best });
  }
  return marksOf;
}

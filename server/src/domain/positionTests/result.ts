import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Gap, ItemResult } from '#contract/exam/positionTest.ts';
import { RESULT_GONE } from '#contract/exam/positionTestFailures.ts';
import { assessmentTraits, SittingState } from '#contract/rules/assessments.ts';
import { NONE } from '#contract/rules/id.ts';
import { isShort, matchOf, reachedOf } from '#contract/rules/positionTests.ts';
import type { Reached } from '#contract/rules/positionTests.ts';
import { areMarksShown } from '#contract/rules/sittings.ts';
import type { Db } from '../../db/client.ts';
import { courseAbility } from '../../db/schema/ability.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { course } from '../../db/schema/course.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { questionAbility } from '../../db/schema/questionAbility.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { onShelf } from '../catalogue/policies.ts';
import { coursesOf } from '../typicalPlans/read.ts';
import { planNaming, targetOf } from './target.ts';
import type { Target } from './target.ts';

/** Courses that are named for one gap. */
const MOST_COURSES = 3;

interface Wanted {
  id: string;
  jobId: string;
  planId: string;
}

/** What one sitting shows of what a position asks for. @throws RESULT_GONE, TARGET_GONE */
export async function resultOf({ db, user }: UserCtx, { id, jobId, planId }: Wanted) {
  const [row] = await db
    .select({ sitting: examSitting, assessment })
    .from(examSitting)
    .innerJoin(assessment, eq(assessment.id, examSitting.assessmentId))
    .where(and(eq(examSitting.id, id), eq(examSitting.userNo, user.userNo)));
  if (!row || !assessmentTraits[row.assessment.assessmentKind].isMeasuring) throw fail(RESULT_GONE);
  const isNamed = jobId !== '' || planId !== '';
  const target = await targetOf(
    db,
    isNamed ? { jobId, planId } : { jobId, planId: await planNaming(db, row.assessment.id) },
  );
  const isKnown = row.sitting.sittingState === SittingState.marked && areMarksShown(row.assessment);
  const reached = isKnown ? reachedOf(await sharesOf(db, id)) : new Map<string, Reached>();
  const items = isKnown ? target.demands.map((one) => withReached(one, reached)) : [];
  return {
    assessmentId: row.assessment.id,
    title: row.assessment.title,
    submittedAt: row.sitting.submittedAt,
    isKnown: isKnown ? (1 as const) : (0 as const),
    positionName: target.positionName,
    vacancyId: target.isOpen ? (target.vacancyId ?? NONE) : NONE,
    typicalPositionId: target.typicalPositionId ?? NONE,
    match: matchOf(
      items.map(({ id: abilityId, abilityLevel, weight }) => ({ abilityId, abilityLevel, weight })),
      reached,
    ),
    items,
    gaps: await gapsOf(db, items),
  };
}

const withReached = (
  { id, abilityName, groupName, abilityLevel, weight }: Target['demands'][number],
  known: ReadonlyMap<string, Reached>,
): ItemResult => {
  const { reached = null, asked = null, percent = null } = known.get(id) ?? {};
  return { id, abilityName, groupName, abilityLevel, weight, reached, asked, percent };
};

/** What each answer earned of the items that its question checks. */
const sharesOf = (db: Db, sittingId: string) =>
  db
    .select({
      abilityId: questionAbility.abilityId,
      abilityLevel: questionAbility.abilityLevel,
      points: sql<number>`coalesce(${examAnswer.points}, 0)`,
      fullPoints: examAnswer.fullPoints,
    })
    .from(examAnswer)
    .innerJoin(questionAbility, eq(questionAbility.questionId, examAnswer.questionId))
    .where(eq(examAnswer.sittingId, sittingId));

/** What was asked and not reached, what counts most first, each with the courses that lead higher. */
async function gapsOf(db: Db, items: readonly ItemResult[]): Promise<Gap[]> {
  const short = items
    .filter(({ reached, asked, abilityLevel }) => {
      return reached !== null && asked !== null && isShort(abilityLevel, { reached, asked });
    })
    .toSorted((a, b) => b.weight - a.weight || b.abilityLevel - b.reached! - (a.abilityLevel - a.reached!));
  if (short.length === 0) return [];
  const rows = await db
    .select({ abilityId: courseAbility.abilityId, level: courseAbility.abilityLevel, courseId: course.id })
    .from(courseAbility)
    .innerJoin(course, and(eq(course.id, courseAbility.courseId), onShelf))
    .where(
      inArray(
        courseAbility.abilityId,
        short.map(({ id }) => id),
      ),
    )
    .orderBy(desc(courseAbility.abilityLevel), desc(course.countStudy), desc(course.id));
  const chosen = short.map((item) => ({
    item,
    ids: rows
      .filter(({ abilityId, level }) => abilityId === item.id && level > item.reached!)
      .slice(0, MOST_COURSES)
      .map(({ courseId }) => courseId),
  }));
  const courses = await coursesOf(
    db,
    chosen.flatMap(({ ids }) => ids),
  );
  return chosen.map(({ item, ids }) => ({ item, courses: ids.flatMap((id) => courses.get(id) ?? []) }));
}

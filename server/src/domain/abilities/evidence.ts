import { and, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isOneOf } from '#contract/rules/choice.ts';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { assessmentTraits, SittingState } from '#contract/rules/assessments.ts';
import { bestOf, EvidenceKind } from '#contract/rules/evidence.ts';
import { reachedOf } from '#contract/rules/positionTests.ts';
import { areMarksShown } from '#contract/rules/sittings.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAbility, typicalPosition } from '../../db/schema/ability.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { course } from '../../db/schema/course.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { questionAbility } from '../../db/schema/questionAbility.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { certificate, userCourse } from '../../db/schema/study.ts';
import { typicalPositionTest } from '../../db/schema/typicalPosition.ts';

/** One thing that shows a level of one item. */
export interface Evidence {
  abilityId: string;
  abilityLevel: AbilityLevel;
  evidenceKind: EvidenceKind;
  /** Of the course, or of the assessment. */
  sourceId: string;
  title: string;
  /** Of a course; 0 for a test. */
  courseCategory: number;
  /** The version of the course that was learnt; null where it was not kept. */
  version: number | null;
  /** Of a valid certificate of the course; empty: none. */
  certificateNo: string;
  /** When the course was finished, the test handed in. */
  at: string;
}

/**
 * Everything that shows what somebody can do, of these items or of all: courses that were finished and tests whose marks
 * are known. The one source of every level: of the portrait, of the match and beside what a vacancy asks for.
 */
export async function evidenceFor(db: Db, userNo: string, abilityIds?: readonly string[]): Promise<Evidence[]> {
  if (abilityIds?.length === 0) return [];
  return [...(await coursesShowing(db, userNo, abilityIds)), ...(await testsShowing(db, userNo, abilityIds))];
}

/** By item the level that somebody has shown. */
export async function levelsOf(
  db: Db,
  userNo: string,
  abilityIds?: readonly string[],
): Promise<Record<string, AbilityLevel>> {
  const best = bestOf(await evidenceFor(db, userNo, abilityIds));
  return Object.fromEntries([...best].map(([id, { abilityLevel }]) => [id, abilityLevel]));
}

async function coursesShowing(db: Db, userNo: string, ids?: readonly string[]): Promise<Evidence[]> {
  const its = and(
    eq(certificate.userNo, userCourse.userNo),
    eq(certificate.courseId, userCourse.courseId),
    isNull(certificate.revokedAt),
  );
  const rows = await db
    .select({
      abilityId: courseAbility.abilityId,
      abilityLevel: courseAbility.abilityLevel,
      sourceId: course.id,
      title: course.courseName,
      courseCategory: course.courseCategory,
      version: userCourse.version,
      certificateNo: certificate.certificateNo,
      at: sql<string>`${userCourse.completedAt}`.mapWith(userCourse.completedAt),
    })
    .from(userCourse)
    .innerJoin(courseAbility, eq(courseAbility.courseId, userCourse.courseId))
    .innerJoin(course, eq(course.id, userCourse.courseId))
    .leftJoin(certificate, its)
    .where(
      and(
        eq(userCourse.userNo, userNo),
        isNotNull(userCourse.completedAt),
        enabled(userCourse),
        ids && inArray(courseAbility.abilityId, [...ids]),
      ),
    );
  return rows.map(({ certificateNo, ...row }) => ({
    ...row,
    certificateNo: certificateNo ?? '',
    evidenceKind: certificateNo === null ? EvidenceKind.course : EvidenceKind.certificate,
  }));
}

const measuring = AssessmentKind.values.filter((kind) => assessmentTraits[kind].isMeasuring);

/** Only tests that a public typical position names count: somebody else than their author has looked at those. */
export const isNamed = (db: Db): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(typicalPositionTest)
      .innerJoin(typicalPosition, eq(typicalPosition.id, typicalPositionTest.typicalPositionId))
      .where(
        and(
          eq(typicalPositionTest.assessmentId, assessment.id),
          sql`${typicalPosition.version} > 0`,
          enabled(typicalPosition),
        ),
      ),
  );

/** What the answers of each sitting reached, by the rule that its result page shows (rules/positionTests.ts). */
async function testsShowing(db: Db, userNo: string, ids?: readonly string[]): Promise<Evidence[]> {
  const rows = await db
    .select({
      sittingId: examSitting.id,
      sourceId: assessment.id,
      title: assessment.title,
      at: sql<string>`${examSitting.submittedAt}`.mapWith(examSitting.submittedAt),
      assessmentKind: assessment.assessmentKind,
      releasedAt: assessment.releasedAt,
      rules: assessment.rules,
      abilityId: questionAbility.abilityId,
      abilityLevel: questionAbility.abilityLevel,
      points: sql<number>`coalesce(${examAnswer.points}, 0)`,
      fullPoints: examAnswer.fullPoints,
    })
    .from(examSitting)
    .innerJoin(assessment, eq(assessment.id, examSitting.assessmentId))
    .innerJoin(examAnswer, eq(examAnswer.sittingId, examSitting.id))
    .innerJoin(questionAbility, eq(questionAbility.questionId, examAnswer.questionId))
    .where(
      and(
        eq(examSitting.userNo, userNo),
        eq(examSitting.sittingState, SittingState.marked),
        inArray(assessment.assessmentKind, measuring),
        isNamed(db),
        ids && inArray(questionAbility.abilityId, [...ids]),
      ),
    );
  const known = rows.filter(areMarksShown);
  const sittings = Map.groupBy(known, ({ sittingId }) => sittingId);
  const shown = [...sittings.values()].flatMap((shares) => {
    const { sourceId, title, at } = shares[0]!;
    return [...reachedOf(shares)].flatMap(([abilityId, { reached }]): Evidence[] =>
      isOneOf(AbilityLevel, reached)
        ? [{ abilityId, abilityLevel: reached, evidenceKind: EvidenceKind.test, sourceId, title, at, ...noCourse }]
        : [],
    );
  });
  return [...Map.groupBy(shown, ({ sourceId }) => sourceId).values()].flatMap((ofOne) => [...bestOf(ofOne).values()]);
}

/** What only a course has. */
export const noCourse = { courseCategory: 0, version: null, certificateNo: '' } as const;

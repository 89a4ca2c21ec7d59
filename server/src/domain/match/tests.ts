import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { TestGain } from '#contract/position/match.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState, SittingState } from '#contract/rules/assessments.ts';
import { gapsOf, percentAfter } from '#contract/rules/match.ts';
import type { Gap, MatchPerson, MatchVacancy, Raising } from '#contract/rules/match.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paperItem } from '../../db/schema/paper.ts';
import { questionAbility } from '../../db/schema/questionAbility.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { isNamed } from '../abilities/evidence.ts';

/** A test that may be sat now, with the highest level that it asks for of each item. */
interface OpenTest extends Raising {
  title: string;
  minutes: number | null;
}

const MOST_ROWS = 500;
const MOST_TESTS = 5;

interface Asking {
  userNo: string;
  gaps: readonly Gap[];
  now: Date;
}

/** Position tests that check one of these items and that this person may still sit. */
async function testsFor(db: Db, { userNo, gaps, now }: Asking): Promise<OpenTest[]> {
  const ids = [...new Set(gaps.map(({ abilityId }) => abilityId))];
  if (ids.length === 0) return [];
  const at = wireTime(now);
  const taken = db
    .select({ n: sql`count(*)` })
    .from(examSitting)
    .where(
      and(
        eq(examSitting.assessmentId, assessment.id),
        eq(examSitting.userNo, userNo),
        ne(examSitting.sittingState, SittingState.cancelled),
      ),
    );
  const rows = await db
    .select({
      id: assessment.id,
      title: assessment.title,
      minutes: assessment.minutes,
      abilityId: questionAbility.abilityId,
      abilityLevel: sql<number>`max(${questionAbility.abilityLevel})::int`,
    })
    .from(assessment)
    .innerJoin(paperItem, eq(paperItem.versionId, assessment.paperVersionId))
    .innerJoin(questionAbility, eq(questionAbility.questionId, paperItem.questionId))
    .where(
      and(
        eq(assessment.assessmentKind, AssessmentKind.positionTest),
        eq(assessment.assessmentState, AssessmentState.published),
        eq(assessment.isOpen, 1),
        enabled(assessment),
        or(isNull(assessment.beginsAt), lte(assessment.beginsAt, at)),
        or(isNull(assessment.endsAt), gt(assessment.endsAt, at)),
        inArray(questionAbility.abilityId, ids),
        isNamed(db),
        sql`(${taken}) < ${assessment.attempts}`,
      ),
    )
    .groupBy(assessment.id, questionAbility.abilityId)
    .orderBy(assessment.id)
    .limit(MOST_ROWS);
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, raises]) => {
    const { title, minutes } = raises[0]!;
    return { id, title, minutes, raises: raises.map(({ abilityId, abilityLevel }) => ({ abilityId, abilityLevel })) };
  });
}

/** What each open test makes of a match at most: the percent that somebody has who answers all of it right. */
export async function testGainsOf(
  db: Db,
  { userNo, person, one, now }: { userNo: string; person: MatchPerson; one: MatchVacancy; now: Date },
  percent: number,
): Promise<TestGain[]> {
  const tests = await testsFor(db, { userNo, gaps: gapsOf(person.levels, one.abilities), now });
  return tests
    .map((test) => ({
      assessmentId: test.id,
      title: test.title,
      minutes: test.minutes,
      percent: percentAfter(person, one, test),
    }))
    .filter((gain) => gain.percent > percent)
    .toSorted((a, b) => b.percent - a.percent)
    .slice(0, MOST_TESTS);
}

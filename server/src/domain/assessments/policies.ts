import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { inEarnest } from '../../db/inEarnest.ts';
import { assessment, assessmentCandidate, assessmentStaff } from '../../db/schema/assessment.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';
import { ownRows } from '../questions/owned.ts';

type Asking = Pick<UserCtx, 'user' | 'can'>;

export type AssessmentRow = typeof assessment.$inferSelect;

const qb = new QueryBuilder();

/** The assessments somebody makes, changes and answers for. */
export const ownAssessments = (asking: Asking): SQL =>
  and(ownRows(asking, assessment, 'exam:manage'), enabled(assessment), inEarnest)!;

/** Those that somebody was asked to mark or to watch. */
function helped({ user }: Asking, duty: 'isMarker' | 'isInvigilator'): SQL {
  if (user.userType !== UserType.lecturer && !isStaff(user)) return sql`false`;
  const named = and(
    eq(assessmentStaff.assessmentId, assessment.id),
    eq(assessmentStaff.userNo, user.userNo),
    eq(assessmentStaff[duty], 1),
  );
  return and(
    enabled(assessment),
    exists(
      qb
        .select({ one: sql`1` })
        .from(assessmentStaff)
        .where(named),
    ),
  )!;
}

export const markedAssessments = (asking: Asking): SQL => or(ownAssessments(asking), helped(asking, 'isMarker'))!;

export const watchedAssessments = (asking: Asking): SQL => or(ownAssessments(asking), helped(asking, 'isInvigilator'))!;

/** An assessment that the condition lets through. @throws NOT_FOUND also for somebody else's */
export async function assessmentBy({ db }: Pick<UserCtx, 'db'>, id: string, may: SQL): Promise<AssessmentRow> {
  const [row] = await db
    .select()
    .from(assessment)
    .where(and(eq(assessment.id, id), may));
  if (!row) throw fail(NOT_FOUND, '测评不存在，或者不归你管理');
  return row;
}

/** The candidacies of somebody, in whichever identity. */
export const ownCandidacies = (userNo: string): SQL =>
  and(eq(assessmentCandidate.userNo, userNo), enabled(assessmentCandidate))!;

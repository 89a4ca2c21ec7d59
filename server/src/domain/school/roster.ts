import { and, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { GradeRole } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { gradeStudent } from '../../db/schema/grade.ts';
import { offeringGrade, offeringStudent } from '../../db/schema/timetable.ts';

const studies = and(enabled(gradeStudent), eq(gradeStudent.gradeRole, GradeRole.student));

/** Everybody in these offerings, each once per offering: the students of their classes and the single learners. */
export const rosterOf = (db: Db, offeringIds: readonly string[]) =>
  union(
    db
      .select({ offeringId: offeringGrade.offeringId, userNo: gradeStudent.userNo })
      .from(offeringGrade)
      .innerJoin(gradeStudent, and(eq(gradeStudent.gradeId, offeringGrade.gradeId), studies))
      .where(inArray(offeringGrade.offeringId, [...offeringIds])),
    db
      .select({ offeringId: offeringStudent.offeringId, userNo: offeringStudent.userNo })
      .from(offeringStudent)
      .where(inArray(offeringStudent.offeringId, [...offeringIds])),
  );

/** The offerings a learner is in, through a class or alone. */
export const offeringsOf = (db: Db, userNo: string) =>
  union(
    db
      .select({ offeringId: offeringGrade.offeringId })
      .from(gradeStudent)
      .innerJoin(offeringGrade, eq(offeringGrade.gradeId, gradeStudent.gradeId))
      .where(and(eq(gradeStudent.userNo, userNo), studies)),
    db
      .select({ offeringId: offeringStudent.offeringId })
      .from(offeringStudent)
      .where(eq(offeringStudent.userNo, userNo)),
  );

import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { LessonState } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { gradeStudent } from '../../db/schema/grade.ts';
import { lesson, offering, offeringGrade, offeringStudent } from '../../db/schema/timetable.ts';
import { placeOf } from '../school/lessonFacts.ts';
import { offeringsOf } from '../school/roster.ts';

interface Stretch {
  userNo: string;
  beginsAt: string;
  endsAt: string;
}

/** So many lessons are named; the others are counted. */
const NAMED = 50;

/** The lessons of a learner that a stretch of time touches, in order, and how many there are. */
export async function touchedLessons(db: Db, { userNo, beginsAt, endsAt }: Stretch) {
  const where = and(
    inArray(lesson.offeringId, offeringsOf(db, userNo)),
    eq(lesson.lessonState, LessonState.held),
    enabled(lesson),
    lt(lesson.beginsAt, endsAt),
    gt(lesson.endsAt, beginsAt),
  );
  const lessons = await db
    .select({
      lessonId: lesson.id,
      offeringName: offering.offeringName,
      beginsAt: lesson.beginsAt,
      endsAt: lesson.endsAt,
      place: placeOf,
    })
    .from(lesson)
    .innerJoin(offering, eq(offering.id, lesson.offeringId))
    .where(where)
    .orderBy(asc(lesson.beginsAt), asc(lesson.id))
    .limit(NAMED);
  return { lessons, lessonCount: lessons.length < NAMED ? lessons.length : await db.$count(lesson, where) };
}

/** How many lessons a stretch touches, as a part of a statement about many. */
export const touchedCount = (userNo: SQLWrapper, beginsAt: SQLWrapper, endsAt: SQLWrapper) =>
  sql<number>`(select count(*)::int from ${lesson} where ${lesson.offeringId} in (
      select ${offeringGrade.offeringId} from ${gradeStudent}
        join ${offeringGrade} on ${offeringGrade.gradeId} = ${gradeStudent.gradeId}
        where ${gradeStudent.userNo} = ${userNo} and ${gradeStudent.gradeRole} = 1 and ${enabled(gradeStudent)}
      union select ${offeringStudent.offeringId} from ${offeringStudent} where ${offeringStudent.userNo} = ${userNo})
    and ${lesson.lessonState} = 1 and ${enabled(lesson)}
    and ${lesson.beginsAt} < ${endsAt} and ${lesson.endsAt} > ${beginsAt})`;

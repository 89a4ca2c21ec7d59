import { asc, eq, sql } from 'drizzle-orm';
import { grade } from '../../db/schema/grade.ts';
import { schoolRoom } from '../../db/schema/school.ts';
import { lesson, lessonClaim, offering, offeringGrade } from '../../db/schema/timetable.ts';
import { userExt } from '../../db/schema/user.ts';

/** Where a lesson is: its room, or what was written instead. */
export const placeOf = sql<string>`coalesce((select trim(${schoolRoom.building} || ' ' || ${schoolRoom.roomName})
  from ${lessonClaim} join ${schoolRoom} on ${schoolRoom.id} = ${lessonClaim.roomId}
  where ${lessonClaim.lessonId} = ${lesson.id} limit 1), ${lesson.place})`;

/** The name somebody is known by at school; of joined `user_ext`. */
export const schoolName = sql<string>`coalesce(nullif(${userExt.idCardName}, ''), ${userExt.nickname}, '')`;

/** The classes of an offering. */
export const gradeNamesOf = sql<string[]>`array(select ${grade.gradeName} from ${offeringGrade}
  join ${grade} on ${grade.id} = ${offeringGrade.gradeId}
  where ${offeringGrade.offeringId} = ${offering.id} order by ${asc(grade.gradeName)})`;

/** Who holds a lesson. */
export const teacherNamesOf = sql<string[]>`array(select ${schoolName} from ${lessonClaim}
  join ${userExt} on ${userExt.userNo} = ${lessonClaim.teacherUserNo}
  where ${lessonClaim.lessonId} = ${lesson.id} order by 1)`;

/** What tells one lesson from another; of `lesson` joined with `offering`. */
export const lessonFacts = {
  lessonId: lesson.id,
  offeringId: lesson.offeringId,
  offeringName: offering.offeringName,
  gradeNames: gradeNamesOf,
  beginsAt: lesson.beginsAt,
  endsAt: lesson.endsAt,
  place: placeOf,
};

export const ofOffering = eq(offering.id, lesson.offeringId);

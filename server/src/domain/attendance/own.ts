import { and, asc, desc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CheckInWay, rateOf, SessionState } from '#contract/rules/attendance.ts';
import { LessonState, Semester } from '#contract/rules/school.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { history } from '#contract/user/attendance.ts';
import { attendanceRecord, attendanceSession } from '../../db/schema/attendance.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolTerm } from '../../db/schema/school.ts';
import { lesson, offering } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { lessonFacts, ofOffering } from '../school/lessonFacts.ts';
import { offeringsOf } from '../school/roster.ts';
import { tallies } from './tallies.ts';

const DAY_SECONDS = 86_400;
const NEXT = 6;

/** Check-ins a learner may take part in now, and the lessons still to come today. */
export async function currentFor({ db, user, now }: UserCtx) {
  const at = wireTime(now);
  const own = and(inArray(lesson.offeringId, offeringsOf(db, user.userNo)), enabled(lesson));
  const { id, closesAt, lateAt, radius } = attendanceSession;
  const sessions = await db
    .select({
      ...lessonFacts,
      id,
      closesAt,
      lateAt,
      radius,
      attendanceState: attendanceRecord.attendanceState,
      way: attendanceRecord.way,
      at: attendanceRecord.at,
    })
    .from(attendanceSession)
    .innerJoin(lesson, eq(lesson.id, attendanceSession.lessonId))
    .innerJoin(offering, ofOffering)
    .leftJoin(attendanceRecord, and(eq(attendanceRecord.lessonId, lesson.id), eq(attendanceRecord.userNo, user.userNo)))
    .where(and(eq(attendanceSession.sessionState, SessionState.open), gt(closesAt, at), own))
    .orderBy(desc(attendanceSession.openedAt))
    .limit(NEXT);
  const endOfDay = wireTimeIn(new Date(`${at.slice(0, 10)}T00:00:00+08:00`), DAY_SECONDS);
  const next = await db
    .select(lessonFacts)
    .from(lesson)
    .innerJoin(offering, ofOffering)
    .where(and(own, eq(lesson.lessonState, LessonState.held), gte(lesson.endsAt, at), lt(lesson.beginsAt, endOfDay)))
    .orderBy(asc(lesson.beginsAt))
    .limit(NEXT);
  return {
    sessions: sessions.map(({ radius, way, ...one }) => {
      const asked = { ...one, hasPlace: radius === null ? (0 as const) : (1 as const) };
      // written down when it was closed: it was opened again, so one may still come
      return way === CheckInWay.closing ? { ...asked, attendanceState: null, at: null } : asked;
    }),
    next,
  };
}

/** What the rolls say of a learner, the newest first. */
export async function historyOf({ db, user }: UserCtx, wanted: OutputOf<typeof history.input>) {
  const { offeringId, attendanceState } = wanted;
  const where = and(
    eq(attendanceRecord.userNo, user.userNo),
    offeringId === undefined ? undefined : eq(lesson.offeringId, offeringId),
    attendanceState === undefined ? undefined : eq(attendanceRecord.attendanceState, attendanceState),
  );
  const { id, way, at, note } = attendanceRecord;
  const rows = db
    .select({
      id,
      way,
      at,
      note,
      attendanceState: attendanceRecord.attendanceState,
      offeringName: offering.offeringName,
      beginsAt: lesson.beginsAt,
      endsAt: lesson.endsAt,
    })
    .from(attendanceRecord)
    .innerJoin(lesson, eq(lesson.id, attendanceRecord.lessonId))
    .innerJoin(offering, ofOffering)
    .where(where)
    .orderBy(desc(lesson.beginsAt), desc(attendanceRecord.id));
  const counted = db
    .select({ id: attendanceRecord.id })
    .from(attendanceRecord)
    .innerJoin(lesson, eq(lesson.id, attendanceRecord.lessonId))
    .where(where)
    .as('counted');
  return paginate(wanted, rows.$dynamic(), () => db.$count(counted));
}

/** A learner's semester by course. */
export async function ownAttendance({ db, user, now }: UserCtx, wanted: string | undefined) {
  const today = wireTime(now).slice(0, 10);
  const rows = await db
    .selectDistinct({
      id: schoolTerm.id,
      schoolYear: schoolTerm.schoolYear,
      semester: schoolTerm.semester,
      beginOn: schoolTerm.beginOn,
    })
    .from(schoolTerm)
    .innerJoin(offering, eq(offering.termId, schoolTerm.id))
    .where(and(inArray(offering.id, offeringsOf(db, user.userNo)), enabled(schoolTerm)))
    .orderBy(desc(schoolTerm.beginOn));
  const begun = rows.find(({ beginOn }) => beginOn <= today) ?? rows[0];
  const chosen = rows.find(({ id }) => id === wanted) ?? begun;
  const terms = rows.map(({ id, schoolYear, semester }) => ({
    id,
    termName: `${schoolYear} ${Semester.labels[semester]}`,
  }));
  if (!chosen) return { terms, termId: '', list: [] };
  const list = await db
    .select({ key: offering.id, name: offering.offeringName, ...tallies })
    .from(attendanceRecord)
    .innerJoin(lesson, eq(lesson.id, attendanceRecord.lessonId))
    .innerJoin(offering, ofOffering)
    .where(and(eq(attendanceRecord.userNo, user.userNo), eq(lesson.termId, chosen.id)))
    .groupBy(offering.id)
    .orderBy(asc(offering.offeringName), asc(offering.id));
  return { terms, termId: chosen.id, list: list.map((one) => ({ ...one, rate: rateOf(one) })) };
}

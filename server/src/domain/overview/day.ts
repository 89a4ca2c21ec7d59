import { and, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { LiveState } from '#contract/rules/liveStates.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { DayEvent } from '#contract/user/overview.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { certificate, studySitting, userCourse } from '../../db/schema/study.ts';
import type { SessionUser } from '../../kit/context.ts';
import { ownSittings } from '../study/policies.ts';
import { examsIn, plain, SHOWN, tasksIn } from './asked.ts';
import type { At } from './asked.ts';

const DAY = 86_400;
/** Days after today. */
const AHEAD = 6;

/** What a learner did today, and what today and the coming days bring, in the order of time. */
export async function dayOf(db: Db, user: SessionUser, now: Date): Promise<DayEvent[]> {
  const at = {
    now: wireTime(now),
    today: wireTime(now).slice(0, 10),
    until: wireTimeIn(now, AHEAD * DAY).slice(0, 10),
  };
  const found = await Promise.all([
    studied(db, user, at),
    certificates(db, user, at),
    lives(db, user, at),
    plans(db, user, at),
    tasksIn(db, user, at),
    examsIn(db, user, at),
  ]);
  return found.flat().toSorted((a, b) => a.at.localeCompare(b.at));
}

const named = { id: course.id, courseCategory: course.courseCategory, name: course.courseName };

async function studied(db: Db, user: SessionUser, { today }: At): Promise<DayEvent[]> {
  const last = sql<string>`max(${studySitting.lastAt})`.mapWith(studySitting.lastAt);
  const rows = await db
    .select({ ...named, at: last, minutes: sql<number>`round(sum(${studySitting.seconds}) / 60.0)::int` })
    .from(studySitting)
    .innerJoin(course, eq(course.id, studySitting.courseId))
    .where(and(ownSittings(user), gte(studySitting.startedAt, `${today} 00:00:00`)))
    .groupBy(course.id)
    .orderBy(sql`max(${studySitting.lastAt}) desc`)
    .limit(SHOWN);
  return rows.map((row) => ({ ...plain, ...row, kind: 'studied', isDone: 1 }));
}

async function certificates(db: Db, { userNo }: SessionUser, { today }: At): Promise<DayEvent[]> {
  const own = and(eq(certificate.userNo, userNo), enabled(certificate), isNull(certificate.revokedAt));
  const rows = await db
    .select({ ...named, at: certificate.issuedAt })
    .from(certificate)
    .innerJoin(course, eq(course.id, certificate.courseId))
    .where(and(own, gte(certificate.issuedAt, `${today} 00:00:00`)))
    .limit(SHOWN);
  return rows.map((row) => ({ ...plain, ...row, kind: 'certificate', isDone: 1 }));
}

async function lives(db: Db, user: SessionUser, { now, today, until }: At): Promise<DayEvent[]> {
  const rows = await db
    .select({ ...named, at: course.startTime, endTime: course.endTime, liveStatus: course.liveStatus })
    .from(userCourse)
    .innerJoin(course, and(eq(course.id, userCourse.courseId), enabled(course)))
    .where(and(taken(user), gte(course.startTime, `${today} 00:00:00`), lte(course.startTime, `${until} 23:59:59`)))
    .orderBy(course.startTime)
    .limit(SHOWN);
  return rows.map(({ at, endTime, liveStatus, ...row }) => {
    const isOver = (endTime ?? at!) <= now;
    const isOn = liveStatus === LiveState.onAir || (at! <= now && !isOver);
    return { ...plain, ...row, kind: 'live', at: at!, isDone: isOver ? 1 : 0, isNow: isOn && !isOver ? 1 : 0 };
  });
}

async function plans(db: Db, user: SessionUser, { today, until }: At): Promise<DayEvent[]> {
  const due = and(isNotNull(userCourse.planDate), gte(userCourse.planDate, today), lte(userCourse.planDate, until));
  const rows = await db
    .select({ ...named, planDate: userCourse.planDate })
    .from(userCourse)
    .innerJoin(course, and(eq(course.id, userCourse.courseId), enabled(course)))
    .where(and(taken(user), isNull(userCourse.completedAt), due))
    .orderBy(userCourse.planDate)
    .limit(SHOWN);
  return rows.map(({ planDate, ...row }) => ({ ...plain, ...row, kind: 'plan', at: `${planDate} 23:59:59` }));
}

const taken = ({ userNo }: SessionUser) => and(eq(userCourse.userNo, userNo), enabled(userCourse));

const MOST = 366;

/** Days of study without a gap, up to today or, before one began today, yesterday: one look into the index a day. */
export async function streakOf(db: Db, { userNo }: SessionUser, now: Date): Promise<number> {
  const today = wireTime(now).slice(0, 10);
  const { rows } = await db.execute<{ streak: number }>(sql`
    with recursive walked (day, streak) as (
      select case when ${studiedOn(userNo, sql`${today}::date`)} then ${today}::date else ${today}::date - 1 end, 0
      union all
      select day - 1, streak + 1 from walked where streak < ${MOST} and ${studiedOn(userNo, sql`day`)}
    )
    select max(streak) as streak from walked`);
  return rows[0]!.streak;
}

const studiedOn = (userNo: string, day: ReturnType<typeof sql>) => sql`exists (select from study_sitting
  where user_no = ${userNo} and started_at >= ${day}::timestamptz and started_at < (${day} + 1)::timestamptz and seconds > 0)`;

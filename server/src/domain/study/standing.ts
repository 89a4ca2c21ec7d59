import { and, eq, sql } from 'drizzle-orm';
import { isDone, percentOf } from '#contract/rules/progress.ts';
import { lengthOf, parseSpans } from '#contract/rules/spans.ts';
import type { Span } from '#contract/rules/spans.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { course, courseChapter, coursePeriod } from '../../db/schema/course.ts';
import { certificate, studyClock, studySitting, userCourse, userPeriod } from '../../db/schema/study.ts';
import { accessColumns, theirEnrolment, theirPeriod } from './access.ts';
import type { Before } from './verdict.ts';

const milliseconds = (column: unknown) => sql<number | null>`(extract(epoch from ${column}) * 1000)::float8`;
const person = sql.placeholder('userNo');

/** How far the other class-hours of the course are: how many, how many done, and their hundredths of a percent together. */
const others = sql<[total: number, done: number, parts: number]>`(
  select json_build_array(
    count(*),
    count(*) filter (where u.is_done = 1),
    coalesce(sum(case when u.is_done = 1 then 10000
      else least(10000, coalesce(u.watched_length, 0)::bigint * 10000 / greatest(p.length, 1)) end), 0))
  from course_period p
  left join user_period u on u.period_id = p.id and u.user_no = ${person}
  where p.course_id = ${coursePeriod.courseId} and p.id <> ${coursePeriod.id}
    and p.status_id = 1 and (p.media_id is not null or p.link_url <> ''))`;

/** Everything a save is reckoned from, in one statement. Placeholders: userNo, periodId, sittingKey. */
const stateOf = prepared('study_state', (db) =>
  db
    .select({
      ...accessColumns,
      isDragAllowed: course.isDragAllowed,
      isSpeedAllowed: course.isSpeedAllowed,
      completionPercent: course.completionPercent,
      completedAt: userCourse.completedAt,
      lastStudyAt: userCourse.lastStudyAt,
      resetAt: milliseconds(userCourse.resetAt),
      watched: sql<string>`coalesce(${userPeriod.watched}, '{}')`,
      position: userPeriod.position,
      wasDone: userPeriod.isDone,
      startedAt: milliseconds(studySitting.startedAt),
      lastAt: milliseconds(studySitting.lastAt),
      refused: sql<string>`coalesce(${studySitting.refusedSpans}, '{}')`,
      refusedReason: studySitting.refusedReason,
      seconds: studySitting.seconds,
      sittingPosition: studySitting.position,
      used: sql<string>`coalesce(${studyClock.used}, '{}')`,
      debtMs: studyClock.debtMs,
      version: studyClock.version,
      certificateNo: certificate.certificateNo,
      others,
    })
    .from(coursePeriod)
    .innerJoin(courseChapter, eq(courseChapter.id, coursePeriod.chapterId))
    .innerJoin(course, eq(course.id, coursePeriod.courseId))
    .leftJoin(userCourse, theirEnrolment)
    .leftJoin(userPeriod, and(eq(userPeriod.periodId, coursePeriod.id), eq(userPeriod.userNo, person)))
    .leftJoin(
      studySitting,
      and(
        eq(studySitting.userNo, person),
        eq(studySitting.periodId, coursePeriod.id),
        eq(studySitting.sittingKey, sql.placeholder('sittingKey')),
      ),
    )
    .leftJoin(studyClock, eq(studyClock.userNo, person))
    .leftJoin(certificate, and(eq(certificate.userNo, person), eq(certificate.courseId, coursePeriod.courseId)))
    .where(theirPeriod)
    .prepare('study_state'),
);

export type State = Awaited<ReturnType<typeof readState>> & {};

interface Key {
  userNo: string;
  periodId: string;
  sittingKey: string;
}

/** The learner, the class-hour, the sitting and the clock as they are now; undefined when there is no such class-hour. */
export async function readState(db: Db, { userNo, periodId, sittingKey }: Key) {
  const [row] = await stateOf(db).execute({ userNo, periodId, sittingKey });
  return row;
}

/** The part of it that a claim is judged by. A sitting that was never begun begins now. */
export function beforeOf(state: State, now: number): Before {
  return {
    watched: parseSpans(state.watched),
    refused: parseSpans(state.refused),
    startedAt: state.startedAt ?? now,
    lastAt: state.lastAt ?? now,
    seconds: state.seconds ?? 0,
    resetAt: state.resetAt ?? 0,
    used: parseSpans(state.used),
    debtMs: state.debtMs ?? 0,
  };
}

export interface Standing {
  watched: Span[];
  watchedLength: number;
  percent: number;
  isDone: 0 | 1;
  /** Class-hours done in the whole course, and whether these are all. */
  periodDone: number;
  isCourseDone: 0 | 1;
  /** Hundredths of a percent of the whole course. */
  progress: number;
}

/** Where the learner stands when these spans count. Once done stays done. */
export function standingOf(state: State, watched: Span[]): Standing {
  const [total, done, parts] = state.others;
  const watchedLength = lengthOf(watched);
  const nowDone = state.wasDone === 1 || isDone(watchedLength, state.length, state.completionPercent);
  const percent = percentOf(watchedLength, state.length);
  const periodDone = done + (nowDone ? 1 : 0);
  return {
    watched,
    watchedLength,
    percent,
    isDone: nowDone ? 1 : 0,
    periodDone,
    isCourseDone: periodDone === total + 1 ? 1 : 0,
    progress: Math.floor((parts + (nowDone ? 10_000 : Math.round(percent * 100))) / (total + 1)),
  };
}

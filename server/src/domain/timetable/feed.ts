import { and, eq, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { dayAfter } from '#contract/rules/calendar.ts';
import { MOST_WEEKS } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { lesson, lessonSeries, offering, scheduleFeed } from '../../db/schema/timetable.ts';
import { asc } from 'drizzle-orm';
import { appointmentsOf } from '../interviews/appointments.ts';
import { keptDays } from '../startPolicy/dates.ts';
import { shownLesson } from './lessonRows.ts';
import { allLessonsOf } from './whose.ts';
import { calendarText } from './calendarText.ts';

/** 24 random bytes: nobody finds an address by trying. */
const newToken = (): string => randomBytes(24).toString('base64url');

export async function tokenOf(db: Db, userNo: string): Promise<string | null> {
  const [row] = await db
    .select({ token: scheduleFeed.token })
    .from(scheduleFeed)
    .where(eq(scheduleFeed.userNo, userNo));
  return row?.token ?? null;
}

/** Gives somebody a new address; the one before answers no more. */
export async function renewToken(db: Db, userNo: string, now: Date): Promise<string> {
  const token = newToken();
  const fresh = { token, bodyHash: '', changedAt: wireTime(now), gmtModified: wireTime(now) };
  await db
    .insert(scheduleFeed)
    .values({ userNo, ...fresh })
    .onConflictDoUpdate({ target: scheduleFeed.userNo, set: fresh });
  return token;
}

export interface Feed {
  body: string;
  etag: string;
  /** Wire time. */
  changedAt: string;
}

/** The longest two semesters, with the days of a holiday between them. */
const FAR = MOST_WEEKS * 7 * 3;

/**
 * What a calendar reads: the lessons of the current semester and the next of everything somebody teaches or studies,
 * cancelled ones too, the interviews that were agreed upon, and the last days of the policies they keep. Undefined for an
 * address that is nobody's.
 */
export async function readFeed(db: Db, token: string, now: Date): Promise<Feed | undefined> {
  const [feed] = await db.select().from(scheduleFeed).where(eq(scheduleFeed.token, token));
  if (!feed) return undefined;
  const today = wireTime(now).slice(0, 10);
  const stretch = { from: dayAfter(today, -MOST_WEEKS * 7), to: dayAfter(today, FAR) };
  const body = calendarText({
    lessons: await feedLessons(db, feed.userNo, stretch, today),
    appointments: await appointmentsOf(db, feed.userNo, stretch.from),
    days: await keptDays(db, feed.userNo, stretch.from),
  });
  const bodyHash = createHash('sha256').update(body).digest('base64url');
  if (bodyHash === feed.bodyHash) return { body, etag: `W/"${bodyHash}"`, changedAt: feed.changedAt };
  const changedAt = wireTime(now);
  // somebody may renew the address meanwhile
  const same = and(eq(scheduleFeed.id, feed.id), eq(scheduleFeed.token, token));
  await db.update(scheduleFeed).set({ bodyHash, changedAt }).where(same);
  return { body, etag: `W/"${bodyHash}"`, changedAt };
}

/** Of each school, the first two of the semesters that are not over. */
const openTerms = (today: string) =>
  sql`select id from (select term.id, row_number() over (partition by term.org_no order by term.begin_on) as at from school_term term where ${enabledAs('term')} and term.begin_on + term.weeks * 7 > ${today}::date and term.org_no = ${lesson}.org_no) open where open.at <= 2`;

const feedLessons = (db: Db, userNo: string, stretch: { from: string; to: string }, today: string) =>
  db
    .select({
      ...shownLesson,
      orgNo: lesson.orgNo,
      beginsAt: lesson.beginsAt,
      endsAt: lesson.endsAt,
      revision: lesson.revision,
      gmtModified: lesson.gmtModified,
    })
    .from(lesson)
    .innerJoin(offering, eq(offering.id, lesson.offeringId))
    .leftJoin(lessonSeries, eq(lessonSeries.id, lesson.seriesId))
    .where(and(enabled(lesson), allLessonsOf(userNo, stretch), sql`${lesson.termId} in (${openTerms(today)})`))
    .orderBy(asc(lesson.beginsAt), asc(lesson.id));

export type FeedLesson = Awaited<ReturnType<typeof feedLessons>>[number];

import { and, asc, eq, gte, ilike, lt } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { lessons } from '#contract/user/attendance.ts';
import { attendanceSession } from '../../db/schema/attendance.ts';
import { lesson, offering } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { lessonFacts, ofOffering, teacherNamesOf } from '../school/lessonFacts.ts';
import { countsOf, NONE_YET } from './counts.ts';
import { keptLessons } from './policies.ts';

const DAY_SECONDS = 86_400;

/** The lessons of a day whose roll somebody keeps, in the order of the day, with how their rolls stand. */
export async function keptLessonPage(ctx: UserCtx, wanted: OutputOf<typeof lessons.input>) {
  const { db, user, now } = ctx;
  const day = wanted.day ?? wireTime(now).slice(0, 10);
  const begin = `${day} 00:00:00`;
  const where = and(
    gte(lesson.beginsAt, begin),
    lt(lesson.beginsAt, wireTimeIn(new Date(`${day}T00:00:00+08:00`), DAY_SECONDS)),
    keptLessons(user),
    wanted.keyword === '' ? undefined : ilike(offering.offeringName, containing(wanted.keyword)),
  );
  const rows = db
    .select({
      ...lessonFacts,
      lessonState: lesson.lessonState,
      teacherNames: teacherNamesOf,
      session: {
        id: attendanceSession.id,
        sessionState: attendanceSession.sessionState,
        closesAt: attendanceSession.closesAt,
      },
    })
    .from(lesson)
    .innerJoin(offering, ofOffering)
    .leftJoin(attendanceSession, eq(attendanceSession.lessonId, lesson.id))
    .where(where)
    .orderBy(asc(lesson.beginsAt), asc(offering.offeringName), asc(lesson.id));
  const counted = db.select({ id: lesson.id }).from(lesson).innerJoin(offering, ofOffering).where(where).as('counted');
  const page = await paginate(wanted, rows.$dynamic(), () => db.$count(counted));
  const counts = await countsOf(db, page.list);
  return { ...page, day, list: page.list.map((one) => ({ ...one, counts: counts.get(one.lessonId) ?? NONE_YET })) };
}

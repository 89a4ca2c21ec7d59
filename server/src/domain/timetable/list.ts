import { and, asc, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { UNDO_MINUTES } from '#contract/rules/scheduleChanges.ts';
import { NONE } from '#contract/rules/id.ts';
import { LessonState } from '#contract/rules/school.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { history, page } from '#contract/user/orgStuSchedule.ts';
import { enabled } from '../../db/enabled.ts';
import { lesson, lessonSeries, offering, scheduleChange } from '../../db/schema/timetable.ts';
import { userExt } from '../../db/schema/user.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { staffOf } from '../organization/policies.ts';
import { lessonRows } from './lessonRows.ts';

const held = sql`${lesson.seriesId} = ${lessonSeries.id} and ${lesson.lessonState} = ${written(LessonState.held)}`;

/** A list of names of what the lessons of a series hold. */
const named = (table: string, key: string, name: string) => sql<string[]>`coalesce((
  select array_agg(distinct ${sql.raw(name)}) from ${lesson} join lesson_claim claim on claim.lesson_id = ${lesson.id}
  join ${sql.raw(table)} on ${sql.raw(key)} where ${held}), '{}')`;

/** The series of a semester, by offering and time, with the lesson that comes next. */
export async function seriesPage(ctx: UserCtx, input: OutputOf<typeof page.input>) {
  const { orgNo } = staffOf(ctx.user);
  const { db, now } = ctx;
  const its = and(
    eq(offering.orgNo, orgNo),
    eq(offering.termId, input.termId),
    enabled(offering),
    input.keyword ? like(offering.offeringName, containing(input.keyword)) : undefined,
    input.lessonKind === undefined ? undefined : eq(offering.lessonKind, input.lessonKind),
    sql`exists (select from ${lesson} where ${held})`,
  );
  const rows = db
    .select({
      id: lessonSeries.id,
      offeringId: offering.id,
      offeringName: offering.offeringName,
      lessonKind: offering.lessonKind,
      weekday: lessonSeries.weekday,
      fromBell: lessonSeries.fromBell,
      toBell: lessonSeries.toBell,
      fromWeek: lessonSeries.fromWeek,
      toWeek: lessonSeries.toWeek,
      parity: lessonSeries.parity,
      roomName: sql<string>`array_to_string(${named('school_room room', 'room.id = claim.room_id', `concat_ws(' ', nullif(room.building, ''), room.room_name)`)}, '、')`,
      teacherNames: named(
        'user_ext person',
        'person.user_no = claim.teacher_user_no',
        `coalesce(nullif(person.id_card_name, ''), person.nickname)`,
      ),
      gradeNames: named('grade', 'grade.id = claim.grade_id', 'grade.grade_name'),
      lessonCount: sql<number>`(select count(*)::int from ${lesson} where ${held})`,
      lessonId: sql<string>`coalesce((select ${lesson.id} from ${lesson} where ${held} and ${lesson.beginsAt} > ${wireTime(now)}
        order by ${lesson.beginsAt} limit 1)::text, ${NONE})`,
    })
    .from(lessonSeries)
    .innerJoin(offering, eq(offering.id, lessonSeries.offeringId))
    .where(its)
    .orderBy(asc(offering.id), asc(lessonSeries.weekday), asc(lessonSeries.fromBell));
  const total = async () => {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(lessonSeries)
      .innerJoin(offering, eq(offering.id, lessonSeries.offeringId))
      .where(its);
    return row!.count;
  };
  const found = await paginate(input, rows.$dynamic(), total);
  const ids = found.list.map(({ lessonId }) => lessonId).filter((id) => id !== NONE);
  const coming = ids.length === 0 ? [] : await lessonRows(db, inArray(lesson.id, ids));
  const byId = new Map(coming.map(({ isOnLeave: _left, ...one }) => [one.id, one]));
  return { ...found, list: found.list.map((row) => ({ ...row, next: byId.get(row.lessonId) ?? null })) };
}

/** What was done to the timetable of the school, the newest first. */
export function changePage(ctx: UserCtx, input: OutputOf<typeof history.input>) {
  const { orgNo } = staffOf(ctx.user);
  const { db, now } = ctx;
  const its = eq(scheduleChange.orgNo, orgNo);
  const rows = db
    .select({
      id: scheduleChange.id,
      changeKind: scheduleChange.changeKind,
      summary: scheduleChange.summary,
      lessonCount: scheduleChange.lessonCount,
      touched: scheduleChange.touched,
      userName: sql<string>`coalesce(nullif(${userExt.idCardName}, ''), ${userExt.nickname}, '')`,
      gmtCreate: scheduleChange.gmtCreate,
      undoneAt: scheduleChange.undoneAt,
      isOpen: sql<boolean>`${scheduleChange.undoneAt} is null and ${scheduleChange.gmtCreate} >= ${wireTimeIn(now, -UNDO_MINUTES * 60)}`,
    })
    .from(scheduleChange)
    .leftJoin(userExt, eq(userExt.userNo, scheduleChange.userNo))
    .where(its)
    .orderBy(desc(scheduleChange.id));
  return paginate(input, rows.$dynamic(), () => db.$count(scheduleChange, its));
}

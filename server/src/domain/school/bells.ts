import { and, asc, eq, gt, max, sql } from 'drizzle-orm';
import type { Clocks } from '#contract/rules/bells.ts';
import { LessonState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import { BELL_CLASH, BELL_IN_USE } from '#contract/user/schoolFailures.ts';
import type { Db } from '../../db/client.ts';
import { grade } from '../../db/schema/grade.ts';
import { schoolBell, schoolRoom } from '../../db/schema/school.ts';
import { lesson } from '../../db/schema/timetable.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';

const coming = (orgNo: string, now: Date) => and(eq(lesson.orgNo, orgNo), gt(lesson.beginsAt, wireTime(now)));

export const bellsOf = (db: Db, orgNo: string) =>
  db
    .select({ seq: schoolBell.seq, beginClock: schoolBell.beginClock, endClock: schoolBell.endClock })
    .from(schoolBell)
    .where(eq(schoolBell.orgNo, orgNo))
    .orderBy(asc(schoolBell.seq));

export async function bellView({ db, user, now }: UserCtx) {
  const { orgNo } = staffOf(user);
  const held = eq(lesson.lessonState, LessonState.held);
  const [list, countLesson] = await Promise.all([bellsOf(db, orgNo), db.$count(lesson, and(coming(orgNo, now), held))]);
  return { list, countLesson };
}

/**
 * The periods of the day anew. Lessons to come are held at the new clocks, and with them the claims on teachers, rooms
 * and classes; those of the past stay as they were. Returns how many moved.
 * @throws BELL_IN_USE a period that lessons to come need is missing, BELL_CLASH with the lesson that would be in the way
 */
export async function keepBells(ctx: UserCtx, bells: readonly Clocks[]): Promise<number> {
  const { db, now } = ctx;
  const { orgNo } = staffOf(ctx.user);
  await oneInOrganization(db, orgNo);
  await mustHoldAll(db, orgNo, now, bells.length);
  const before = await bellsOf(db, orgNo);
  await db.delete(schoolBell).where(eq(schoolBell.orgNo, orgNo));
  await db.insert(schoolBell).values(bells.map((clocks, index) => ({ ...clocks, orgNo, seq: index + 1 })));
  const movedCount = await retime(db, orgNo, now);
  ctx.changed({ before: { bells: clocksOf(before) }, after: { bells: clocksOf(bells), movedCount } });
  return movedCount;
}

const clocksOf = (bells: readonly Clocks[]) => bells.map((one) => `${one.beginClock}–${one.endClock}`);

async function mustHoldAll(db: Db, orgNo: string, now: Date, kept: number): Promise<void> {
  const [last] = await db
    .select({ seq: max(lesson.toBell) })
    .from(lesson)
    .where(coming(orgNo, now));
  const seq = last?.seq ?? 0;
  if (seq <= kept) return;
  const needing = await db.$count(lesson, and(coming(orgNo, now), gt(lesson.toBell, kept)));
  const message = `第 ${kept + 1} 节${seq > kept + 1 ? `到第 ${seq} 节` : ''}还有 ${needing} 节将来的课，不能去掉`;
  throw fail(BELL_IN_USE, message, { issues: [{ path: 'bells', message }] });
}

/** Where the clocks of its periods put a lesson. */
const times = sql`
  select l.id, (l.day + f.begin_clock::time) at time zone 'Asia/Shanghai' as begins_at,
    (l.day + t.end_clock::time) at time zone 'Asia/Shanghai' as ends_at
  from lesson l
  join school_bell f on f.org_no = l.org_no and f.seq = l.from_bell
  join school_bell t on t.org_no = l.org_no and t.seq = l.to_bell`;

async function retime(db: Db, orgNo: string, now: Date): Promise<number> {
  const clash = await firstClash(db, orgNo, now);
  if (clash) throw fail(BELL_CLASH, clash);
  // many lessons change places with each other: only where they end up counts
  await db.execute(sql`set constraints lesson_claim_apart deferred`);
  const moved = await db.execute(sql`
    update lesson set begins_at = at.begins_at, ends_at = at.ends_at, revision = revision + 1,
      gmt_modified = ${wireTime(now)}
    from (${times} where l.org_no = ${orgNo} and l.begins_at > ${wireTime(now)}) at
    where at.id = lesson.id and (lesson.begins_at, lesson.ends_at) is distinct from (at.begins_at, at.ends_at)`);
  await refusedAs(db.execute(sql`set constraints lesson_claim_apart immediate`), { lesson_claim_apart: BELL_CLASH });
  return moved.rowCount ?? 0;
}

/** A lesson that would begin before another of the same teacher, room or class has ended: one elsewhere, or under way. */
async function firstClash(db: Db, orgNo: string, now: Date): Promise<string | null> {
  const { rows } = await db.execute<{ day: string; bell: number; name: string; who: string }>(sql`
    with coming as (${times} where l.org_no = ${orgNo} and l.begins_at > ${wireTime(now)} and l.lesson_state = 1)
    select l.day::text as day, l.from_bell as bell, o.offering_name as name,
      coalesce(${userExt.idCardName}, ${schoolRoom.roomName}, ${grade.gradeName}, '') as who
    from coming at
    join lesson_claim c on c.lesson_id = at.id
    join lesson_claim other on other.holder = c.holder and other.lesson_id <> c.lesson_id and other.lesson_state = 1
      and tstzrange(other.begins_at, other.ends_at) && tstzrange(at.begins_at, at.ends_at)
    join lesson l on l.id = at.id
    join offering o on o.id = l.offering_id
    left join ${userExt} on ${userExt.userNo} = c.teacher_user_no
    left join ${schoolRoom} on ${schoolRoom.id} = c.room_id
    left join ${grade} on ${grade.id} = c.grade_id
    where not exists (select 1 from coming also where also.id = other.lesson_id)
    order by l.day, l.from_bell limit 1`);
  const [one] = rows;
  return one ? `${one.day} 第 ${one.bell} 节的「${one.name}」会和${one.who}的另一节课撞在一起` : null;
}

import { eq, sql } from 'drizzle-orm';
import { bellsWords, weekdayName, weeksWords } from '#contract/rules/calendarWords.ts';
import { ExchangeState } from '#contract/rules/exchange.ts';
import { ChangeKind } from '#contract/rules/scheduleChanges.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { lessonSeries, offering, scheduleChange } from '#server/db/schema/timetable.ts';
import type { SchoolStep, SeedTerm } from './world.ts';

const DAY = 86_400;

/** Who asks whom to take a lesson, and how far it has come. */
const askings = [
  { from: 'xukewei', to: 'chenyanqing', state: ExchangeState.asked, reason: '外出参加教材评审', opinion: '', days: 1 },
  {
    from: 'chenyanqing',
    to: 'luowensheng',
    state: ExchangeState.agreed,
    reason: '带队参加省赛',
    opinion: '可以',
    days: 3,
  },
] as const;

/** What the planner of the school has done of late: planned, and asked by teachers to have a lesson taken over. */
export async function loadPlanning(step: SchoolStep, { id: termId }: SeedTerm): Promise<void> {
  const { db, now, orgNo, adminUserNo, userNos } = step;
  for (const { from, to, state, reason, opinion, days } of askings) {
    const [asker, asked] = [userNos.get(from)!, userNos.get(to)!];
    await db.execute(sql`
      insert into lesson_exchange (org_no, lesson_id, user_no, to_user_no, exchange_kind, exchange_state, reason, answer_opinion, gmt_create)
      select lesson.org_no, lesson.id, ${asker}, ${asked}, 1, ${state}, ${reason}, ${opinion}, ${wireTimeIn(now, -days * DAY)}
      from lesson_claim own join lesson on lesson.id = own.lesson_id
      where own.teacher_user_no = ${asker} and own.begins_at > ${wireTimeIn(now, 4 * DAY)} and lesson.org_no = ${orgNo}
        and not exists (select from lesson_claim other where other.holder = ${asked} and other.lesson_state = 1
          and tstzrange(other.begins_at, other.ends_at) && tstzrange(own.begins_at, own.ends_at))
      order by own.begins_at, own.lesson_id limit 1`);
  }
  const series = await db
    .select({ series: lessonSeries, name: offering.offeringName })
    .from(lessonSeries)
    .innerJoin(offering, eq(offering.id, lessonSeries.offeringId))
    .where(eq(offering.termId, termId))
    .orderBy(lessonSeries.id)
    .limit(4);
  await db.insert(scheduleChange).values(
    series.map(({ series: { weekday, fromBell, toBell, ...weeks }, name }, at) => {
      return {
        orgNo,
        userNo: adminUserNo,
        changeKind: ChangeKind.added,
        summary: `${name}：${weekdayName(weekday)}${bellsWords(fromBell, toBell)}，${weeksWords(weeks)}`,
        lessonCount: weeks.toWeek - weeks.fromWeek + 1,
        touched: 41,
        before: [],
        gmtCreate: wireTimeIn(now, (at - 90) * DAY),
      };
    }),
  );
}

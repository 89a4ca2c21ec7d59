import { sql } from 'drizzle-orm';
import type { remind } from '#contract/exam/learnProgress.ts';
import { NOBODY_TO_REMIND } from '#contract/exam/learnProgressFailures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { wireTime } from '#contract/rules/time.ts';
import { learnReminder } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { scopeOf } from './scope.ts';

/**
 * Reminds learners of a course; who was reminded of it today, by whomever, is left out, and the index of the day keeps
 * two who press at once from both being heard. @throws NO_SCOPE, NO_COURSE, NOBODY_TO_REMIND
 */
export async function remindLearners(ctx: UserCtx, wanted: OutputOf<typeof remind.input>) {
  const { db, user, now } = ctx;
  const { userNos, words } = wanted;
  const { course, people } = await scopeOf(ctx, wanted);
  const asked = [...new Set(userNos)];
  const { rows } = await db.execute<{ userNo: string }>(
    sql`select who.user_no as "userNo" from (${people}) who where who.user_no in ${asked}`,
  );
  const gmtCreate = wireTime(now);
  const remindedOn = gmtCreate.slice(0, 10);
  const base = { gmtCreate, courseId: course.id, senderUserNo: user.userNo, remindedOn, words };
  const reminders = rows.map(({ userNo }) => ({ ...base, userNo }));
  const added =
    reminders.length === 0
      ? []
      : await db
          .insert(learnReminder)
          .values(reminders)
          .onConflictDoNothing()
          .returning({ userNo: learnReminder.userNo });
  if (added.length === 0) throw fail(NOBODY_TO_REMIND);
  await sendMessage(ctx, {
    to: added.map(({ userNo }) => userNo),
    msgType: 'study',
    msgTitle: `老师提醒你学习「${course.courseName}」`,
    msgText: words,
    msgUrl: coursePath(course),
  });
  return { sent: added.length, skipped: asked.length - added.length };
}

import { sql } from 'drizzle-orm';
import { TOO_MANY_PEOPLE } from '#contract/exam/taskFailures.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { MOST_TASK_PEOPLE } from '#contract/rules/tasks.ts';
import { ownTaskPath } from '#contract/rules/taskSteps.ts';
import { taskPerson } from '../../db/schema/task.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { written } from '../../db/written.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { offeringPeople } from './policies.ts';
import type { TaskRow } from './policies.ts';

/** Everybody whom the targets of a task mean now. */
const meant = (taskId: string) => sql`
  select gs.user_no from task_target t join grade_student gs on gs.grade_id = t.grade_id
    where t.task_id = ${taskId} and ${enabledAs('gs')} and gs.grade_role = ${written(GradeRole.student)}
  union ${offeringPeople(sql`select t.offering_id from task_target t where t.task_id = ${taskId}`)}
  union select uc.user_no from task_target t join user_course uc on uc.course_id = t.course_id
    where t.task_id = ${taskId} and ${enabledAs('uc')}
  union select t.user_no from task_target t where t.task_id = ${taskId} and t.user_no is not null`;

/**
 * Gives a task to everybody whom it is for and who has it not yet, and tells them. Returns how many have it.
 * @throws TOO_MANY_PEOPLE
 */
export async function addPeople(db: Db, row: TaskRow, now: Date): Promise<{ added: number; all: number }> {
  const { rows } = await db.execute<{ userNo: string }>(sql`
    insert into ${taskPerson} (task_id, user_no)
    select ${row.id}::bigint, who.user_no from (${meant(row.id)}) who (user_no) where who.user_no <> ${row.authorUserNo}
    on conflict (task_id, user_no) do nothing returning user_no as "userNo"`);
  const all = await db.$count(taskPerson, sql`${taskPerson.taskId} = ${row.id}`);
  if (all > MOST_TASK_PEOPLE) throw fail(TOO_MANY_PEOPLE);
  await sendMessage(
    { db },
    {
      to: rows.map(({ userNo }) => userNo),
      msgType: 'study',
      msgTitle: `新任务：「${row.title}」`,
      msgText: timesText(row, now),
      msgUrl: ownTaskPath(row.id),
    },
  );
  return { added: rows.length, all };
}

const timesText = ({ beginsAt, dueAt, issuedAt }: TaskRow, now: Date): string =>
  [
    beginsAt !== null && (issuedAt === null || beginsAt > issuedAt) && `${shownTime(beginsAt, now)} 开始`,
    dueAt === null ? '没有截止时间' : `${shownTime(dueAt, now)} 截止`,
  ]
    .filter(Boolean)
    .join('，');

import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { CLOSED_ALREADY, STILL_A_DRAFT } from '#contract/exam/taskFailures.ts';
import { Nothing } from '#contract/kit/values.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { TASK_REMIND_HOURS, TaskState, TaskStep } from '#contract/rules/tasks.ts';
import { ownTaskPath } from '#contract/rules/taskSteps.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { task, taskPerson } from '../../db/schema/task.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { job } from '../../kit/job.ts';
import { sendMessage } from '../messages/send.ts';
import { addPeople } from './people.ts';
import { heldTask } from './policies.ts';
import type { TaskRow } from './policies.ts';

/** A later end; what was closed is open again, and who joined meanwhile has it too. @throws TASK_GONE, STILL_A_DRAFT */
export async function extendTask(ctx: UserCtx, { id, dueAt }: { id: string; dueAt: string }): Promise<void> {
  const { db, now } = ctx;
  const before = await heldTask(ctx, id);
  if (before.taskState === TaskState.draft) throw fail(STILL_A_DRAFT);
  if (dueAt <= wireTime(now)) throw failAt('dueAt', '新的截止时间要在现在之后');
  const isClosed = before.taskState === TaskState.closed;
  if (!isClosed && before.dueAt !== null && dueAt <= before.dueAt) throw failAt('dueAt', '新的截止时间要比原来的晚');
  if (before.beginsAt !== null && dueAt <= before.beginsAt) throw failAt('dueAt', '截止时间要晚于开始时间');
  const [row] = await db
    .update(task)
    .set({ dueAt, taskState: TaskState.issued, closedAt: null, remindedAt: null, revision: before.revision + 1 })
    .where(eq(task.id, id))
    .returning();
  ctx.changed({ before: { dueAt: before.dueAt, taskState: before.taskState }, after: { dueAt } });
  await addPeople(db, row!, now);
  await tellOpen(db, row!, `「${row!.title}」的截止时间改到 ${shownTime(dueAt, now)}`);
}

/** Nothing more is taken; who hands in at this moment is first or is refused. @throws TASK_GONE, STILL_A_DRAFT, CLOSED_ALREADY */
export async function closeTask(ctx: UserCtx, id: string): Promise<void> {
  const before = await heldTask(ctx, id);
  mustRun(before);
  const closed = { taskState: TaskState.closed, closedAt: wireTime(ctx.now), revision: before.revision + 1 };
  await ctx.db.update(task).set(closed).where(eq(task.id, id));
}

/** @throws STILL_A_DRAFT, CLOSED_ALREADY */
export function mustRun({ taskState }: Pick<TaskRow, 'taskState'>): void {
  if (taskState === TaskState.draft) throw fail(STILL_A_DRAFT);
  if (taskState === TaskState.closed) throw fail(CLOSED_ALREADY);
}

const isOpen = inArray(taskPerson.taskStep, [TaskStep.waiting, TaskStep.returned]);

/** A message to everybody who has not handed in. */
async function tellOpen(db: Db, { id }: Pick<TaskRow, 'id'>, msgTitle: string, msgText = ''): Promise<void> {
  const people = await db
    .select({ userNo: taskPerson.userNo })
    .from(taskPerson)
    .where(and(eq(taskPerson.taskId, id), isOpen));
  const to = people.map(({ userNo }) => userNo);
  await sendMessage({ db }, { to, msgType: 'study', msgTitle, msgText, msgUrl: ownTaskPath(id) });
}

/** So many tasks in one transaction. */
const AT_ONCE = 100;

/**
 * Hourly: who joined a class of a running task gets it, and who has not handed in hears of the end the day before. Done
 * again it does nothing more.
 */
export const keepTasks = job({
  name: 'keepTasks',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '7 * * * *',
  async run({ db, clock, log }) {
    const now = clock();
    for (let after = '0'; ;) {
      const ids = await db
        .select({ id: task.id })
        .from(task)
        .where(
          and(
            gt(task.id, after),
            eq(task.taskState, TaskState.issued),
            or(isNull(task.dueAt), gt(task.dueAt, wireTime(now))),
          ),
        )
        .orderBy(task.id)
        .limit(AT_ONCE);
      for (const { id } of ids) {
        try {
          await db.transaction((tx) => keepOne(tx, id, now));
        } catch (error) {
          // a class that grew beyond what a task takes must not hold up the others
          log.error({ err: error, taskId: id }, 'a task could not be kept');
        }
      }
      if (ids.length < AT_ONCE) return;
      after = ids.at(-1)!.id;
    }
  },
});

async function keepOne(db: Db, id: string, now: Date): Promise<void> {
  const running = and(eq(task.id, id), eq(task.taskState, TaskState.issued));
  const [row] = await db.select().from(task).where(running).for('no key update');
  if (!row) return;
  await addPeople(db, row, now);
  const soon = wireTimeIn(now, TASK_REMIND_HOURS * 3600);
  const due = and(eq(task.id, id), lte(task.dueAt, soon), isNull(task.remindedAt));
  const begun = or(isNull(task.beginsAt), lte(task.beginsAt, wireTime(now)));
  const [reminded] = await db
    .update(task)
    .set({ remindedAt: wireTime(now) })
    .where(and(due, begun))
    .returning({ id: task.id });
  if (reminded) await tellOpen(db, row, `「${row.title}」${shownTime(row.dueAt!, now)} 截止，还没有交`);
}

/** For the sake of readers of `nudgedAt`: the day that it is, from its first second. */
export const dayOf = (now: Date): string => `${wireTime(now).slice(0, 10)} 00:00:00`;

/** The learners who were not reminded today of these. */
export const notNudgedSince = (day: string) => sql`(${taskPerson.nudgedAt} is null or ${taskPerson.nudgedAt} < ${day})`;

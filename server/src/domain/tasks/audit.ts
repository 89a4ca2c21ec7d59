import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { AuditRow, page } from '#contract/exam/taskAudit.ts';
import { WORK_GONE } from '#contract/exam/taskFailures.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { criterionPoints } from '#contract/rules/markRounds.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { wireTime } from '#contract/rules/time.ts';
import { task, taskPerson } from '../../db/schema/task.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { countsOf, shownTask } from './list.ts';
import { nameOf } from './mine.ts';
import { auditedTasks, auditedWork, ownTasks, taskBy } from './policies.ts';
import type { PersonRow, TaskRow } from './policies.ts';
import { marksOf, versionsOf, wholeTask } from './shown.ts';

/** Who has a task to do and how far they are; what waits the longest comes first. @throws TASK_GONE */
export async function auditPage(ctx: UserCtx, wanted: OutputOf<typeof page.input>): Promise<Page<AuditRow>> {
  const { db } = ctx;
  const { taskId, taskStep, keyword, ...request } = wanted;
  if (taskId !== undefined) await taskBy(ctx, taskId, auditedTasks(ctx));
  const words = containing(keyword);
  const where = and(
    auditedWork(ctx),
    taskId === undefined ? undefined : eq(taskPerson.taskId, taskId),
    taskStep === undefined ? undefined : eq(taskPerson.taskStep, taskStep),
    keyword === '' ? undefined : or(ilike(userExt.idCardName, words), ilike(userExt.nickname, words)),
  );
  const { id, userNo, taskStep: step, submittedAt, lateDays, finalPoints, nudgedAt } = taskPerson;
  const person = { nickname: userExt.nickname, idCardName: userExt.idCardName, mobile: account.mobile };
  const shown = { id, taskId: task.id, taskTitle: task.title, userNo, taskStep: step, submittedAt, lateDays };
  const rows = db
    .select({ ...shown, finalPoints, totalPoints: task.totalPoints, nudgedAt, person })
    .from(taskPerson)
    .innerJoin(task, eq(task.id, taskPerson.taskId))
    .innerJoin(account, eq(account.userNo, taskPerson.userNo))
    .leftJoin(userExt, eq(userExt.userNo, taskPerson.userNo))
    .where(where)
    .orderBy(sql`${taskPerson.submittedAt} asc nulls last`, asc(taskPerson.id));
  const counted = db
    .select({ id: taskPerson.id })
    .from(taskPerson)
    .leftJoin(userExt, eq(userExt.userNo, taskPerson.userNo))
    .where(where);
  const found = await paginate(request, rows.$dynamic(), () => db.$count(counted.as('counted')));
  const list = found.list.map(({ person: named, ...row }) => ({ ...row, name: displayName(named, UserType.lecturer) }));
  return { ...found, list };
}

/** A task with how many are at each step. @throws TASK_GONE */
export async function auditHead(ctx: UserCtx, taskId: string) {
  const row = await taskBy(ctx, taskId, auditedTasks(ctx));
  const steps = (await countsOf(ctx.db, [taskId])).get(taskId) ?? new Map<TaskStep, number>();
  const isOwn = (await ctx.db.$count(task, and(eq(task.id, taskId), ownTasks(ctx)))) > 0;
  return {
    ...shownTask(row, wireTime(ctx.now)),
    isOwn: isOwn ? (1 as const) : (0 as const),
    counts: TaskStep.values.map((taskStep) => ({ taskStep, people: steps.get(taskStep) ?? 0 })),
  };
}

/** The work of somebody that the caller marks; `held` until the end of the transaction. @throws WORK_GONE */
export async function auditedPerson(
  ctx: UserCtx,
  id: string,
  lock?: 'held',
): Promise<{ task: TaskRow; person: PersonRow }> {
  const query = ctx.db
    .select({ task, person: taskPerson })
    .from(taskPerson)
    .innerJoin(task, eq(task.id, taskPerson.taskId))
    .where(and(eq(taskPerson.id, id), auditedWork(ctx)));
  const [row] = await (lock ? query.for('no key update', { of: taskPerson }) : query);
  if (!row) throw fail(WORK_GONE);
  return row;
}

/** Everything about what somebody handed in. @throws WORK_GONE */
export async function viewWork(ctx: UserCtx, id: string) {
  const { db } = ctx;
  const { task: row, person } = await auditedPerson(ctx, id);
  const { revision, userNo, taskStep, lateDays } = person;
  const waiting = and(auditedWork(ctx), eq(taskPerson.taskId, row.id), eq(taskPerson.taskStep, TaskStep.submitted));
  return {
    ...(await wholeTask(row, wireTime(ctx.now))),
    ...marksOf(person),
    id,
    revision,
    userNo,
    name: await nameOf(db, userNo),
    taskStep,
    lateDays,
    versions: await versionsOf(db, id),
    worth: Object.fromEntries(criterionPoints(row.totalPoints, row.rubric)),
    nextId: await nextWaiting(ctx, person),
    toAuditCount: await db.$count(taskPerson, waiting),
  };
}

/** The next that waits in the same task, after this one, then from the front; empty: none. */
export async function nextWaiting(ctx: UserCtx, { id, taskId, submittedAt }: PersonRow): Promise<string> {
  const waiting = and(eq(taskPerson.taskId, taskId), eq(taskPerson.taskStep, TaskStep.submitted), auditedWork(ctx));
  const isAfter = sql`(${taskPerson.submittedAt}, ${taskPerson.id}) > (coalesce(${submittedAt}::timestamptz, '-infinity'), ${id}::bigint)`;
  const [row] = await ctx.db
    .select({ id: taskPerson.id })
    .from(taskPerson)
    .where(and(waiting, sql`${taskPerson.id} <> ${id}`))
    .orderBy(sql`${isAfter} desc`, asc(taskPerson.submittedAt), asc(taskPerson.id))
    .limit(1);
  return row?.id ?? '';
}

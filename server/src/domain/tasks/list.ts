import { and, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { page, TaskRow as ShownRow } from '#contract/exam/task.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { LateRule } from '#contract/rules/assessments.ts';
import { TaskPhase, taskPhaseOf, TaskState, TaskStep } from '#contract/rules/tasks.ts';
import { wireTime } from '#contract/rules/time.ts';
import { task, taskPerson } from '../../db/schema/task.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { auditedTasks, ownTasks, taskBy } from './policies.ts';
import type { TaskRow } from './policies.ts';
import { peopleWithin } from './scope.ts';
import type { ScopeWish } from './scope.ts';
import { targetsOf } from './targets.ts';

/** What is asked for every hour of the day, in the words of the database (rules/tasks.ts: taskPhaseOf). */
export function inPhase(phase: TaskPhase, now: string): SQL {
  const refuses = sql`(${task.rules} ->> 'lateRule')::int = ${LateRule.refuse}`;
  const begun = sql`coalesce(${task.beginsAt} <= ${now}, true)`;
  const over = sql`(${begun} and coalesce(${task.dueAt} <= ${now}, false) and ${refuses})`;
  const issued = eq(task.taskState, TaskState.issued);
  return {
    [TaskPhase.draft]: eq(task.taskState, TaskState.draft),
    [TaskPhase.coming]: and(issued, sql`not ${begun}`)!,
    [TaskPhase.running]: and(issued, begun, sql`not ${over}`)!,
    [TaskPhase.ended]: sql`(${eq(task.taskState, TaskState.closed)} or (${issued} and ${over}))`,
  }[phase];
}

/** Tasks of one's own and of those one teaches, the newest first. */
export async function tasksPage(ctx: UserCtx, wanted: OutputOf<typeof page.input>): Promise<Page<ShownRow>> {
  const { db, now } = ctx;
  const { phase, keyword, gradeId, offeringId, courseId, ...request } = wanted;
  const moment = wireTime(now);
  const where = and(
    auditedTasks(ctx),
    phase === undefined ? undefined : inPhase(phase, moment),
    keyword === '' ? undefined : ilike(task.title, containing(keyword)),
    await tasksWithin(ctx, { gradeId, offeringId, courseId }),
  );
  const rows = db
    .select({ task, isOwn: sql<boolean>`(${ownTasks(ctx)})` })
    .from(task)
    .where(where)
    .orderBy(desc(task.id));
  const found = await paginate(request, rows.$dynamic(), () => db.$count(task, where));
  const ids = found.list.map(({ task: { id } }) => id);
  const [targets, counts] = await Promise.all([targetsOf(db, ids), countsOf(db, ids)]);
  const list = found.list.map(({ task: row, isOwn }): ShownRow => {
    const steps = counts.get(row.id) ?? new Map<TaskStep, number>();
    const of = (...wantedSteps: TaskStep[]) => wantedSteps.reduce((sum, step) => sum + (steps.get(step) ?? 0), 0);
    return {
      ...shownTask(row, moment),
      targets: (targets.get(row.id) ?? []).map(({ name }) => name),
      isOwn: isOwn ? 1 : 0,
      revision: row.revision,
      peopleCount: of(...TaskStep.values),
      handedInCount: of(TaskStep.submitted, TaskStep.marked),
      toAuditCount: of(TaskStep.submitted),
    };
  });
  return { ...found, list };
}

/** Tasks that a learner of the scope has. */
export async function tasksWithin(ctx: UserCtx, scope: ScopeWish): Promise<SQL | undefined> {
  const people = await peopleWithin(ctx, scope);
  return people && sql`"task"."id" in (select p.task_id from task_person p where p.user_no in (${people}))`;
}

/** What everybody sees of a task at that moment. */
export const shownTask = (row: TaskRow, now: string) => {
  const { id: taskId, title, taskKind, beginsAt, dueAt, totalPoints, passPoints } = row;
  return { taskId, title, taskKind, phase: taskPhaseOf(row, now), beginsAt, dueAt, totalPoints, passPoints };
};

/** How many are at each step, by task. */
export async function countsOf(db: Db, taskIds: readonly string[]): Promise<Map<string, Map<TaskStep, number>>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .select({ taskId: taskPerson.taskId, taskStep: taskPerson.taskStep, people: sql<number>`count(*)::int` })
    .from(taskPerson)
    .where(inArray(taskPerson.taskId, [...taskIds]))
    .groupBy(taskPerson.taskId, taskPerson.taskStep);
  const groups = Map.groupBy(rows, ({ taskId }) => taskId);
  return new Map([...groups].map(([id, all]) => [id, new Map(all.map((row) => [row.taskStep, row.people]))]));
}

/** Everything about a task of one's own. @throws TASK_GONE */
export async function viewTask(ctx: UserCtx, id: string) {
  const row = await taskBy(ctx, id, ownTasks(ctx));
  const targets = (await targetsOf(ctx.db, [id])).get(id) ?? [];
  const { revision, requirement, attachments, rubric, rules, issuedAt } = row;
  return { ...shownTask(row, wireTime(ctx.now)), revision, requirement, attachments, targets, rubric, rules, issuedAt };
}

import { eq } from 'drizzle-orm';
import type { revise, save } from '#contract/exam/task.ts';
import { NOBODY_THERE, NOT_A_DRAFT, STILL_A_DRAFT } from '#contract/exam/taskFailures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { TaskState } from '#contract/rules/tasks.ts';
import type { TaskFile } from '#contract/rules/tasks.ts';
import { wireTime } from '#contract/rules/time.ts';
import { task, taskTarget } from '../../db/schema/task.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { ownFile } from '../files/ownFile.ts';
import { ownerOf } from '../questions/owned.ts';
import { addPeople } from './people.ts';
import { heldTask } from './policies.ts';
import type { TaskRow } from './policies.ts';
import { keepTargets } from './targets.ts';

type Wish = OutputOf<typeof save.input>;

/**
 * Keeps a draft; with `isIssue` it goes to everybody it is for.
 * @throws TASK_GONE, TASK_MOVED, NOT_A_DRAFT, NOBODY_THERE, TOO_MANY_PEOPLE, NO_PERMISSION
 */
export async function saveTask(
  ctx: UserCtx,
  wish: Wish,
): Promise<{ id: string; revision: number; peopleCount: number }> {
  const { db } = ctx;
  const { id, revision, isIssue, gradeIds, offeringIds, courseIds, userNos, ...facts } = wish;
  const owner = await ownerOf(ctx, 'exam:manage');
  const before = id === undefined ? undefined : await heldTask(ctx, id, revision);
  if (before && before.taskState !== TaskState.draft) throw fail(NOT_A_DRAFT);
  mustFit(wish, wireTime(ctx.now));
  await mustOwnFiles(ctx, facts.attachments, before?.attachments);
  const values = {
    ...facts,
    requirement: cleanHtml(facts.requirement),
    beginsAt: facts.beginsAt || null,
    dueAt: facts.dueAt || null,
    gmtModified: wireTime(ctx.now),
  };
  const [row] = before
    ? await db
        .update(task)
        .set({ ...values, revision: before.revision + 1 })
        .where(eq(task.id, before.id))
        .returning()
    : await db
        .insert(task)
        .values({ ...values, ...owner, gmtCreate: values.gmtModified })
        .returning();
  await keepTargets(ctx, row!.id, { gradeIds, offeringIds, courseIds, userNos });
  const peopleCount = isIssue === 1 ? await issue(ctx, row!) : 0;
  return { id: row!.id, revision: row!.revision, peopleCount };
}

async function issue({ db, now }: UserCtx, row: TaskRow): Promise<number> {
  const targets = await db.$count(taskTarget, eq(taskTarget.taskId, row.id));
  if (targets === 0) throw failAt('gradeIds', '请选择布置给谁');
  const issuedAt = wireTime(now);
  await db.update(task).set({ taskState: TaskState.issued, issuedAt }).where(eq(task.id, row.id));
  const { all } = await addPeople(db, { ...row, issuedAt }, now);
  if (all === 0) throw fail(NOBODY_THERE);
  return all;
}

function mustFit({ beginsAt, dueAt, totalPoints, passPoints, isIssue }: Wish, now: string): void {
  if (beginsAt !== '' && dueAt !== '' && beginsAt >= dueAt) throw failAt('dueAt', '截止时间要晚于开始时间');
  if (isIssue === 1 && dueAt !== '' && dueAt <= now) throw failAt('dueAt', '截止时间已经过了');
  if (passPoints !== null && passPoints > totalPoints) throw failAt('passPoints', '及格分不能超过满分');
}

/** Files that were there before may be another teacher's: a copy keeps them. */
async function mustOwnFiles(ctx: UserCtx, files: readonly TaskFile[], before: readonly TaskFile[] = []): Promise<void> {
  const known = new Set(before.map(({ url }) => url));
  for (const { url } of files) if (!known.has(url)) await ownFile(ctx, url, 'task', { field: 'attachments' });
}

/** Other words for what is already out. @throws TASK_GONE, TASK_MOVED, STILL_A_DRAFT */
export async function reviseTask(ctx: UserCtx, wish: OutputOf<typeof revise.input>): Promise<{ revision: number }> {
  const { id, revision, ...words } = wish;
  const before = await heldTask(ctx, id, revision);
  if (before.taskState === TaskState.draft) throw fail(STILL_A_DRAFT);
  await mustOwnFiles(ctx, words.attachments, before.attachments);
  const { title, requirement, attachments } = before;
  const after = { ...words, requirement: cleanHtml(words.requirement) };
  await ctx.db
    .update(task)
    .set({ ...after, revision: revision + 1, gmtModified: wireTime(ctx.now) })
    .where(eq(task.id, id));
  ctx.changed({ before: { title, requirement, attachments }, after });
  return { revision: revision + 1 };
}

/** A draft like it, without times. @throws TASK_GONE */
export async function copyTask(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const { db } = ctx;
  const before = await heldTask(ctx, id);
  const owner = await ownerOf(ctx, 'exam:manage');
  const { taskKind, requirement, attachments, totalPoints, passPoints, rubric, rules } = before;
  const facts = { taskKind, requirement, attachments, totalPoints, passPoints, rubric, rules };
  const title = `${before.title.slice(0, 57)} 副本`;
  const [row] = await db
    .insert(task)
    .values({ ...facts, ...owner, title })
    .returning({ id: task.id });
  const { taskSource, gradeId, offeringId, courseId, userNo } = taskTarget;
  const targets = await db
    .select({ taskSource, gradeId, offeringId, courseId, userNo })
    .from(taskTarget)
    .where(eq(taskTarget.taskId, id))
    .orderBy(taskTarget.id);
  const copied = targets.map((target) => ({ ...target, taskId: row!.id }));
  if (copied.length > 0) await db.insert(taskTarget).values(copied);
  return row!;
}

/** @throws TASK_GONE, NOT_A_DRAFT */
export async function removeTask(ctx: UserCtx, id: string): Promise<void> {
  const row = await heldTask(ctx, id);
  if (row.taskState !== TaskState.draft) throw fail(NOT_A_DRAFT);
  await ctx.db.delete(task).where(eq(task.id, id));
}

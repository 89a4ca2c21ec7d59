import { and, eq, sql } from 'drizzle-orm';
import type { draft, submit } from '#contract/exam/myTask.ts';
import { MARKED_ALREADY, NOT_YET, TASK_CLOSED, TOO_LATE } from '#contract/exam/taskFailures.ts';
import type { Failure } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isBlankHtml } from '#contract/rules/richText.ts';
import { taskFileKinds, lateDaysOf, TaskStep } from '#contract/rules/tasks.ts';
import type { TaskFile, TaskRules } from '#contract/rules/tasks.ts';
import { handInStop } from '#contract/rules/taskSteps.ts';
import type { HandInStop } from '#contract/rules/taskSteps.ts';
import { wireTime } from '#contract/rules/time.ts';
import { taskPerson, taskSubmission } from '../../db/schema/task.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { ownFile } from '../files/ownFile.ts';
import { ownTask } from './policies.ts';
import type { PersonRow } from './policies.ts';

const refusals: Readonly<Record<HandInStop, Failure>> = {
  notYet: NOT_YET,
  over: TOO_LATE,
  closed: TASK_CLOSED,
  marked: MARKED_ALREADY,
};

/** Keeps what is written so far; also before the beginning and after the end. @throws OWN_TASK_GONE, TASK_CLOSED, MARKED_ALREADY */
export async function keepTaskDraft(ctx: UserCtx, { taskId, content, files }: OutputOf<typeof draft.input>) {
  const { db, user, now } = ctx;
  const found = await ownTask(db, user.userNo, taskId);
  const stop = handInStop(found.task, found.person.taskStep, wireTime(now));
  if (stop === 'closed' || stop === 'marked') throw fail(refusals[stop]);
  await mustTake(ctx, found.task.rules, files, found.person);
  const draftAt = wireTime(now);
  await db
    .update(taskPerson)
    .set({ draftContent: cleanHtml(content), draftFiles: files, draftAt })
    .where(eq(taskPerson.id, found.person.id));
  return { at: draftAt };
}

/**
 * Hands in a version; the newest counts. Sent twice it is one, and whoever closes the task at this moment waits.
 * @throws OWN_TASK_GONE, NOT_YET, TOO_LATE, TASK_CLOSED, MARKED_ALREADY
 */
export async function handInTask(ctx: UserCtx, wish: OutputOf<typeof submit.input>) {
  const { db, user, now } = ctx;
  const { taskId, clientKey, files } = wish;
  const { task } = await ownTask(db, user.userNo, taskId, 'held');
  const person = await heldPerson(db, user.userNo, taskId);
  const known = await versionBy(db, person.id, clientKey);
  if (known) return known;
  const submittedAt = wireTime(now);
  const stop = handInStop(task, person.taskStep, submittedAt);
  if (stop !== null) throw fail(refusals[stop]);
  const { rules, dueAt } = task;
  const content = rules.takesText === 1 ? cleanHtml(wish.content) : '';
  await mustTake(ctx, rules, files, person);
  if (isBlankHtml(content) && files.length === 0) {
    throw rules.takesText === 1 ? failAt('content', '写点内容或者添加文件再提交') : failAt('files', '请添加要交的文件');
  }
  // what was given back is as late as it was: the rest of the time was the teacher's wish
  const lateDays = person.taskStep === TaskStep.returned ? person.lateDays : lateDaysOf(dueAt, submittedAt);
  const [{ last } = { last: 0 }] = await db
    .select({ last: sql<number>`coalesce(max(${taskSubmission.versionNo}), 0)` })
    .from(taskSubmission)
    .where(eq(taskSubmission.personId, person.id));
  const versionNo = last + 1;
  const version = { taskId, personId: person.id, userNo: user.userNo, versionNo, content, files, lateDays, clientKey };
  const [made] = await db
    .insert(taskSubmission)
    .values({ ...version, gmtCreate: submittedAt })
    .returning({ id: taskSubmission.id });
  await db
    .update(taskPerson)
    .set({
      taskStep: TaskStep.submitted,
      submissionId: made!.id,
      submittedAt,
      lateDays,
      draftContent: content,
      draftFiles: files,
      draftAt: submittedAt,
      remark: '',
      revision: person.revision + 1,
    })
    .where(eq(taskPerson.id, person.id));
  return { versionNo, lateDays };
}

async function heldPerson(db: Db, userNo: string, taskId: string): Promise<PersonRow> {
  const [row] = await db
    .select()
    .from(taskPerson)
    .where(and(eq(taskPerson.taskId, taskId), eq(taskPerson.userNo, userNo)))
    .for('no key update');
  return row!;
}

async function versionBy(db: Db, personId: string, clientKey: string) {
  const { versionNo, lateDays } = taskSubmission;
  const same = and(eq(taskSubmission.personId, personId), eq(taskSubmission.clientKey, clientKey));
  const [row] = await db.select({ versionNo, lateDays }).from(taskSubmission).where(same);
  return row;
}

/** @throws 422 at `files` with too many, other kinds, or somebody else's */
async function mustTake(ctx: UserCtx, rules: TaskRules, files: readonly TaskFile[], person: PersonRow): Promise<void> {
  const { takesFiles, maxFiles, fileKinds } = rules;
  if (files.length === 0) return;
  if (takesFiles === 0) throw failAt('files', '这个任务不收文件');
  if (files.length > maxFiles) throw failAt('files', `最多 ${maxFiles} 个文件`);
  const taken = new Set<string>(fileKinds.flatMap((kind) => taskFileKinds[kind].extensions));
  const known = new Set(person.draftFiles.map(({ url }) => url));
  for (const { url, name } of files) {
    if (!taken.has(url.slice(url.lastIndexOf('.') + 1))) {
      const kinds = fileKinds.map((kind) => taskFileKinds[kind].label).join('、');
      throw failAt('files', `只收${kinds}，${name} 不能交`);
    }
    if (!known.has(url)) await ownFile(ctx, url, 'task', { field: 'files' });
  }
}

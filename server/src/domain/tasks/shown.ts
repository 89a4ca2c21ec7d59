import { desc, eq } from 'drizzle-orm';
import type { Version } from '#contract/exam/taskShapes.ts';
import { taskSubmission } from '../../db/schema/task.ts';
import type { Db } from '../../db/client.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { shownTask } from './list.ts';
import type { PersonRow, TaskRow } from './policies.ts';

/** A task with what it asks for, ready to be shown. */
export async function wholeTask(row: TaskRow, now: string) {
  const { requirement, attachments, rubric, rules } = row;
  const { lateRule, latePercent } = rules;
  return {
    ...shownTask(row, now),
    requirementHtml: await shownHtml(requirement),
    attachments,
    rubric,
    lateRule,
    latePercent,
  };
}

/** Everything that somebody handed in for a task, the newest first. */
export async function versionsOf(db: Db, personId: string): Promise<Version[]> {
  const rows = await db
    .select()
    .from(taskSubmission)
    .where(eq(taskSubmission.personId, personId))
    .orderBy(desc(taskSubmission.versionNo));
  return Promise.all(
    rows.map(async ({ id, versionNo, gmtCreate, lateDays, content, files, returnRemark, returnedAt }) => {
      const contentHtml = await shownHtml(content);
      return { id, versionNo, submittedAt: gmtCreate, lateDays, contentHtml, files, returnRemark, returnedAt };
    }),
  );
}

/** What a teacher gave. */
export const marksOf = ({ rubricPoints, teacherPoints, finalPoints, remark, markedAt }: PersonRow) => ({
  rubricPoints,
  teacherPoints,
  finalPoints,
  remark,
  markedAt,
});

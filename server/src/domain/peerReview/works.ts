import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { PeerState, TaskStep } from '#contract/rules/tasks.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { taskPerson } from '../../db/schema/task.ts';
import { written } from '../../db/written.ts';

/** A work as it may be reviewed: the newest version of who has handed in and was not given it back. */
export interface Work {
  personId: string;
  userNo: string;
  submissionId: string;
  /** Somebody was asked to review it, in this version or in an older one. */
  isAssigned: boolean;
}

export const isHandedIn = and(
  enabled(taskPerson),
  inArray(taskPerson.taskStep, [TaskStep.submitted, TaskStep.marked]),
  isNotNull(taskPerson.submissionId),
)!;

/** Somebody reviews a version of this person's work. */
export const isReviewed = sql<boolean>`exists (select from task_submission s
  join peer_review r on r.submission_id = s.id and r.peer_state <> ${written(PeerState.replaced)}
  where s.person_id = "task_person"."id")`;

export async function worksOf(db: Db, taskId: string): Promise<Work[]> {
  const rows = await db
    .select({
      personId: taskPerson.id,
      userNo: taskPerson.userNo,
      submissionId: taskPerson.submissionId,
      isAssigned: isReviewed,
    })
    .from(taskPerson)
    .where(and(eq(taskPerson.taskId, taskId), isHandedIn))
    .orderBy(taskPerson.id);
  return rows.map((row) => ({ ...row, submissionId: row.submissionId! }));
}

import { eq } from 'drizzle-orm';
import { usualTaskRules } from '#contract/rules/tasks.ts';
import type { Criterion } from '#contract/rules/questions.ts';
import type { TaskFile, TaskRules, TaskState } from '#contract/rules/tasks.ts';
import type { Db } from '#server/db/client.ts';
import { peerReview, task, taskPerson, taskSubmission } from '#server/db/schema/task.ts';

interface TaskWish {
  authorUserNo: string;
  orgNo?: string | null;
  isOfOrg?: 0 | 1;
  title?: string;
  state?: TaskState;
  beginsAt?: string;
  dueAt?: string;
  rubric?: Criterion[];
  rules?: Partial<TaskRules>;
  peerAssignedAt?: string;
  peerPublishedAt?: string;
}

/** An issued task, running from 2026-11-20 08:00 to 2026-11-30 22:00 for 100 marks unless it is wished otherwise. */
export async function makeTask(db: Db, wish: TaskWish): Promise<string> {
  const {
    title = '访谈提纲',
    state = 2,
    beginsAt = '2026-11-20 08:00:00',
    dueAt = '2026-11-30 22:00:00',
    ...rest
  } = wish;
  const rules = { ...usualTaskRules, ...rest.rules };
  const issuedAt = state === 1 ? null : '2026-11-19 08:00:00';
  const facts = { ...rest, rules, title, taskKind: 1, taskState: state, beginsAt, dueAt, passPoints: 600 } as const;
  const [row] = await db
    .insert(task)
    .values({ ...facts, requirement: '<p>写一份访谈提纲</p>', issuedAt })
    .returning({ id: task.id });
  return row!.id;
}

/** Somebody who has it to do. Returns the id of their row. */
export async function addTaskPerson(db: Db, taskId: string, userNo: string): Promise<string> {
  const [row] = await db.insert(taskPerson).values({ taskId, userNo }).returning({ id: taskPerson.id });
  return row!.id;
}

interface SubmissionWish {
  taskId: string;
  personId: string;
  userNo: string;
  content?: string;
  files?: TaskFile[];
  submittedAt?: string;
  versionNo?: number;
}

/** What somebody handed in. Returns its id. */
export async function makeSubmission(db: Db, wish: SubmissionWish): Promise<string> {
  const {
    content = '<p>我的访谈提纲</p>',
    files = [],
    submittedAt = '2026-11-21 09:00:00',
    versionNo = 1,
    ...of
  } = wish;
  const [row] = await db
    .insert(taskSubmission)
    .values({ ...of, content, files, versionNo, gmtCreate: submittedAt, clientKey: `made-${versionNo}` })
    .returning({ id: taskSubmission.id });
  await db
    .update(taskPerson)
    .set({ taskStep: 2, submissionId: row!.id, submittedAt, draftContent: content, draftFiles: files })
    .where(eq(taskPerson.id, of.personId));
  return row!.id;
}

/** Somebody with the task who handed it in. */
export async function makeHandedInTask(db: Db, taskId: string, userNo: string, content?: string) {
  const personId = await addTaskPerson(db, taskId, userNo);
  const said = content === undefined ? {} : { content };
  return { personId, submissionId: await makeSubmission(db, { taskId, personId, userNo, ...said }) };
}

interface PeerWish {
  taskId: string;
  submissionId: string;
  reviewerUserNo: string;
  /** Of a review that was sent. */
  points?: number;
  content?: string;
  dueAt?: string;
}

/** A review that a classmate owes, or has sent. Returns its id. */
export async function makePeerReview(db: Db, { points, content = '', ...wish }: PeerWish): Promise<string> {
  const sent = points === undefined ? {} : ({ points, peerState: 2, submittedAt: '2026-11-22 09:00:00' } as const);
  const [row] = await db
    .insert(peerReview)
    .values({ dueAt: '2026-12-05 22:00:00', ...wish, ...sent, content })
    .returning({ id: peerReview.id });
  return row!.id;
}

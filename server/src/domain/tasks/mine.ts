import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OwnTask } from '#contract/exam/myTask.ts';
import type { Page } from '#contract/kit/page.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { TaskPhase, TaskStep } from '#contract/rules/tasks.ts';
import { handInStop } from '#contract/rules/taskSteps.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { task, taskPerson } from '../../db/schema/task.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { inPhase, shownTask } from './list.ts';
import { mine, ownTask } from './policies.ts';
import type { PersonRow, TaskRow } from './policies.ts';
import { marksOf, versionsOf, wholeTask } from './shown.ts';

const author = { nickname: userExt.nickname, idCardName: userExt.idCardName, mobile: account.mobile };

/** The tasks of a learner; with `isOpen` those that wait for them and still can be handed in. */
export async function ownTasksPage(
  ctx: UserCtx,
  { isOpen, ...request }: PageRequest & { isOpen: 0 | 1 },
): Promise<Page<OwnTask>> {
  const { db, user, now } = ctx;
  const moment = wireTime(now);
  const todo = sql`((${eq(taskPerson.taskStep, TaskStep.waiting)} and not ${inPhase(TaskPhase.ended, moment)})
    or (${eq(taskPerson.taskStep, TaskStep.returned)} and ${task.closedAt} is null))`;
  const where = and(mine(user.userNo), isOpen === 1 ? todo : undefined);
  const rows = db
    .select({ task, person: taskPerson, author })
    .from(taskPerson)
    .innerJoin(task, eq(task.id, taskPerson.taskId))
    .innerJoin(account, eq(account.userNo, task.authorUserNo))
    .leftJoin(userExt, eq(userExt.userNo, task.authorUserNo))
    .where(where)
    .orderBy(desc(taskPerson.id));
  const counted = db
    .select({ id: taskPerson.id })
    .from(taskPerson)
    .innerJoin(task, eq(task.id, taskPerson.taskId))
    .where(where);
  const found = await paginate(request, rows.$dynamic(), () => db.$count(counted.as('counted')));
  const list = found.list.map((row): OwnTask => ({
    ...shownTask(row.task, moment),
    ...standing(row, moment),
    finalPoints: row.person.taskStep === TaskStep.marked ? row.person.finalPoints : null,
    authorName: displayName(row.author, UserType.lecturer),
  }));
  return { ...found, list };
}

function standing({ task: row, person }: { task: TaskRow; person: PersonRow }, now: string) {
  const { taskStep, submittedAt, lateDays } = person;
  return { taskStep, submittedAt, lateDays, stop: handInStop(row, taskStep, now) ?? ('' as const) };
}

/** Everything a learner sees of a task of theirs. @throws OWN_TASK_GONE */
export async function viewOwnTask({ db, user, now }: UserCtx, taskId: string) {
  const found = await ownTask(db, user.userNo, taskId);
  const moment = wireTime(now);
  const { takesText, takesFiles, fileKinds, maxFiles, isPeer } = found.task.rules;
  const { draftContent: content, draftFiles: files, draftAt: at, taskStep } = found.person;
  const marked = marksOf(found.person);
  const shown =
    taskStep === TaskStep.marked ? marked : { ...marked, rubricPoints: {}, teacherPoints: null, finalPoints: null };
  return {
    ...(await wholeTask(found.task, moment)),
    ...standing(found, moment),
    ...shown,
    authorName: await nameOf(db, found.task.authorUserNo),
    takesText,
    takesFiles,
    fileKinds,
    maxFiles,
    isPeer,
    draft: { content, files, at },
    versions: await versionsOf(db, found.person.id),
  };
}

/** The real name of somebody, where they gave one. */
export async function nameOf(db: Db, userNo: string): Promise<string> {
  const [person] = await db
    .select(author)
    .from(account)
    .leftJoin(userExt, eq(userExt.userNo, account.userNo))
    .where(inArray(account.userNo, [userNo]));
  return person ? displayName(person, UserType.lecturer) : '';
}

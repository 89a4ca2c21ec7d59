import { and, eq, inArray, sql } from 'drizzle-orm';
import type { giveBack, mark, nudge, pass } from '#contract/exam/taskAudit.ts';
import { NO_REDO, NOBODY_TO_NUDGE, NOT_HANDED_IN, WORK_MOVED } from '#contract/exam/taskFailures.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { criterionPoints } from '#contract/rules/markRounds.ts';
import { pointsText } from '#contract/rules/points.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { finalTaskPoints, isPeerAwaited, TaskState, TaskStep } from '#contract/rules/tasks.ts';
import { ownTaskPath } from '#contract/rules/taskSteps.ts';
import { wireTime } from '#contract/rules/time.ts';
import { task, taskPerson, taskSubmission } from '../../db/schema/task.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { auditedPerson, nextWaiting } from './audit.ts';
import { auditedTasks, auditedWork, taskBy } from './policies.ts';
import type { PersonRow, TaskRow } from './policies.ts';
import { dayOf, mustRun, notNudgedSince } from './run.ts';

/** Gives marks, or other ones. @throws WORK_GONE, WORK_MOVED, NOT_HANDED_IN */
export async function markWork(ctx: UserCtx, wish: OutputOf<typeof mark.input>) {
  const { task: row, person } = await auditedPerson(ctx, wish.id, 'held');
  const isChange = person.taskStep === TaskStep.marked;
  if (person.taskStep !== TaskStep.submitted && !isChange) throw fail(NOT_HANDED_IN);
  if (person.revision !== wish.revision) throw fail(WORK_MOVED);
  const teacherPoints = pointsOf(row, wish);
  const given = { teacherPoints, rubricPoints: row.rubric.length === 0 ? {} : wish.rubric, remark: wish.remark };
  const finalPoints = finalOf(row, person, teacherPoints);
  await ctx.db
    .update(taskPerson)
    .set({ ...given, finalPoints, ...decided(ctx), taskStep: TaskStep.marked, revision: person.revision + 1 })
    .where(eq(taskPerson.id, person.id));
  ctx.changed({ before: { teacherPoints: person.teacherPoints }, after: { teacherPoints, finalPoints } });
  await tellMarked(ctx, row, [{ userNo: person.userNo, finalPoints }], isChange ? '改分了' : '批改好了', wish.remark);
  return { finalPoints, nextId: await nextWaiting(ctx, person) };
}

const finalOf = ({ rules, peerPublishedAt }: TaskRow, person: PersonRow, teacherPoints: number): number | null =>
  finalTaskPoints({ ...person, teacherPoints, isPeerAwaited: isPeerAwaited(rules, peerPublishedAt) }, rules);

const decided = ({ user, now }: UserCtx) => ({ markerUserNo: user.userNo, markedAt: wireTime(now) });

/** The sum of the criteria, or what was given for the whole. @throws 422 at what is missing or too much */
function pointsOf(
  { rubric, totalPoints }: TaskRow,
  wish: Pick<OutputOf<typeof mark.input>, 'points' | 'rubric'>,
): number {
  if (rubric.length === 0) {
    if (wish.points === null) throw failAt('points', '请给分');
    if (wish.points > totalPoints) throw failAt('points', `最多 ${pointsText(totalPoints)} 分`);
    return wish.points;
  }
  const worth = criterionPoints(totalPoints, rubric);
  const unknown = Object.keys(wish.rubric).find((id) => !worth.has(id));
  if (unknown !== undefined) throw failAt(`rubric.${unknown}`, '没有这一条评分要点，请刷新后再批');
  let sum = 0;
  for (const [id, most] of worth) {
    const given = wish.rubric[id];
    if (given === undefined) throw failAt(`rubric.${id}`, '请给分');
    if (given > most) throw failAt(`rubric.${id}`, `最多 ${pointsText(most)} 分`);
    sum += given;
  }
  return sum;
}

interface Told {
  userNo: string;
  finalPoints: number | null;
}

/** One message for those with the same marks. */
async function tellMarked(
  ctx: UserCtx,
  row: TaskRow,
  people: readonly Told[],
  verb: string,
  remark: string,
): Promise<void> {
  for (const [points, some] of Map.groupBy(people, ({ finalPoints }) => finalPoints)) {
    const got = points === null ? '，成绩等互评公布' : `，得 ${pointsText(points)} 分`;
    await sendMessage(ctx, {
      to: some.map(({ userNo }) => userNo),
      msgType: 'study',
      msgTitle: `「${row.title}」${verb}${got}`,
      msgText: remark,
      msgUrl: ownTaskPath(row.id),
    });
  }
}

/** Back to the learner with what is to be improved; the version stays as it was. @throws WORK_GONE, WORK_MOVED, NOT_HANDED_IN, NO_REDO */
export async function returnWork(ctx: UserCtx, { id, revision, remark }: OutputOf<typeof giveBack.input>) {
  const { db } = ctx;
  const { task: row, person } = await auditedPerson(ctx, id, 'held');
  if (person.taskStep !== TaskStep.submitted) throw fail(NOT_HANDED_IN);
  if (person.revision !== revision) throw fail(WORK_MOVED);
  if (row.taskState === TaskState.closed) throw fail(NO_REDO);
  const returnedAt = wireTime(ctx.now);
  await db
    .update(taskPerson)
    .set({ taskStep: TaskStep.returned, remark, revision: revision + 1 })
    .where(eq(taskPerson.id, id));
  await db
    .update(taskSubmission)
    .set({ returnRemark: remark, returnedAt, returnedUserNo: ctx.user.userNo })
    .where(eq(taskSubmission.id, person.submissionId!));
  ctx.changed({ after: { taskStep: TaskStep.returned, remark } });
  await sendMessage(ctx, {
    to: [person.userNo],
    msgType: 'study',
    msgTitle: `「${row.title}」退回了，改好以后再交`,
    msgText: remark,
    msgUrl: ownTaskPath(row.id),
  });
  return { nextId: await nextWaiting(ctx, person) };
}

/** The same share of the full marks for several; what is not waiting any more says so. */
export async function passWork(
  ctx: UserCtx,
  { ids, percent, remark }: OutputOf<typeof pass.input>,
): Promise<BatchOutcome> {
  const { db } = ctx;
  const rows = await db
    .select({ task, person: taskPerson })
    .from(taskPerson)
    .innerJoin(task, eq(task.id, taskPerson.taskId))
    .where(and(inArray(taskPerson.id, ids), eq(taskPerson.taskStep, TaskStep.submitted), auditedWork(ctx)))
    .orderBy(taskPerson.id)
    .for('no key update', { of: taskPerson });
  const given = rows.map(({ task: row, person }) => ({ row, person, ...shareOf(row, person, percent) }));
  if (given.length > 0) {
    const values = given.map(({ person, points, final, rubric }) => ({ id: person.id, points, final, rubric }));
    const { markerUserNo, markedAt } = decided(ctx);
    await db.execute(sql`update ${taskPerson} set task_step = ${TaskStep.marked}, teacher_points = given.points,
      rubric_points = given.rubric, final_points = given.final, remark = ${remark}, marker_user_no = ${markerUserNo},
      marked_at = ${markedAt}, revision = revision + 1
      from json_to_recordset(${JSON.stringify(values)}::json) as given (id bigint, points int, final int, rubric jsonb)
      where "task_person"."id" = given.id`);
  }
  for (const some of Map.groupBy(given, ({ row }) => row.id).values()) {
    const people = some.map(({ person, final }) => ({ userNo: person.userNo, finalPoints: final }));
    await tellMarked(ctx, some[0]!.row, people, '批改好了', remark);
  }
  ctx.changed({ after: { passed: given.map(({ person }) => person.id), percent } });
  const done = new Set(given.map(({ person }) => person.id));
  const failed = [...new Set(ids)].filter((id) => !done.has(id));
  return {
    doneCount: done.size,
    failed: failed.map((id) => ({ id, reason: '没有在等审核：批过了、退回了，或者不归你审核' })),
  };
}

function shareOf(row: TaskRow, person: PersonRow, percent: number) {
  const worth = [...criterionPoints(row.totalPoints, row.rubric)];
  const rubric = Object.fromEntries(worth.map(([id, most]) => [id, Math.round((most * percent) / 100)]));
  const whole = Math.round((row.totalPoints * percent) / 100);
  const points = worth.length === 0 ? whole : Object.values(rubric).reduce((sum, each) => sum + each, 0);
  return { points, rubric, final: finalOf(row, person, points) };
}

/** Reminds who has not handed in, each at most once a day whoever presses. @throws TASK_GONE, STILL_A_DRAFT, CLOSED_ALREADY, NOBODY_TO_NUDGE */
export async function nudgePeople(
  ctx: UserCtx,
  { taskId, ids }: OutputOf<typeof nudge.input>,
): Promise<{ sent: number }> {
  const { db, now } = ctx;
  const row = await taskBy(ctx, taskId, auditedTasks(ctx));
  mustRun(row);
  const people = await db
    .update(taskPerson)
    .set({ nudgedAt: wireTime(now) })
    .where(
      and(
        eq(taskPerson.taskId, taskId),
        inArray(taskPerson.taskStep, [TaskStep.waiting, TaskStep.returned]),
        auditedWork(ctx),
        notNudgedSince(dayOf(now)),
        ids.length === 0 ? undefined : inArray(taskPerson.id, ids),
      ),
    )
    .returning({ userNo: taskPerson.userNo });
  if (people.length === 0) throw fail(NOBODY_TO_NUDGE);
  await sendMessage(ctx, {
    to: people.map(({ userNo }) => userNo),
    msgType: 'study',
    msgTitle: `老师提醒你交「${row.title}」`,
    msgText: row.dueAt === null ? '' : `${shownTime(row.dueAt, now)} 截止`,
    msgUrl: ownTaskPath(taskId),
  });
  return { sent: people.length };
}

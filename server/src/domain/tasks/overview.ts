import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { TaskOverview } from '#contract/exam/task.ts';
import { isAtRisk, RISK_DAYS, TaskPhase, TaskState, TaskStep } from '#contract/rules/tasks.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { task, taskPerson } from '../../db/schema/task.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { markedAssessments } from '../assessments/policies.ts';
import { isHandedIn } from '../marking/reach.ts';
import { inPhase, tasksWithin } from './list.ts';
import { auditedTasks, auditedWork, ownTasks } from './policies.ts';
import { peopleWithin } from './scope.ts';
import type { ScopeWish } from './scope.ts';

/** So many of each are named; the rest is counted. */
const MOST_SHOWN = 8;

/** What waits for somebody who guides learners, in all or in what they are taught. */
export async function taskOverview(ctx: UserCtx, scope: ScopeWish): Promise<TaskOverview> {
  const { db, now } = ctx;
  const moment = wireTime(now);
  const people = await peopleWithin(ctx, scope);
  const ofPeople = (column: SQL) => people && sql`${column} in (${people})`;
  const waiting = and(
    auditedWork(ctx),
    eq(taskPerson.taskStep, TaskStep.submitted),
    ofPeople(sql`"task_person"."user_no"`),
  );
  const running = and(auditedTasks(ctx), inPhase(TaskPhase.running, moment), await tasksWithin(ctx, scope));
  const [toAudit, runningCount, exams, risks] = await Promise.all([
    db.$count(taskPerson, waiting),
    db.$count(task, running),
    examsToMark(ctx, ofPeople(sql`"exam_sitting"."user_no"`)),
    learnersAtRisk(ctx, ofPeople(sql`"task_person"."user_no"`), moment),
  ]);
  return {
    toAudit,
    running: runningCount,
    toMark: exams.length,
    exams: exams.slice(0, MOST_SHOWN),
    atRisk: risks.length,
    risks: risks.slice(0, MOST_SHOWN),
  };
}

/** Examinations with answers that wait for a person. */
function examsToMark(ctx: UserCtx, ofPeople: SQL | undefined) {
  return ctx.db
    .select({ id: assessment.id, title: assessment.title, openCount: sql<number>`count(*)::int` })
    .from(assessment)
    .innerJoin(examAnswer, and(eq(examAnswer.assessmentId, assessment.id), isNull(examAnswer.points)))
    .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
    .where(and(markedAssessments(ctx), isHandedIn, ofPeople, sql`${examSitting.userNo} <> ${ctx.user.userNo}`))
    .groupBy(assessment.id, assessment.title)
    .orderBy(desc(assessment.id));
}

/** Learners who missed tasks or do badly, by the rule of `isAtRisk`; the worst first. */
async function learnersAtRisk(ctx: UserCtx, ofPeople: SQL | undefined, moment: string) {
  const { db, now } = ctx;
  const since = wireTimeIn(now, -RISK_DAYS * 86_400);
  const ended = inPhase(TaskPhase.ended, moment);
  const name = sql`coalesce(nullif(ue.id_card_name, ''), nullif(ue.nickname, ''), '用户' || right(u.mobile, 4))`;
  const share = sql`100.0 * ${taskPerson.finalPoints} / ${task.totalPoints}`;
  const own = and(ownTasks(ctx), gte(task.issuedAt, since), sql`${task.taskState} <> ${TaskState.draft}`, ofPeople);
  const { rows } = await db.execute<{ userNo: string; name: string; missed: number; percent: number | null }>(sql`
    select judged.*, ${name} as name from (
      select ${taskPerson.userNo} as "userNo",
        (count(*) filter (where ${taskPerson.taskStep} = ${TaskStep.waiting} and ${ended}))::int as missed,
        round(avg(${share}) filter (where ${taskPerson.taskStep} = ${TaskStep.marked}), 1)::float8 as percent
      from ${taskPerson} join ${task} on ${task.id} = ${taskPerson.taskId} where ${own} group by 1) judged
    join ${account} u on u.user_no = judged."userNo" left join ${userExt} ue on ue.user_no = judged."userNo"
    where missed > 0 or percent < 100 order by missed desc, percent asc nulls last, judged."userNo"`);
  return rows.filter(({ missed, percent }) => isAtRisk(missed, percent));
}

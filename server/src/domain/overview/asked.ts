import { and, between, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState, SittingState } from '#contract/rules/assessments.ts';
import { entryPath } from '#contract/rules/entryPath.ts';
import { TaskState, TaskStep } from '#contract/rules/tasks.ts';
import { ownTaskPath } from '#contract/rules/taskSteps.ts';
import type { DayEvent } from '#contract/user/overview.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { inEarnest } from '../../db/inEarnest.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { task, taskPerson } from '../../db/schema/task.ts';
import type { SessionUser } from '../../kit/context.ts';
import { ownCandidacies } from '../assessments/policies.ts';
import { resultUrl } from '../marking/release.ts';
import { mine } from '../tasks/policies.ts';

/** Now, today, and the last of the days that are looked at, on the wire. */
export type At = Record<'now' | 'today' | 'until', string>;

/** Of each kind. */
export const SHOWN = 5;

export const plain = { courseCategory: null, word: '', to: '', minutes: 0, isDone: 0, isNow: 0 } as const;

/** What a learner handed in today, and what has to be in soon. */
export async function tasksIn(db: Db, { userNo }: SessionUser, { now, today, until }: At): Promise<DayEvent[]> {
  const { submittedAt, taskStep } = taskPerson;
  const isDone = or(eq(taskStep, TaskStep.submitted), eq(taskStep, TaskStep.marked));
  const todo = and(
    or(eq(taskStep, TaskStep.waiting), eq(taskStep, TaskStep.returned)),
    eq(task.taskState, TaskState.issued),
    lte(task.beginsAt, now),
    between(task.dueAt, now, `${until} 23:59:59`),
  );
  const rows = await db
    .select({ id: task.id, name: task.title, dueAt: task.dueAt, submittedAt, isDone: sql<0 | 1>`(${isDone})::int` })
    .from(taskPerson)
    .innerJoin(task, eq(task.id, taskPerson.taskId))
    .where(and(mine(userNo), or(and(isDone, gte(submittedAt, `${today} 00:00:00`)), todo)))
    .orderBy(task.dueAt)
    .limit(SHOWN);
  return rows.map(({ id, name, dueAt, submittedAt: handedIn, isDone: done }) => {
    const at = done === 1 ? handedIn! : dueAt!;
    return { ...plain, kind: 'task', id, name, to: ownTaskPath(id), at, isDone: done };
  });
}

/** When what somebody sat of an assessment was handed in, if it was. */
const submitted = sql<string | null>`(select max(${examSitting.submittedAt}) from ${examSitting}
  where ${examSitting.candidateId} = ${assessmentCandidate.id}
  and ${examSitting.sittingState} in (${SittingState.submitted}, ${SittingState.marked}))`.mapWith(
  examSitting.submittedAt,
);

/** The assessments a learner handed in today, and those that begin or end soon. */
export async function examsIn(db: Db, { userNo }: SessionUser, { now, today, until }: At): Promise<DayEvent[]> {
  const { beginsAt, endsAt, assessmentKind, title } = assessment;
  const end = `${until} 23:59:59`;
  const soon = or(between(beginsAt, now, end), and(lte(beginsAt, now), between(endsAt, now, end)));
  const rows = await db
    .select({ id: assessment.id, assessmentKind, title, beginsAt, endsAt, submitted })
    .from(assessmentCandidate)
    .innerJoin(assessment, eq(assessment.id, assessmentCandidate.assessmentId))
    .where(
      and(
        ownCandidacies(userNo),
        enabled(assessment),
        inEarnest,
        eq(assessment.assessmentState, AssessmentState.published),
        or(gte(submitted, sql`${`${today} 00:00:00`}::timestamptz`), and(isNull(submitted), soon)),
      ),
    )
    .orderBy(beginsAt)
    .limit(SHOWN);
  return rows.map(({ id, title: name, assessmentKind: kind, ...row }) => {
    const word = AssessmentKind.labels[kind];
    const event = { ...plain, kind: 'exam' as const, id, name, word, to: entryPath(kind, id) };
    if (row.submitted !== null) return { ...event, to: resultUrl(id), at: row.submitted, isDone: 1 as const };
    if (row.beginsAt! > now) return { ...event, at: row.beginsAt! };
    return { ...event, at: row.endsAt!, isNow: row.endsAt!.startsWith(today) ? (1 as const) : (0 as const) };
  });
}

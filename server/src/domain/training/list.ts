import { and, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { page, TrainingRow } from '#contract/user/training.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { LateRule } from '#contract/rules/assessments.ts';
import { TaskPhase, TaskState, TaskStep } from '#contract/rules/tasks.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { offering } from '../../db/schema/timetable.ts';
import { trainingProject, trainingReport } from '../../db/schema/training.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { rosterOf } from '../school/roster.ts';
import { keptProject, keptProjects } from './policies.ts';
import { shownProject, wholeProject } from './shown.ts';

/** What the clock makes of a project, in the words of the database (rules/tasks.ts: taskPhaseOf). */
export function inPhase(phase: TaskPhase, now: string): SQL {
  const { trainingState, beginsAt, dueAt, lateRule } = trainingProject;
  const begun = sql`coalesce(${beginsAt} <= ${now}, true)`;
  const over = sql`(${begun} and coalesce(${dueAt} <= ${now}, false) and ${lateRule} = ${LateRule.refuse})`;
  const issued = eq(trainingState, TaskState.issued);
  return {
    [TaskPhase.draft]: eq(trainingState, TaskState.draft),
    [TaskPhase.coming]: and(issued, sql`not ${begun}`)!,
    [TaskPhase.running]: and(issued, begun, sql`not ${over}`)!,
    [TaskPhase.ended]: sql`(${eq(trainingState, TaskState.closed)} or (${issued} and ${over}))`,
  }[phase];
}

/** The projects of the offerings somebody keeps, the newest first. */
export async function projectsPage(ctx: UserCtx, wanted: OutputOf<typeof page.input>): Promise<Page<TrainingRow>> {
  const { db, user, now } = ctx;
  const { phase, keyword, ...request } = wanted;
  const where = and(
    keptProjects(user),
    phase === undefined ? undefined : inPhase(phase, wireTime(now)),
    keyword === '' ? undefined : ilike(trainingProject.title, containing(keyword)),
  );
  const rows = db
    .select({ project: trainingProject, offeringName: offering.offeringName })
    .from(trainingProject)
    .innerJoin(offering, eq(offering.id, trainingProject.offeringId))
    .where(where)
    .orderBy(desc(trainingProject.id));
  const found = await paginate(request, rows.$dynamic(), () => db.$count(trainingProject, where));
  const students = await studentsIn(
    db,
    found.list.map(({ project }) => project.offeringId),
  );
  const counts = await countsOf(
    db,
    found.list.map(({ project }) => project.id),
  );
  const list = found.list.map((row): TrainingRow => {
    const steps = counts.get(row.project.id);
    const of = (...wantedSteps: TaskStep[]) => wantedSteps.reduce((sum, step) => sum + (steps?.get(step) ?? 0), 0);
    return {
      ...shownProject(row, now),
      revision: row.project.revision,
      studentCount: students.get(row.project.offeringId) ?? 0,
      handedInCount: of(TaskStep.submitted, TaskStep.marked),
      toMarkCount: of(TaskStep.submitted),
    };
  });
  return { ...found, list };
}

async function studentsIn(db: Db, offeringIds: string[]): Promise<Map<string, number>> {
  const roster = rosterOf(db, offeringIds).as('roster');
  const rows = await db
    .select({ id: roster.offeringId, people: sql<number>`count(*)::int` })
    .from(roster)
    .groupBy(roster.offeringId);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

async function countsOf(db: Db, projectIds: string[]): Promise<Map<string, Map<TaskStep, number>>> {
  const { projectId: id, trainingStep: step, isLatest } = trainingReport;
  const rows = await db
    .select({ id, step, people: sql<number>`count(*)::int` })
    .from(trainingReport)
    .where(and(inArray(id, projectIds), eq(isLatest, 1)))
    .groupBy(id, step);
  const groups = Map.groupBy(rows, (row) => row.id);
  return new Map([...groups].map(([key, all]) => [key, new Map(all.map((row) => [row.step, row.people]))]));
}

/** Everything about a project that somebody keeps. @throws TRAINING_GONE */
export async function viewProject(ctx: UserCtx, id: string) {
  const { db, now } = ctx;
  const named = await keptProject(ctx, id);
  const { requirement, revision, offeringId } = named.project;
  const studentCount = (await studentsIn(db, [offeringId])).get(offeringId) ?? 0;
  const steps = (await countsOf(db, [id])).get(id) ?? new Map<TaskStep, number>();
  const handedIn = [...steps.values()].reduce((sum, people) => sum + people, 0);
  const counts = TaskStep.values.map((taskStep) => {
    const people = taskStep === TaskStep.waiting ? Math.max(0, studentCount - handedIn) : (steps.get(taskStep) ?? 0);
    return { taskStep, people };
  });
  return { ...(await wholeProject(named, now)), requirement, revision, studentCount, counts };
}

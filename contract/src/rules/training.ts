import type { LateRule } from './assessments.ts';
import { finalTaskPoints, taskPhaseOf, usualTaskRules } from './tasks.ts';
import type { TaskState, TaskStep } from './tasks.ts';
import { handInStop } from './taskSteps.ts';

/** Of every project, tenths: a hundred points. */
export const TRAINING_POINTS = 1000;
export const TRAINING_PASS = 600;

/** Hours before the end at which who has not handed in is reminded. */
export const TRAINING_REMIND_HOURS = 24;

interface Clocked {
  trainingState: TaskState;
  beginsAt: string | null;
  dueAt: string | null;
  lateRule: LateRule;
  latePercent: number;
}

/** A project is clocked like a task (`rules/tasks.ts`), of which it has the times and the late rule. */
const asTask = ({ trainingState, beginsAt, dueAt, lateRule, latePercent }: Clocked) => ({
  taskState: trainingState,
  beginsAt,
  dueAt,
  rules: { ...usualTaskRules, lateRule, latePercent },
});

export const trainingPhase = (project: Clocked, now: string) => taskPhaseOf(asTask(project), now);

/** Whether a report may be handed in now; null: it may. What is to be done again may until the project is closed. */
export const reportStop = (project: Clocked, step: TaskStep, now: string) => handInStop(asTask(project), step, now);

/** What a report earns: the mark less what being late costs, tenths. */
export const trainingPoints = (teacherPoints: number, lateDays: number, project: Clocked): number =>
  finalTaskPoints({ teacherPoints, peerPoints: null, lateDays }, asTask(project).rules)!;

/** The page of a project, for who does it and for who marks it. */
export const trainingPath = (projectId: string): string => `/account/training/${projectId}`;

/** The page of one report, for who marks it. */
export const trainingReportPath = (reportId: string): string => `/account/training/report/${reportId}`;

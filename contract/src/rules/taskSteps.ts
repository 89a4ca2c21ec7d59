import { taskPhaseOf, TaskPhase, TaskState, TaskStep } from './tasks.ts';

type Facts = Parameters<typeof taskPhaseOf>[0];

/** Why something cannot be handed in. */
export type HandInStop = 'notYet' | 'over' | 'closed' | 'marked';

/**
 * Whether somebody may hand in now; null: they may. What was given back may always be handed in again until the task is
 * closed: that it is late was the teacher's wish.
 */
export function handInStop(task: Facts, step: TaskStep, now: string): HandInStop | null {
  if (task.taskState === TaskState.closed) return 'closed';
  if (step === TaskStep.marked) return 'marked';
  const phase = taskPhaseOf(task, now);
  if (phase === TaskPhase.draft || phase === TaskPhase.coming) return 'notYet';
  return phase === TaskPhase.ended && step !== TaskStep.returned ? 'over' : null;
}

/** The page of a learner where they hand in. */
export const ownTaskPath = (taskId: string): string => `/account/homework/task?id=${taskId}`;

/** The page of a teacher with what was handed in. */
export const taskAuditPath = (taskId: string): string => `/myguidance/taskAudit?id=${taskId}`;

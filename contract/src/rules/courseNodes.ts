import { AssessmentKind } from './assessmentKinds.ts';
import { AssessmentPhase, phaseOf, SittingState } from './assessments.ts';
import type { AssessmentState } from './assessments.ts';
import { NodeState } from './nodeStates.ts';
import { pointsText } from './points.ts';

/** What may stand in a course; a practice is met in the exam centre, a class exam in its class. */
export const nodeKinds = [AssessmentKind.homework, AssessmentKind.test, AssessmentKind.exam] as const;

interface NodeFacts {
  assessmentState: AssessmentState;
  beginsAt: string | null;
  endsAt: string | null;
  releasedAt: string | null;
  /** Of the newest sitting; null: none was begun. */
  sittingState: SittingState | null;
}

/** A sitting says more than the clock: what goes on, then what was handed in, then whether one can begin. */
export function nodeStateOf(facts: NodeFacts, now: string): NodeState {
  const { sittingState, releasedAt } = facts;
  if (sittingState === SittingState.running) return NodeState.running;
  if (sittingState === SittingState.submitted || sittingState === SittingState.marked)
    return releasedAt === null ? NodeState.submitted : NodeState.released;
  const phase = phaseOf(facts, now);
  if (phase === AssessmentPhase.coming) return NodeState.coming;
  return phase === AssessmentPhase.running ? NodeState.open : NodeState.missed;
}

interface Standing {
  passPoints: number | null;
  releasedAt: string | null;
  isHandedIn: boolean;
  /** The best of those whose marks are known; tenths. */
  points: number | null;
}

/**
 * When a node counts as learnt: with a pass mark once it was reached and the marks are released, else once it was handed in.
 */
export function isNodeDone({ passPoints, releasedAt, isHandedIn, points }: Standing): boolean {
  if (passPoints === null) return isHandedIn;
  return releasedAt !== null && points !== null && points >= passPoints;
}

/** The rule of a node in a sentence the learner reads. */
export const nodeRuleText = (passPoints: number | null): string =>
  passPoints === null ? '交了就算学完' : `公布的成绩到 ${pointsText(passPoints)} 分算学完`;

/** Where a node is sat; the way back leads to where the learner came from. */
export function nodePath(assessmentId: string, periodId: string, fromPage: string): string {
  const query = new URLSearchParams({ examId: assessmentId, courseExamId: periodId, fromPage });
  return `/exam/startExam?${query}`;
}

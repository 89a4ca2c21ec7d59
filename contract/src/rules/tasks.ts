import { LateRule } from './assessments.ts';
import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { momentOf } from './time.ts';

export const TaskKind = choice({ homework: [1, '作业'], practice: [2, '实践'], report: [3, '报告'] });

export type TaskKind = ValueOf<typeof TaskKind>;

/** What is kept; running and ended are read from the clock (`taskPhaseOf`). */
export const TaskState = choice({ draft: [1, '草稿'], issued: [2, '已发布'], closed: [3, '已结束'] });

export type TaskState = ValueOf<typeof TaskState>;

export const TaskPhase = choice({
  draft: [1, '草稿'],
  coming: [2, '未开始'],
  running: [3, '进行中'],
  ended: [4, '已结束'],
});

export type TaskPhase = ValueOf<typeof TaskPhase>;

/** Whom a task is for. */
export const TaskSource = choice({
  grade: [1, '班级'],
  offering: [2, '开课'],
  course: [3, '课程'],
  person: [4, '学员'],
});

export type TaskSource = ValueOf<typeof TaskSource>;

/** How far somebody is with a task of theirs. */
export const TaskStep = choice({
  waiting: [1, '未提交'],
  submitted: [2, '待审核'],
  returned: [3, '已退回'],
  marked: [4, '已批改'],
});

export type TaskStep = ValueOf<typeof TaskStep>;

/** A review that somebody owes to the work of another. */
export const PeerState = choice({ waiting: [1, '待评'], done: [2, '已评'], replaced: [3, '已换人'] });

export type PeerState = ValueOf<typeof PeerState>;

/** What may be handed in besides text; every kind is one that an upload of the purpose `task` takes. */
export const taskFileKinds = {
  document: { label: '文档', extensions: ['pdf', 'docx', 'xlsx', 'pptx'] },
  picture: { label: '图片', extensions: ['jpg', 'png', 'webp', 'gif', 'avif'] },
  archive: { label: '压缩包', extensions: ['zip'] },
} as const;

export type TaskFileKind = keyof typeof taskFileKinds;

export const taskFileKindNames = Object.keys(taskFileKinds) as [TaskFileKind, ...TaskFileKind[]];

export interface TaskFile {
  /** An address under `/files/`. */
  url: string;
  name: string;
}

/** Everything that is decided about a task besides its times; jsonb, so a rule more is no migration. */
export interface TaskRules {
  lateRule: LateRule;
  /** Percent a day, of `LateRule.deduct`. */
  latePercent: number;
  takesText: 0 | 1;
  takesFiles: 0 | 1;
  fileKinds: TaskFileKind[];
  maxFiles: number;
  isPeer: 0 | 1;
  /** Reviewers of each submission. */
  peerCount: number;
  /** Days that reviewers have, from the moment in which they are told. */
  peerDays: number;
  /** Percent of the mark that the classmates give. */
  peerPercent: number;
  isPeerAnonymous: 0 | 1;
}

export const usualTaskRules: TaskRules = {
  lateRule: LateRule.refuse,
  latePercent: 10,
  takesText: 1,
  takesFiles: 1,
  fileKinds: [...taskFileKindNames],
  maxFiles: 3,
  isPeer: 0,
  peerCount: 3,
  peerDays: 7,
  peerPercent: 30,
  isPeerAnonymous: 1,
};

/** Tenths, as everywhere marks are kept. */
export const USUAL_TASK_POINTS = 1000;
export const MOST_TASK_PEOPLE = 2000;
export const MOST_TASK_TARGETS = 50;
/** Hours before the end at which who has not handed in is reminded. */
export const TASK_REMIND_HOURS = 24;

interface Clocked {
  taskState: TaskState;
  beginsAt: string | null;
  dueAt: string | null;
  rules: TaskRules;
}

/** Draft → coming → running → ended; with a late rule that accepts, it runs until it is closed. */
export function taskPhaseOf({ taskState, beginsAt, dueAt, rules }: Clocked, now: string): TaskPhase {
  if (taskState === TaskState.draft) return TaskPhase.draft;
  if (taskState === TaskState.closed) return TaskPhase.ended;
  if (beginsAt !== null && beginsAt > now) return TaskPhase.coming;
  const isOver = dueAt !== null && dueAt <= now && rules.lateRule === LateRule.refuse;
  return isOver ? TaskPhase.ended : TaskPhase.running;
}

const DAY = 86_400_000;

/** Days begun since the end when it is handed in: 0 in time. */
export function lateDaysOf(dueAt: string | null, submittedAt: string): number {
  if (dueAt === null) return 0;
  return Math.max(0, Math.ceil((momentOf(submittedAt).getTime() - momentOf(dueAt).getTime()) / DAY));
}

interface MarkParts {
  /** Tenths; null: not yet. */
  teacherPoints: number | null;
  /** Median of the reviews that count; null: none. */
  peerPoints: number | null;
  lateDays: number;
  /** Classmates may still say something that counts (`isPeerAwaited`). */
  isPeerAwaited?: boolean;
}

/** Whether what classmates say still comes into the marks: until it is published, also before the works are given out. */
export const isPeerAwaited = (rules: TaskRules, peerPublishedAt: string | null): boolean =>
  rules.isPeer === 1 && rules.peerPercent > 0 && peerPublishedAt === null;

/** The middle of the marks of classmates; of an even number, the middle of the two middle ones. Tenths. */
export function medianOf(points: readonly number[]): number | null {
  if (points.length === 0) return null;
  const sorted = points.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
}

/**
 * What a task earns, in tenths; null as long as something is missing that counts.
 *
 * Without peer review: the mark of the teacher. With it: `peerPercent` of the median of the classmates and the rest of the
 * teacher's; where no classmate reviewed, the teacher's alone; where the classmates give all of it (100), no teacher is
 * waited for. Nothing before the peer review is published. From that sum, `latePercent` of itself goes off for each day begun after the end, never more than all of it
 * and only by `LateRule.deduct`. Rounded once, at the end.
 */
export function finalTaskPoints(parts: MarkParts, rules: TaskRules): number | null {
  const { teacherPoints, peerPoints, lateDays } = parts;
  if (parts.isPeerAwaited === true) return null;
  const share = rules.isPeer === 1 && peerPoints !== null ? rules.peerPercent / 100 : 0;
  if (teacherPoints === null && share < 1) return null;
  const sum = (teacherPoints ?? 0) * (1 - share) + (peerPoints ?? 0) * share;
  const off = rules.lateRule === LateRule.deduct ? Math.min(100, lateDays * rules.latePercent) : 0;
  return Math.round((sum * (100 - off)) / 100);
}

/**
 * A learner is at risk where they missed two tasks that have ended, or the mean of their marked ones is below 60 percent.
 * Only what the asking teacher issued in the last `RISK_DAYS` days counts.
 */
export const RISK_MISSED = 2;
export const RISK_PERCENT = 60;
export const RISK_DAYS = 90;

export const isAtRisk = (missed: number, percent: number | null): boolean =>
  missed >= RISK_MISSED || (percent !== null && percent < RISK_PERCENT);

import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import type { PlanItem } from './typicalPlan.ts';

/** An organization that was asked to confirm a version of a plan (学习方案). */
export const OfferState = choice({
  waiting: [0, '待确认'],
  confirmed: [1, '已确认'],
  returned: [2, '已退回'],
  withdrawn: [3, '已收回'],
});

export type OfferState = ValueOf<typeof OfferState>;

/** Somebody on the way of a plan. */
export const JoinState = choice({ learning: [1, '进行中'], done: [2, '已完成'], left: [3, '已退出'] });

export type JoinState = ValueOf<typeof JoinState>;

export interface ProgramStage {
  /** Stays the same from one version to the next. */
  key: string;
  stageName: string;
  intro: string;
  /** Keys of the stages that have to be done first. */
  needs: string[];
  courseIds: string[];
  testIds: string[];
  hours: number;
  /** Tenths. */
  credit: number;
  /** yyyy-MM-dd; empty: no day is set. */
  beginDate: string;
  endDate: string;
}

/** All that the author of a plan writes. */
export interface ProgramContent {
  programName: string;
  /** The typical position that it leads to; `0` for none yet. */
  typicalPositionId: string;
  intro: string;
  /** The days within which one may join; empty: always. */
  openDate: string;
  endDate: string;
  /** 0: as many as come. */
  seats: number;
  items: PlanItem[];
  stages: ProgramStage[];
}

export const MOST_PROGRAM_STAGES = 12;
export const MOST_STAGE_TESTS = 4;
export const MOST_STAGE_HOURS = 500;
/** Tenths. */
export const MOST_STAGE_CREDIT = 200;
export const MOST_SEATS = 9999;
export const [LEAST_WEEKLY_HOURS, MOST_WEEKLY_HOURS] = [1, 60];

type Needing = Pick<ProgramStage, 'key' | 'needs'>;

/** The keys of the stages that wait for themselves; empty when every stage can be reached. */
export function stagesInCircles(stages: readonly Needing[]): string[] {
  const left = new Map(stages.map(({ key, needs }) => [key, needs]));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [key, needs] of left) if (needs.every((need) => !left.has(need))) left.delete(key);
  }
  return [...left.keys()];
}

/** The stages so that none comes before what it needs; otherwise in the order of the author. */
export function inOrder<S extends Needing>(stages: readonly S[]): S[] {
  const placed: S[] = [];
  const known = new Set(stages.map(({ key }) => key));
  const isPlaced = (key: string) => !known.has(key) || placed.some((one) => one.key === key);
  while (placed.length < stages.length) {
    const next = stages.find((stage) => !placed.includes(stage) && stage.needs.every(isPlaced));
    if (!next) return [...placed, ...stages.filter((stage) => !placed.includes(stage))];
    placed.push(next);
  }
  return placed;
}

/** What somebody has of the parts of a plan. */
export interface Achieved {
  /** By course, hundredths of a percent; 10000 is finished. */
  courses: ReadonlyMap<string, number>;
  /** Tests that were passed. */
  tests: ReadonlySet<string>;
}

export type StageStanding = 'locked' | 'open' | 'done';

export interface StageProgress {
  key: string;
  standing: StageStanding;
  /** Hundredths of a percent. */
  progress: number;
}

const FULL = 10_000;

const partsOf = ({ courseIds, testIds }: ProgramStage, { courses, tests }: Achieved): number[] => [
  ...courseIds.map((id) => courses.get(id) ?? 0),
  ...testIds.map((id) => (tests.has(id) ? FULL : 0)),
];

const meanOf = (parts: readonly number[]): number =>
  parts.length === 0 ? 0 : Math.floor(parts.reduce((sum, part) => sum + part, 0) / parts.length);

/**
 * How far somebody is: a stage is the mean of its courses (as the study ledger has them) and tests (0 or all), done when
 * all of them are, open when every stage it needs is done; the plan is the mean of all its courses and tests.
 */
export function programProgress(stages: readonly ProgramStage[], achieved: Achieved) {
  const isDone = new Map(
    stages.map((stage) => {
      const parts = partsOf(stage, achieved);
      return [stage.key, parts.length > 0 && parts.every((part) => part === FULL)];
    }),
  );
  return {
    progress: meanOf(stages.flatMap((stage) => partsOf(stage, achieved))),
    isDone: stages.length > 0 && stages.every(({ key }) => isDone.get(key)),
    stages: stages.map((stage): StageProgress => {
      const standing: StageStanding = isDone.get(stage.key)
        ? 'done'
        : stage.needs.every((need) => isDone.get(need) ?? true)
          ? 'open'
          : 'locked';
      return { key: stage.key, standing, progress: meanOf(partsOf(stage, achieved)) };
    }),
  };
}

export interface Pace {
  /** yyyy-MM-dd */
  startDate: string;
  hoursPerWeek: number;
}

export interface StageDates {
  key: string;
  begins: string;
  ends: string;
  /** The author set an earlier end. */
  isLate: boolean;
}

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** When somebody is in which stage who learns so many hours a week: one stage after the other, none before its own first day. */
export function scheduleOf(stages: readonly ProgramStage[], { startDate, hoursPerWeek }: Pace): StageDates[] {
  let free = startDate;
  return inOrder(stages).map(({ key, hours, beginDate, endDate }) => {
    const begins = beginDate > free ? beginDate : free;
    const days = Math.max(1, Math.ceil((Math.max(hours, 1) * 7) / hoursPerWeek));
    const ends = dayAfter(begins, days - 1);
    free = dayAfter(ends, 1);
    return { key, begins, ends, isLate: endDate !== '' && ends > endDate };
  });
}

/** Whether one may join today. */
export function joinable({ openDate, endDate }: Pick<ProgramContent, 'openDate' | 'endDate'>, today: string) {
  if (openDate !== '' && today < openDate) return 'early' as const;
  if (endDate !== '' && today > endDate) return 'over' as const;
  return 'open' as const;
}

import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, IdOrNone, Money, Time } from '../kit/values.ts';
import { JoinState } from '../rules/programs.ts';
import { AskedItem, StageCourse, TestView } from './typicalPosition.ts';

export const programFacts = {
  programName: z.string(),
  /** `0` for none. */
  typicalPositionId: IdOrNone,
  typicalPositionName: z.string(),
  intro: z.string(),
  /** yyyy-MM-dd; empty: no day is set. */
  openDate: z.string(),
  endDate: z.string(),
  /** 0: as many as come. */
  seats: z.int(),
};

/** Sums over the stages; credit in tenths. */
export const programSums = {
  hours: z.int(),
  credit: z.int(),
  stageCount: z.int(),
  courseCount: z.int(),
};

export const ProgramStageView = z.object({
  key: z.string(),
  stageName: z.string(),
  intro: z.string(),
  needs: z.array(z.string()),
  hours: z.int(),
  /** Tenths. */
  credit: z.int(),
  beginDate: z.string(),
  endDate: z.string(),
  courses: z.array(StageCourse),
  tests: z.array(TestView),
});

export type ProgramStageView = z.infer<typeof ProgramStageView>;

const Coverage = z.object({ abilityId: Id, wanted: z.int(), reached: z.int(), stage: z.int().nullable() });

/** A version with the names around it. */
export const programRead = {
  items: z.array(AskedItem),
  stages: z.array(ProgramStageView),
  /** Which of the items the courses lead to, and how far. */
  coverage: z.array(Coverage),
};

export const ProgramCard = z.object({
  id: Id,
  ...programFacts,
  ...programSums,
  authorName: z.string(),
  orgNo: Id.nullable(),
  version: z.int(),
  /** Yuan; 0: free. */
  price: Money,
  countJoin: z.int(),
  countDone: z.int(),
});

export type ProgramCard = z.infer<typeof ProgramCard>;

/** How far somebody is; hundredths of a percent. */
export const Standing = z.object({
  joinState: oneOf(JoinState),
  /** The version they joined, or moved to. */
  version: z.int(),
  joinedAt: Time,
  startDate: z.string(),
  hoursPerWeek: z.int(),
  progress: z.int(),
  completedAt: Time.nullable(),
  certificateNo: z.string(),
  /** 1: the certificate waits for their name. */
  isNameMissing: Flag,
  stages: z.array(
    z.object({
      key: z.string(),
      standing: z.enum(['locked', 'open', 'done']),
      progress: z.int(),
      begins: z.string(),
      ends: z.string(),
      isLate: z.boolean(),
    }),
  ),
  /** Courses of the plan that they have something of, hundredths of a percent. */
  courses: z.array(z.object({ id: Id, progress: z.int() })),
  passedTestIds: z.array(Id),
});

export type Standing = z.infer<typeof Standing>;

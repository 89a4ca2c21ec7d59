import * as z from 'zod';
import { StageCourse } from '../course/typicalPosition.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, Time } from '../kit/values.ts';
import { AssessmentPhase, SittingState } from '../rules/assessments.ts';
import * as fails from './positionTestFailures.ts';

const read = { method: 'POST', kind: 'read' } as const;

const TestLine = z.object({
  id: Id,
  title: z.string(),
  phase: oneOf(AssessmentPhase),
  minutes: z.int().nullable(),
  beginsAt: Time.nullable(),
  endsAt: Time.nullable(),
  attempts: z.int(),
  used: z.int(),
  questionCount: z.int(),
  /** The last sitting; none: 0. */
  sittingId: IdOrNone,
  sittingState: oneOf(SittingState).nullable(),
  submittedAt: Time.nullable(),
});

export type TestLine = z.infer<typeof TestLine>;

/** A test of a plan with the stage at whose end it stands. */
const StageTest = TestLine.extend({
  /** From 1. */
  stageNo: z.int(),
  stageName: z.string(),
  coursesDone: z.int(),
  courseTotal: z.int(),
  isLocked: Flag,
});

export type StageTest = z.infer<typeof StageTest>;

const position = { id: Id, positionName: z.string(), authorName: z.string() };

const PositionTests = z.object({
  ...position,
  /** 1: it is of a kind of job that the learner looks for. */
  isTarget: Flag,
  tests: z.array(TestLine),
});

export type PositionTests = z.infer<typeof PositionTests>;

const PlanTests = z.object({ ...position, tests: z.array(StageTest) });

export type PlanTests = z.infer<typeof PlanTests>;

export const mine = endpoint({
  ...read,
  summary: '岗位测试：我的求职意向对应的典型岗位在前；isAll 为 0 时只要这些',
  path: '/exam/auth/positionTest/mine',
  input: z.object({ isAll: Flag.default(0), ...paging }),
  output: pageOf(PositionTests),
});

export const plans = endpoint({
  ...read,
  summary: '方案测评：我在学的课程所在的方案，每个阶段学完以后考',
  path: '/exam/auth/positionTest/plans',
  input: z.object({ ...paging }),
  output: pageOf(PlanTests),
});

/** A vacancy (职位), or the plan of a typical position. */
const target = {
  jobId: Id.open('vacancy', '').default(''),
  planId: Id.open('typicalPosition', '').default(''),
};

const Demand = z.object({
  id: Id,
  abilityName: z.string(),
  groupName: z.string(),
  abilityLevel: z.int(),
  weight: z.int(),
});

export const matching = endpoint({
  ...read,
  summary: '测试以前看的：这个岗位要什么、考到哪几项、有哪几场测试',
  path: '/exam/auth/positionTest/matching',
  input: z.object(target),
  output: z.object({
    positionName: z.string(),
    orgName: z.string(),
    /** The typical position behind it; none: 0. */
    typicalPositionId: IdOrNone,
    items: z.array(Demand.extend({ levelWords: z.array(z.string()), isAsked: Flag })),
    tests: z.array(TestLine),
  }),
  fails: [fails.TARGET_GONE, fails.POSITION_CLOSED],
});

const ItemResult = Demand.extend({
  /** Null: no question of the test checks it. */
  reached: z.int().nullable(),
  /** The highest level that a question of the test asks for. */
  asked: z.int().nullable(),
  percent: z.int().nullable(),
});

export type ItemResult = z.infer<typeof ItemResult>;

const Gap = z.object({ item: ItemResult, courses: z.array(StageCourse) });

export type Gap = z.infer<typeof Gap>;

export const result = endpoint({
  ...read,
  summary: '岗位测试的结果：要求与达到的两张雷达、差在哪几项、学什么能补上',
  path: '/exam/auth/positionTest/result',
  input: z.object({ id: Id.of('measuredSitting'), ...target }),
  output: z.object({
    assessmentId: Id,
    title: z.string(),
    submittedAt: Time.nullable(),
    /** 0: it is being marked, or the marks are not released; nothing below is known then. */
    isKnown: Flag,
    positionName: z.string(),
    /** Where to apply; none: 0. */
    vacancyId: IdOrNone,
    typicalPositionId: IdOrNone,
    /** Null: no question checks what the position asks for. */
    match: z.int().nullable(),
    items: z.array(ItemResult),
    gaps: z.array(Gap),
  }),
  fails: [fails.RESULT_GONE, fails.TARGET_GONE],
});

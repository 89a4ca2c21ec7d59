import * as z from 'zod';
import { typicalPlan } from '../fields/ability.ts';
import { handIn } from '../fields/words.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { namedAs } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { DECIDED, decisionOn, queueInput, reviewed } from '../kit/review.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import * as most from '../rules/abilities.ts';
import { PositionRank } from '../rules/abilities.ts';
import type { Action } from '../rules/actions.ts';
import { DraftState } from '../rules/draftStates.ts';
import * as failures from './abilityFailures.ts';
import { CourseChange } from './courseVersion.ts';
import { areOnce, stageFacts, wantedAbilities } from './stageShapes.ts';
import { AskedItem, planFacts, StageCourse, StageView, TestView } from './typicalPosition.ts';

// Without defaults: what is not sent stays as it was.
const facts = {
  positionName: fieldSchema(typicalPlan.positionName),
  jobTypeCode: fieldSchema(typicalPlan.jobTypeCode).unwrap(),
  industry: fieldSchema(typicalPlan.industry).unwrap(),
  ...namedAs({ positionRank: typicalPlan.positionRank }, { positionRank: oneOf(PositionRank, '请选择级别') }),
  intro: fieldSchema(typicalPlan.intro).unwrap(),
};

const Stage = z.object(stageFacts);

const content = {
  ...facts,
  items: wantedAbilities,
  stages: z
    .array(Stage)
    .max(most.MOST_POSITION_STAGES, `最多 ${most.MOST_POSITION_STAGES} 个阶段`)
    .refine((stages) => areOnce(stages.flatMap(({ courseIds }) => courseIds)), '同一门课只能放在一个阶段里'),
  testIds: z
    .array(Id.open('openAssessment'))
    .max(most.MOST_POSITION_TESTS, `最多 ${most.MOST_POSITION_TESTS} 个测评`)
    .refine(areOnce, '同一个测评只能选一次'),
};

const one = z.object({ id: Id.of('typicalPlan') });

const Row = z.object({
  id: Id,
  ...planFacts,
  draftState: oneOf(DraftState),
  auditOpinion: z.string(),
  /** 0: not public yet. */
  version: z.int(),
  publishedTime: Time.nullable(),
  abilityCount: z.int(),
  courseCount: z.int(),
  useCount: z.int(),
  gmtModified: Time,
});

export type PlanRow = z.infer<typeof Row>;

export const list = endpoint({
  summary: '我编写的典型岗位；单位的由有权编写的员工一起看到',
  method: 'POST',
  path: '/course/auth/typicalPlan/list',
  kind: 'read',
  input: z.object({
    draftState: oneOf(DraftState).optional(),
    /** Any part of the name. */
    positionName: optionalLine(30, '岗位名称'),
    ...paging,
  }),
  output: pageOf(Row),
  fails: [failures.NOT_PLAN_AUTHOR],
});

const Coverage = z.object({
  abilityId: Id,
  wanted: z.int(),
  reached: z.int(),
  stage: z.int().nullable(),
});

/** A version with the names around it. */
const read = {
  items: z.array(AskedItem),
  stages: z.array(StageView),
  tests: z.array(TestView),
  /** Which of the items the course system leads to, and how far. */
  coverage: z.array(Coverage),
};

const Plan = z.object({
  id: Id,
  ...planFacts,
  ...read,
  draftState: oneOf(DraftState),
  auditOpinion: z.string(),
  revision: z.int(),
  version: z.int(),
  publishedTime: Time.nullable(),
  /** What differs from the public version. */
  changes: z.array(CourseChange),
  /** What is missing before it can be handed in, and in which step (1 to 3). */
  missing: z.array(z.object({ step: z.int(), message: z.string() })),
  /** While it waits, and of the last decision. */
  submitTime: Time.nullable(),
  /** Enterprises that use it, 20 at most. */
  users: z.array(z.object({ orgNo: Id, orgName: z.string() })),
});

export type Plan = z.infer<typeof Plan>;

export const view = endpoint({
  summary: '正在编写的一个典型岗位：三步的内容、状态、与公开的不同',
  method: 'POST',
  path: '/course/auth/typicalPlan/view',
  kind: 'read',
  input: one,
  output: Plan,
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '新建典型岗位：有了名称就有了草稿',
  method: 'POST',
  path: '/course/auth/typicalPlan/save',
  kind: 'write',
  input: z.object({ positionName: facts.positionName }),
  output: z.object({ id: Id }),
  fails: [failures.NOT_PLAN_AUTHOR, failures.TOO_MANY_PLANS],
});

export const update = endpoint({
  summary: '保存草稿，只交改动的几项；在别处改过时 409',
  method: 'POST',
  path: '/course/auth/typicalPlan/update',
  kind: 'write',
  input: z.object({ id: Id.of('typicalPlan'), revision: z.int(), ...z.object(content).partial().shape }),
  output: z.object({ revision: z.int() }),
  fails: [NOT_FOUND, failures.PLAN_CHANGED, failures.PLAN_WAITING],
});

export const submit = endpoint({
  summary: '提交审核；没有写好的地方逐条指出',
  method: 'POST',
  path: '/course/auth/typicalPlan/submit',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('typicalPlan'), note: fieldSchema(handIn.note) }),
  output: Nothing,
  fails: [NOT_FOUND, failures.PLAN_WAITING, failures.PLAN_NOTHING_NEW],
});

export const withdraw = endpoint({
  summary: '撤回审核，接着修改',
  method: 'POST',
  path: '/course/auth/typicalPlan/withdraw',
  kind: 'write',
  input: one,
  output: Nothing,
  fails: [NOT_FOUND, failures.PLAN_NOT_WAITING],
});

export const remove = endpoint({
  summary: '删除从来没有公开过的典型岗位',
  method: 'POST',
  path: '/course/auth/typicalPlan/delete',
  kind: 'write',
  logged: true,
  input: one,
  output: Nothing,
  fails: [NOT_FOUND, failures.PLAN_WAS_PUBLISHED, failures.PLAN_WAITING],
});

export const courseChoices = endpoint({
  summary: '可以放进课程体系的课程：上架的；先列能提高这些能力项的',
  method: 'POST',
  path: '/course/auth/typicalPlan/courseChoices',
  kind: 'read',
  input: z.object({
    /** Any part of the name. */
    courseName: optionalLine(60, '课程名称'),
    abilityIds: z.array(Id.open('ability')).max(most.MOST_POSITION_ABILITIES).default([]),
    ...paging,
  }),
  output: pageOf(StageCourse),
  fails: [failures.NOT_PLAN_AUTHOR],
});

export const testChoices = endpoint({
  summary: '可以选的测评：自己或本单位已经发布的，和公开的',
  method: 'POST',
  path: '/course/auth/typicalPlan/testChoices',
  kind: 'read',
  input: z.object({
    /** Any part of the title. */
    title: optionalLine(60, '测评名称'),
    ...paging,
  }),
  output: pageOf(TestView),
  fails: [failures.NOT_PLAN_AUTHOR],
});

/** Reviewers of an organization, and the platform's. */
const reviewers = ['course:review', 'content:review'] as const satisfies readonly Action[];

const Queued = z.object({
  id: Id,
  typicalPositionId: Id,
  ...planFacts,
  ...read,
  authorName: z.string(),
  /** Who handed it in. */
  userName: z.string(),
  submitNote: z.string(),
  /** 1: it was never public. */
  isNew: Flag,
  changes: z.array(CourseChange),
  isOwn: Flag,
  ...reviewed,
});

export type QueuedPlan = z.infer<typeof Queued>;

export const queue = endpoint({
  summary: '典型岗位审核的队列：机构看自己讲师的，平台看其余的；等得久的在前',
  method: 'POST',
  path: '/course/auth/typicalPlan/queue',
  kind: 'read',
  action: reviewers,
  input: z.object(queueInput),
  output: pageOf(Queued),
});

export const audit = endpoint({
  summary: '审核典型岗位：通过即公开这一版',
  method: 'POST',
  path: '/course/auth/typicalPlan/audit',
  kind: 'write',
  action: reviewers,
  input: decisionOn(Id.of('typicalReview')),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DECIDED, failures.OWN_PLAN, failures.ITEM_GONE],
});

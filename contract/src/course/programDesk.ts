import * as z from 'zod';
import { program, programPrice } from '../fields/program.ts';
import { handIn } from '../fields/words.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named, namedAs } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { DECIDED, decisionOn, queueInput, reviewed } from '../kit/review.ts';
import { Flag, Id, Money, Nothing, optionalLine, PartId, Time } from '../kit/values.ts';
import type { Action } from '../rules/actions.ts';
import { DraftState } from '../rules/draftStates.ts';
import { isWholeCents } from '../rules/money.ts';
import * as most from '../rules/programs.ts';
import { OfferState, stagesInCircles } from '../rules/programs.ts';
import { NOT_PLAN_AUTHOR } from './abilityFailures.ts';
import { CourseChange } from './courseVersion.ts';
import * as failures from './programFailures.ts';
import { programFacts, programRead, programSums } from './programShapes.ts';
import { areOnce, stageFacts, wantedAbilities } from './stageShapes.ts';

const optionalDay = z.union([z.literal(''), z.iso.date('请选择日子')]);

// Without defaults: what is not sent stays as it was.
const facts = {
  programName: fieldSchema(program.programName),
  typicalPositionId: Id.open('typicalPosition', '0'),
  intro: fieldSchema(program.intro).unwrap(),
  ...namedAs(
    { openDate: program.openDate, endDate: program.endDate, seats: program.seats },
    {
      openDate: optionalDay,
      endDate: optionalDay,
      seats: z.int('名额请输入整数').min(0, '名额最少 0').max(most.MOST_SEATS, `名额最多 ${most.MOST_SEATS}`),
    },
  ),
};

const Stage = z
  .object({
    key: PartId,
    ...stageFacts,
    needs: z.array(PartId).max(most.MOST_PROGRAM_STAGES, '先要完成的阶段太多').default([]),
    testIds: z
      .array(Id.open('openAssessment'))
      .max(most.MOST_STAGE_TESTS, `一个阶段最多 ${most.MOST_STAGE_TESTS} 个测评`)
      .default([]),
    hours: z
      .int('学时请输入整数')
      .min(0, '学时最少 0')
      .max(most.MOST_STAGE_HOURS, `一个阶段最多 ${most.MOST_STAGE_HOURS} 学时`),
    credit: z
      .int('学分最多一位小数')
      .min(0, '学分最少 0')
      .max(most.MOST_STAGE_CREDIT, `一个阶段最多 ${most.MOST_STAGE_CREDIT / 10} 学分`),
    beginDate: optionalDay.default(''),
    endDate: optionalDay.default(''),
  })
  .refine(({ beginDate, endDate }) => beginDate === '' || endDate === '' || beginDate <= endDate, {
    path: ['endDate'],
    message: '结束的日子早于开始的日子',
  });

/** Every stage that waits for itself is told at its own place. */
function refuseCircles(stages: readonly z.infer<typeof Stage>[], ctx: z.RefinementCtx): void {
  const keys = new Set(stages.map(({ key }) => key));
  const circles = new Set(stagesInCircles(stages));
  for (const [index, { key, needs }] of stages.entries()) {
    const path = [index, 'needs'];
    if (needs.some((need) => !keys.has(need)))
      ctx.addIssue({ code: 'custom', path, message: '先要完成的阶段已经不在了' });
    if (circles.has(key)) ctx.addIssue({ code: 'custom', path, message: '先后关系成了圈，这一段永远不会开始' });
  }
}

const content = {
  ...facts,
  items: wantedAbilities,
  stages: named(
    { label: '阶段' },
    z
      .array(Stage)
      .max(most.MOST_PROGRAM_STAGES, `最多 ${most.MOST_PROGRAM_STAGES} 个阶段`)
      .refine((stages) => areOnce(stages.map(({ key }) => key)), '阶段重复了，请刷新后再改')
      .refine((stages) => areOnce(stages.flatMap(({ courseIds }) => courseIds)), '同一门课只能放在一个阶段里')
      .refine((stages) => areOnce(stages.flatMap(({ testIds }) => testIds)), '同一个测评只能放在一个阶段里')
      .superRefine(refuseCircles),
  ),
};

const one = z.object({ id: Id.of('ownProgram') });

const Row = z.object({
  id: Id,
  ...programFacts,
  ...programSums,
  draftState: oneOf(DraftState),
  auditOpinion: z.string(),
  /** 0: not public yet. */
  version: z.int(),
  publishedTime: Time.nullable(),
  countJoin: z.int(),
  countDone: z.int(),
  gmtModified: Time,
});

export type ProgramRow = z.infer<typeof Row>;

export const list = endpoint({
  summary: '我编写的学习方案；单位的由有权编写的员工一起看到',
  method: 'POST',
  path: '/course/auth/programDesk/list',
  kind: 'read',
  input: z.object({
    draftState: oneOf(DraftState).optional(),
    /** Any part of the name. */
    programName: optionalLine(40, '方案名称'),
    ...paging,
  }),
  output: pageOf(Row),
  fails: [NOT_PLAN_AUTHOR],
});

const Offer = z.object({
  id: Id,
  orgNo: Id,
  orgName: z.string(),
  version: z.int(),
  offerState: oneOf(OfferState),
  remark: z.string(),
  offeredAt: Time,
  answeredAt: Time.nullable(),
});

export type ProgramOffer = z.infer<typeof Offer>;

const Program = z.object({
  id: Id,
  ...programFacts,
  ...programSums,
  ...programRead,
  draftState: oneOf(DraftState),
  auditOpinion: z.string(),
  revision: z.int(),
  version: z.int(),
  publishedTime: Time.nullable(),
  /** Yuan; 0: free. */
  price: Money,
  /** The courses that are open to whoever buys the public version. */
  opened: z.object({ courseIds: z.array(Id), worth: Money }),
  /** What differs from the public version. */
  changes: z.array(CourseChange),
  /** What is missing before it can be handed in, and in which step (1 to 4). */
  missing: z.array(z.object({ step: z.int(), message: z.string() })),
  submitTime: Time.nullable(),
  /** Whom it was offered to, the latest 20. */
  offers: z.array(Offer),
});

export type Program = z.infer<typeof Program>;

export const view = endpoint({
  summary: '正在编写的一个学习方案：四步的内容、状态、与公开的不同、请谁确认过',
  method: 'POST',
  path: '/course/auth/programDesk/view',
  kind: 'read',
  input: one,
  output: Program,
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '新建学习方案：有了名称就有了草稿；给了典型岗位就带上它的能力项与课程体系',
  method: 'POST',
  path: '/course/auth/programDesk/save',
  kind: 'write',
  input: z.object({
    programName: facts.programName,
    typicalPositionId: Id.open('typicalPosition', '0').default('0'),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_PLAN_AUTHOR, failures.TOO_MANY_PROGRAMS],
});

export const update = endpoint({
  summary: '保存草稿，只交改动的几项；在别处改过时 409',
  method: 'POST',
  path: '/course/auth/programDesk/update',
  kind: 'write',
  input: z.object({ id: Id.of('ownProgram'), revision: z.int(), ...z.object(content).partial().shape }),
  output: z.object({ revision: z.int() }),
  fails: [NOT_FOUND, failures.PROGRAM_CHANGED, failures.PROGRAM_WAITING],
});

export const submit = endpoint({
  summary: '提交审核；没有写好的地方逐条指出',
  method: 'POST',
  path: '/course/auth/programDesk/submit',
  kind: 'write',
  logged: true,
  input: one.extend({ note: fieldSchema(handIn.note) }),
  output: Nothing,
  fails: [NOT_FOUND, failures.PROGRAM_WAITING, failures.PROGRAM_NOTHING_NEW],
});

export const setPrice = endpoint({
  summary: '定学习方案的价格，0 是免费；马上生效，不用审核，已经下的订单不变',
  method: 'POST',
  path: '/course/auth/programDesk/price',
  kind: 'write',
  logged: true,
  input: one.extend({
    price: named(programPrice.price, Money.max(100_000, '价格最多 100000 元').refine(isWholeCents, '价格最多两位小数')),
  }),
  output: Nothing,
  fails: [NOT_FOUND, failures.ENTERPRISE_FREE],
});

export const withdraw = endpoint({
  summary: '撤回审核，接着修改',
  method: 'POST',
  path: '/course/auth/programDesk/withdraw',
  kind: 'write',
  input: one,
  output: Nothing,
  fails: [NOT_FOUND, failures.PROGRAM_NOT_WAITING],
});

export const remove = endpoint({
  summary: '删除从来没有公开过的学习方案',
  method: 'POST',
  path: '/course/auth/programDesk/delete',
  kind: 'write',
  logged: true,
  input: one,
  output: Nothing,
  fails: [NOT_FOUND, failures.PROGRAM_WAS_PUBLISHED, failures.PROGRAM_WAITING],
});

/** Reviewers of an organization, and the platform's. */
const reviewers = ['course:review', 'content:review'] as const satisfies readonly Action[];

const Queued = z.object({
  id: Id,
  programId: Id,
  ...programFacts,
  ...programSums,
  ...programRead,
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

export type QueuedProgram = z.infer<typeof Queued>;

export const queue = endpoint({
  summary: '学习方案审核的队列：机构看自己讲师的，平台看其余的；等得久的在前',
  method: 'POST',
  path: '/course/auth/programDesk/queue',
  kind: 'read',
  action: reviewers,
  input: z.object(queueInput),
  output: pageOf(Queued),
});

export const audit = endpoint({
  summary: '审核学习方案：通过即公开这一版，已经加入的人留在自己的那一版',
  method: 'POST',
  path: '/course/auth/programDesk/audit',
  kind: 'write',
  action: reviewers,
  input: decisionOn(Id.of('programReview')),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DECIDED, failures.OWN_PROGRAM, failures.PROGRAM_ITEM_GONE],
});

export const count = endpoint({
  summary: '学习方案的统计：加入、完成、退出与平均进度，每一段有多少人完成',
  method: 'POST',
  path: '/course/auth/programDesk/count',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      programName: z.string(),
      version: z.int(),
      learning: z.int(),
      done: z.int(),
      left: z.int(),
      /** Of those who did not leave, hundredths of a percent. */
      progress: z.int(),
      certificates: z.int(),
      /** Of the newest version: how many of those who did not leave have done each stage. */
      stages: z.array(z.object({ key: z.string(), stageName: z.string(), done: z.int() })),
    }),
  ),
  fails: [NOT_PLAN_AUTHOR],
});

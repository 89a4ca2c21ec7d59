import * as z from 'zod';
import * as fields from '../fields/hiring.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import {
  ApplicationSource,
  DeclineReason,
  LookPart,
  MOST_AT_ONCE,
  MOST_COMPARED,
  MOST_MENTIONED,
  moveTargets,
  stageKeys,
  TAG_LENGTH,
} from '../rules/hiring.ts';
import { ApplicationState } from '../rules/vacancies.ts';
import { listByUserNo, userPortrayal } from '../user/userProfile.ts';
import * as failures from './hiringFailures.ts';
import { Candidate, Compared, HandedResume, LinePoint } from './hiringShapes.ts';
import { AbilityAsked } from './vacancyShapes.ts';

const look = { method: 'POST', action: 'talent:view' } as const;
const change = { method: 'POST', action: 'talent:edit', kind: 'write', logged: true } as const;

/** What both views of the pool are narrowed by. */
const conditions = {
  vacancyId: Id.of('vacancy', '0').default('0'),
  applicationSource: oneOf(ApplicationSource).optional(),
  tagName: optionalLine(TAG_LENGTH, '标签'),
  str: optionalLine(30, '姓名'),
};

export const board = endpoint({
  ...look,
  summary: '本企业的候选人，按阶段：每个阶段有几位，最近投递的几位',
  path: '/position/auth/talent/board',
  kind: 'read',
  input: z.object(conditions),
  output: z.object({
    stages: z.array(z.object({ stage: z.enum(stageKeys), count: z.int(), list: z.array(Candidate) })),
  }),
});

export const list = endpoint({
  ...look,
  summary: '本企业的候选人，最近投递的在前；撤回与收回的不在其中',
  path: '/position/auth/talent/list',
  kind: 'read',
  input: z.object({ stage: z.enum(stageKeys, '没有这个阶段').optional(), ...conditions, ...paging }),
  output: pageOf(Candidate),
});

export const choices = endpoint({
  ...look,
  summary: '有人投递的职位，给筛选用',
  path: '/position/auth/talent/choices',
  kind: 'read',
  input: Nothing,
  output: z.object({ vacancies: z.array(z.object({ id: Id, vacancyName: z.string() })) }),
});

const ids = z
  .array(Id.of('vacancyApplication'))
  .min(1, '请先选择候选人')
  .max(MOST_AT_ONCE, `一次最多选 ${MOST_AT_ONCE} 位`);

export const move = endpoint({
  ...change,
  summary: '把候选人移到一个阶段，对方收到消息；不合适要选原因',
  path: '/position/auth/talent/move',
  input: z
    .object({
      ids,
      applicationState: named({ label: '移到' }, z.literal([...moveTargets], '请选择要移到的阶段')),
      declineReason: named(fields.move.declineReason, oneOf(DeclineReason, '请选择原因').default(DeclineReason.none)),
      replyText: fieldSchema(fields.move.replyText),
      /** 1: also by mail to those who handed over an address. */
      isMailed: named(fields.move.isMailed, Flag.default(0)),
    })
    .superRefine(({ applicationState, declineReason }, ctx) => {
      const isDeclined = applicationState === ApplicationState.declined;
      if (isDeclined && declineReason === DeclineReason.none)
        ctx.addIssue({ code: 'custom', path: ['declineReason'], message: '请选择原因' });
    }),
  output: z.object({
    moved: z.int(),
    /** Those who cannot take this step, or no longer. */
    left: z.array(Id),
    /** To how many a letter went; not there where none was asked for. */
    mailed: z.int().optional(),
  }),
  fails: [NOT_FOUND],
});

export const tag = endpoint({
  ...change,
  summary: '给候选人加上或去掉一个标签，本企业的人都看得到，对方看不到',
  path: '/position/auth/talent/tag',
  input: z.object({ ids, tagName: fieldSchema(fields.tag.tagName), isOn: named({ label: '加上' }, Flag) }),
  output: Nothing,
  fails: [NOT_FOUND, failures.TAGS_FULL],
});

export const colleagues = endpoint({
  ...look,
  action: 'talent:edit',
  summary: '备注里可以提到的同事',
  path: '/position/auth/talent/colleagues',
  kind: 'read',
  input: z.object({ str: optionalLine(30, '姓名'), ...paging }),
  output: pageOf(z.object({ userNo: Id, name: z.string() })),
});

export const note = endpoint({
  ...change,
  summary: '写一条备注，本企业的人都看得到，对方看不到；提到的同事收到消息',
  path: '/position/auth/talent/note',
  input: z.object({
    id: Id.of('vacancyApplication'),
    noteText: fieldSchema(fields.note.noteText),
    /** Colleagues to be told; only those whose name stands in the note after an @. */
    mentions: named(
      fields.note.mentions,
      z.array(Id.of('recruiter')).max(MOST_MENTIONED, `一条备注最多提到 ${MOST_MENTIONED} 位同事`).default([]),
    ),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOTES_FULL],
});

const Note = z.object({
  id: Id,
  authorName: z.string(),
  noteText: z.string(),
  gmtCreate: Time,
  /** Of another application of the same person; empty for this one. */
  vacancyName: z.string(),
});

export type Note = z.infer<typeof Note>;

/** Another application of the same person. */
const OtherApplication = z.object({
  id: Id,
  name: z.string(),
  vacancyName: z.string(),
  applicationState: oneOf(ApplicationState),
  appliedAt: Time,
  /** 1: by another account, which a recruiter took for the same person. */
  isMerged: Flag,
});

const { axes, categories, items } = userPortrayal.output.shape;
const parts = [LookPart.profile, LookPart.portrait, LookPart.achievement] as const;

export const open = endpoint({
  ...look,
  summary: '打开一位候选人的一部分，都是投递时交来的那一份；每次打开都记下来，本人看得到',
  path: '/position/auth/talent/open',
  kind: 'write',
  input: z.object({ id: Id.of('vacancyApplication'), lookPart: z.literal(parts, '没有这个部分') }),
  output: Candidate.extend({
    note: z.string(),
    replyText: z.string(),
    line: z.array(LinePoint.extend({ actorName: z.string() })),
    notes: z.array(Note),
    others: z.array(OtherApplication),
    /** Null where another part was asked for. */
    resume: HandedResume.nullable(),
    /** Null where another part was asked for, or where it was not handed over. */
    portrait: z.object({ axes, categories, items, abilities: z.array(AbilityAsked) }).nullable(),
    honors: listByUserNo.output.shape.honor.nullable(),
  }),
  fails: [NOT_FOUND],
});

export type OpenCandidate = z.infer<typeof open.output>;

export const compare = endpoint({
  ...look,
  summary: '几位候选人并排：只有投递时交来的；每个人的访问记录里都写下来',
  path: '/position/auth/talent/compare',
  kind: 'write',
  input: z.object({
    ids: z
      .array(Id.of('vacancyApplication'))
      .min(1, '请先选择候选人')
      .max(MOST_COMPARED, `一次最多比较 ${MOST_COMPARED} 位`),
  }),
  /** In the order in which they were asked for. */
  output: z.object({ list: z.array(Compared) }),
  fails: [NOT_FOUND],
});

export const sheet = endpoint({
  method: 'POST',
  action: 'talent:export',
  summary: '导出名单：只有看得到的人；每个人的访问记录里都写下来',
  path: '/position/auth/talent/sheet',
  kind: 'write',
  logged: true,
  input: z.object({ stage: z.enum(stageKeys, '没有这个阶段').optional(), ...conditions }),
  output: z.object({ fileName: z.string(), content: z.string() }),
  fails: [failures.NOTHING_TO_EXPORT],
});

import * as z from 'zod';
import * as fields from '../fields/hiring.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { onOneOf } from '../kit/onOne.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import {
  InterviewState,
  InterviewVerdict,
  InterviewWay,
  LEAST_MINUTES,
  MOST_INTERVIEWERS,
  MOST_MINUTES,
  MOST_SLOTS,
  placeProblem,
} from '../rules/interviews.ts';
import * as failures from './hiringFailures.ts';

const desk = { method: 'POST', action: 'interview:manage' } as const;
const own = { method: 'POST' } as const;

const moment = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:00$/, '请选择时间');

const Slot = z.object({ id: Id, startsAt: Time, endsAt: Time });

/** What both sides know of an interview. */
const Shared = {
  id: Id,
  interviewName: z.string(),
  interviewWay: oneOf(InterviewWay),
  interviewState: oneOf(InterviewState),
  place: z.string(),
  words: z.string(),
  startsAt: Time,
  endsAt: Time,
  answerText: z.string(),
  answeredAt: Time.nullable(),
  feedback: z.string(),
  feedbackAt: Time.nullable(),
  vacancyId: Id,
  vacancyName: z.string(),
  orgName: z.string(),
  applicationId: Id,
  /** What can be chosen; what is over already is not among them. */
  slots: z.array(Slot),
};

const Mine = z.object(Shared);

export type OwnInterview = z.infer<typeof Mine>;

export const mine = endpoint({
  ...own,
  summary: '我的面试：还没有结束的在前',
  path: '/position/auth/interview/mine',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(Mine),
});

const one = Id.of('ownInterview');

export const accept = endpoint({
  ...own,
  summary: '选一个时间，面试就约定了',
  path: '/position/auth/interview/accept',
  kind: 'write',
  logged: true,
  input: z.object({ id: one, slotId: Id.of('interviewSlot') }),
  output: z.object({ id: Id }),
  fails: [
    NOT_FOUND,
    failures.INTERVIEW_MOVED_ON,
    failures.SLOT_GONE,
    failures.CANDIDATE_BUSY,
    failures.INTERVIEWER_BUSY,
  ],
});

const answered = { id: one, answerText: fieldSchema(fields.interviewAnswer.answerText) };

export const decline = endpoint({
  ...own,
  summary: '谢绝一场面试',
  path: '/position/auth/interview/decline',
  kind: 'write',
  logged: true,
  input: z.object(answered),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.INTERVIEW_MOVED_ON],
});

export const askMove = endpoint({
  ...own,
  summary: '告诉企业想改时间，企业会再给时间',
  path: '/position/auth/interview/askMove',
  kind: 'write',
  logged: true,
  input: z.object(answered),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.INTERVIEW_MOVED_ON],
});

const Sheet = z.object({
  userNo: Id,
  name: z.string(),
  isMe: Flag,
  isScored: Flag,
  /** Null until handed in, and while the reader has not handed in an own one. */
  sheet: z
    .object({
      skill: z.int(),
      talk: z.int(),
      fit: z.int(),
      interviewVerdict: oneOf(InterviewVerdict),
      remark: z.string(),
      scoredAt: Time,
    })
    .nullable(),
});

export type InterviewSheet = z.infer<typeof Sheet>;

const Row = z.object({ ...Shared, name: z.string(), headImgUrl: z.string(), members: z.array(Sheet) });

export type DeskInterview = z.infer<typeof Row>;

export const list = endpoint({
  method: 'POST',
  action: ['talent:view', 'interview:manage'],
  summary: '本企业的面试，时间晚的在前',
  path: '/position/auth/interview/list',
  kind: 'read',
  input: z.object({
    interviewState: oneOf(InterviewState).optional(),
    applicationId: Id.of('vacancyApplication', '0').default('0'),
    /** 1: only those where the caller interviews. */
    isMine: Flag.default(0),
    ...paging,
  }),
  output: pageOf(Row),
});

export const choices = endpoint({
  ...desk,
  summary: '可以当面试官的同事',
  path: '/position/auth/interview/choices',
  kind: 'read',
  input: Nothing,
  output: z.object({ members: z.array(z.object({ userNo: Id, name: z.string() })) }),
});

const { slots, members, interviewWay, minutes } = fields.interviewMore;

/** The times that are offered, with how long each takes. */
const offered = {
  minutes: named(
    minutes,
    z.int('请填写时长').min(LEAST_MINUTES, `最少 ${LEAST_MINUTES} 分钟`).max(MOST_MINUTES, `最多 ${MOST_MINUTES} 分钟`),
  ),
  slots: named(slots, z.array(moment).min(1, '至少给一个时间').max(MOST_SLOTS, `最多给 ${MOST_SLOTS} 个时间`)),
};

export const propose = endpoint({
  ...desk,
  summary: '请候选人面试：给几个时间，由对方选',
  path: '/position/auth/interview/propose',
  kind: 'write',
  logged: true,
  input: z
    .object({
      applicationId: Id.of('vacancyApplication'),
      ...fieldSchemas(fields.interview),
      interviewWay: named(interviewWay, oneOf(InterviewWay, '请选择方式')),
      ...offered,
      members: named(
        members,
        z
          .array(Id.of('recruiter'))
          .min(1, '至少选一位面试官')
          .max(MOST_INTERVIEWERS, `最多 ${MOST_INTERVIEWERS} 位面试官`),
      ),
    })
    .superRefine((row, ctx) => {
      const message = placeProblem(row.interviewWay, row.place);
      if (message) ctx.addIssue({ code: 'custom', path: ['place'], message });
    }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NO_INTERVIEW_NOW, failures.INTERVIEWER_BUSY],
});

const row = Id.of('interview');

export const reschedule = endpoint({
  ...desk,
  summary: '换一组时间，候选人重新选',
  path: '/position/auth/interview/reschedule',
  kind: 'write',
  logged: true,
  input: z.object({ id: row, ...offered }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.INTERVIEW_MOVED_ON, failures.INTERVIEWER_BUSY],
});

const onOne = onOneOf(desk, row);

export const cancel = endpoint({
  ...onOne,
  summary: '取消一场面试',
  path: '/position/auth/interview/cancel',
  fails: [NOT_FOUND, failures.INTERVIEW_MOVED_ON],
});

export const finish = endpoint({
  ...onOne,
  summary: '面试结束了',
  path: '/position/auth/interview/finish',
  fails: [NOT_FOUND, failures.INTERVIEW_MOVED_ON, failures.TOO_EARLY],
});

export const noShow = endpoint({
  ...onOne,
  summary: '候选人没有到场',
  path: '/position/auth/interview/noShow',
  fails: [NOT_FOUND, failures.INTERVIEW_MOVED_ON, failures.TOO_EARLY],
});

const mark = (label: string) => named({ label }, z.int(`请给${label}打分`).min(1, '1 到 5 分').max(5, '1 到 5 分'));

export const score = endpoint({
  method: 'POST',
  action: ['talent:view', 'interview:manage'],
  summary: '交一份面试评价：各写各的，交了才看得到别人的；可以改',
  path: '/position/auth/interview/score',
  kind: 'write',
  logged: true,
  input: z.object({
    id: row,
    skill: mark('专业能力'),
    talk: mark('沟通表达'),
    fit: mark('岗位匹配'),
    interviewVerdict: named(
      { label: '结论' },
      z.literal([InterviewVerdict.next, InterviewVerdict.unsure, InterviewVerdict.stop], '请选择结论'),
    ),
    remark: fieldSchema(fields.scoreSheet.remark),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOT_INTERVIEWER, failures.TOO_EARLY, failures.INTERVIEW_MOVED_ON],
});

export const feedback = endpoint({
  ...desk,
  summary: '给候选人的反馈，对方收到消息',
  path: '/position/auth/interview/feedback',
  kind: 'write',
  logged: true,
  input: z.object({ id: row, feedback: fieldSchema(fields.interviewFeedback.feedback) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.INTERVIEW_MOVED_ON],
});

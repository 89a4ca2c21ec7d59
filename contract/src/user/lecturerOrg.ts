import * as z from 'zod';
import { lecturerAnswer, lecturerInvitation } from '../fields/teaching.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { decisionOn } from '../kit/review.ts';
import { Flag, Id, Mobile, optionalLine, Time } from '../kit/values.ts';
import { DEFAULT_SHARE, JoinState } from '../rules/joinStates.ts';
import { REMIND_MINUTES } from '../rules/memberStates.ts';

const failure = failuresOf<'user'>();

export const TEACHES_ALREADY = failure(1320, '这位讲师已经在本机构');
export const TEACHES_ELSEWHERE = failure(1321, '对方已经是别的机构的讲师，要先离开那里');
export const INVITED_ALREADY = failure(1322, '已经邀请过这个手机号，等对方答复');
export const INVITED_JUST_NOW = failure(1323, `${REMIND_MINUTES} 分钟内已经通知过对方，请稍后再发`);
export const JOIN_ANSWERED = reworded(CONFLICT, '这一份已经答复或收回，请刷新后查看');
export const LECTURER_CHANGED = reworded(CONFLICT, '这位讲师的状态已经变了，请刷新后查看');

export const OrgLecturer = z.object({
  id: Id,
  lecturerUserNo: Id,
  lecturerName: z.string(),
  headImgUrl: z.string(),
  position: z.string(),
  mobile: z.string(),
  /** Percent of the income that goes to the lecturer. */
  shareRatio: z.int(),
  /** 1: may not act for the organization at present. */
  isPaused: Flag,
  /** Of this organization's courses on the shelf, and who studies them. */
  countCourse: z.int(),
  countStudy: z.int(),
});

export type OrgLecturer = z.infer<typeof OrgLecturer>;

const one = z.object({ id: Id.of('orgLecturer') });
const manage = { method: 'POST', action: 'lecturer:manage' } as const;

export const list = endpoint({
  ...manage,
  summary: '本机构的讲师，课程与学员数一并给出',
  path: '/user/auth/lecturer/org/list',
  kind: 'read',
  input: z.object({
    /** Any part of the name. */
    lecturerName: optionalLine(20, '讲师姓名'),
    isPaused: Flag.optional(),
    ...paging,
  }),
  output: pageOf(OrgLecturer).extend({
    /** Lecturers, invitations without an answer, requests that wait. */
    counts: z.object({ lecturers: z.int(), invited: z.int(), asks: z.int() }),
  }),
});

export const OrgJoin = z.object({
  id: Id,
  lecturerName: z.string(),
  mobile: z.string(),
  position: z.string(),
  headImgUrl: z.string(),
  shareRatio: z.int(),
  note: z.string(),
  auditStatus: oneOf(JoinState),
  auditOpinion: z.string(),
  auditTime: Time.nullable(),
  submitTime: Time,
});

export type OrgJoin = z.infer<typeof OrgJoin>;

export const joins = endpoint({
  ...manage,
  summary: '邀请与申请：等答复的在前，其余新的在前',
  path: '/user/auth/lecturer/org/joins',
  kind: 'read',
  input: z.object({ /** 1 invitations of ours, 0 requests of lecturers. */ isInvitation: Flag, ...paging }),
  output: pageOf(OrgJoin),
});

const share = named(
  lecturerInvitation.shareRatio,
  z.int('请输入整数').min(0, '分成不能小于 0%').max(100, '分成最多 100%'),
);

export const invite = endpoint({
  ...manage,
  summary: '邀请讲师：对方收到短信，用这个手机号登录后接受，就在本机构授课',
  path: '/user/auth/lecturer/org/invite',
  kind: 'write',
  input: z.object({
    lecturerName: fieldSchema(lecturerInvitation.lecturerName),
    mobile: named(lecturerInvitation.mobile, Mobile),
    position: fieldSchema(lecturerInvitation.position),
    shareRatio: share.default(DEFAULT_SHARE),
    note: fieldSchema(lecturerInvitation.note),
  }),
  output: z.object({ id: Id }),
  fails: [TEACHES_ALREADY, TEACHES_ELSEWHERE, INVITED_ALREADY, INVITED_JUST_NOW],
});

export const inviteResend = endpoint({
  ...manage,
  summary: '再通知一次被邀请的讲师',
  path: '/user/auth/lecturer/org/invite/resend',
  kind: 'write',
  input: z.object({ id: Id.of('lecturerJoin') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, JOIN_ANSWERED, INVITED_JUST_NOW],
});

export const inviteWithdraw = endpoint({
  ...manage,
  summary: '收回邀请',
  path: '/user/auth/lecturer/org/invite/withdraw',
  kind: 'write',
  input: z.object({ id: Id.of('lecturerJoin') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, JOIN_ANSWERED],
});

export const answer = endpoint({
  ...manage,
  summary: '答复讲师的加入申请，同意时定分成；讲师收到消息',
  path: '/user/auth/lecturer/org/answer',
  kind: 'write',
  input: decisionOn(Id.of('lecturerAsking')).safeExtend({
    auditOpinion: fieldSchema(lecturerAnswer.auditOpinion),
    shareRatio: share.default(DEFAULT_SHARE),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, JOIN_ANSWERED, TEACHES_ELSEWHERE],
});

export const ratio = endpoint({
  ...manage,
  summary: '改讲师的分成：收入的百分之几归讲师；以后的订单照新的算',
  path: '/user/auth/lecturer/org/ratio',
  kind: 'write',
  input: z.object({ id: Id.of('orgLecturer'), shareRatio: share }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

const HouseShare = z.object({
  id: Id,
  shareRatio: z.int(),
  beginsAt: Time,
  /** Empty for what held before this was kept. */
  actorName: z.string(),
});

export const ratios = endpoint({
  ...manage,
  summary: '一位讲师在本机构的分成：从什么时候起是多少，谁定的，新的在前',
  path: '/user/auth/lecturer/org/ratio/list',
  kind: 'read',
  input: one.extend(paging),
  output: pageOf(HouseShare),
  fails: [NOT_FOUND],
});

export const disable = endpoint({
  ...manage,
  summary: '停用讲师：马上不能再以讲师的身份操作，课程照常',
  path: '/user/auth/lecturer/org/disable',
  kind: 'write',
  input: one,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, LECTURER_CHANGED],
});

export const enable = endpoint({
  ...manage,
  summary: '启用停用的讲师',
  path: '/user/auth/lecturer/org/enable',
  kind: 'write',
  input: one,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, LECTURER_CHANGED],
});

export const remove = endpoint({
  ...manage,
  summary: '移除讲师：不再属于本机构；本机构的课程留在本机构',
  path: '/user/auth/lecturer/org/delete',
  kind: 'write',
  input: one,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

import * as z from 'zod';
import { leave as fields, leaveOpinion, leaveTransfer } from '../fields/leave.ts';
import { batchOf, BatchOutcome } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileUrl, Flag, Id, Time } from '../kit/values.ts';
import { Approver, LeaveState, LeaveStepState, LeaveType, leaveDays, LONGEST_LEAVE_DAYS } from '../rules/leave.ts';

const failure = failuresOf<'user'>();

export const NO_CLASS = failure(1430, '你还没有加入学校的班级，不能在这里请假');
export const LEAVE_OVERLAPS = failure(1431, '这段时间你已经请过假，先撤销那一份');
export const LEAVE_OVER = failure(1432, '这份请假已经结束，不能撤销');
export const OWN_LEAVE = failure(1433, '不能审批自己的请假');
export const CANNOT_APPROVE = failure(1434, '对方不能审批请假，请另选一位');
export const LEAVE_DECIDED = reworded(CONFLICT, '这份请假刚刚有人处理过了，请刷新后查看');

const stretch = {
  beginsAt: named(fields.beginsAt, momentText('开始时间')),
  endsAt: named(fields.endsAt, momentText('结束时间')),
};

interface Stretch {
  beginsAt: string;
  endsAt: string;
}

const inOrder = ({ beginsAt, endsAt }: Stretch): boolean => beginsAt < endsAt;
const BEGINS_FIRST = { path: ['endsAt'], message: '结束时间要晚于开始时间' };

const notTooLong = ({ beginsAt, endsAt }: Stretch): boolean =>
  beginsAt >= endsAt || leaveDays(beginsAt, endsAt) <= LONGEST_LEAVE_DAYS;
const AT_MOST = { path: ['endsAt'], message: `一次最多请 ${LONGEST_LEAVE_DAYS} 天` };

/** A lesson that a leave touches. */
const TouchedLesson = z.object({
  lessonId: Id,
  offeringName: z.string(),
  beginsAt: Time,
  endsAt: Time,
  place: z.string(),
});

export type TouchedLesson = z.infer<typeof TouchedLesson>;

const LeaveStep = z.object({
  approver: oneOf(Approver),
  /** Who decided or was asked by name; empty for everybody who may. */
  approverName: z.string(),
  stepState: oneOf(LeaveStepState),
  opinion: z.string(),
  decidedAt: Time.nullable(),
});

const Leave = z.object({
  id: Id,
  leaveType: oneOf(LeaveType),
  beginsAt: Time,
  endsAt: Time,
  days: z.int(),
  reason: z.string(),
  proofs: z.array(z.string()),
  leaveState: oneOf(LeaveState),
  submitTime: Time,
  cancelledAt: Time.nullable(),
  lessonCount: z.int(),
  steps: z.array(LeaveStep),
  /** Whose opinion comes after the last step. */
  comes: z.array(oneOf(Approver)),
});

export type Leave = z.infer<typeof Leave> & { canCancel: 0 | 1 };

export const preview = endpoint({
  summary: '一段时间里会缺的课、天数，与谁来审批',
  method: 'POST',
  path: '/user/auth/leave/preview',
  kind: 'read',
  input: z.object(stretch).refine(inOrder, BEGINS_FIRST).refine(notTooLong, AT_MOST),
  output: z.object({
    days: z.int(),
    lessonCount: z.int(),
    /** The first of them. */
    lessons: z.array(TouchedLesson),
    chain: z.array(oneOf(Approver)),
  }),
  fails: [NO_CLASS],
});

export const apply = endpoint({
  summary: '请假：班主任先批，长的还要教务批；会缺的课自己找出来',
  method: 'POST',
  path: '/user/auth/leave/apply',
  kind: 'write',
  logged: true,
  input: z
    .object({
      leaveType: named(fields.leaveType, oneOf(LeaveType, '请选择请假类型')),
      ...stretch,
      reason: fieldSchema(fields.reason),
      proofs: z.array(FileUrl).max(fields.proofs.max, `最多 ${fields.proofs.max} 份证明材料`).default([]),
    })
    .refine(inOrder, BEGINS_FIRST)
    .refine(notTooLong, AT_MOST),
  output: z.object({ id: Id }),
  fails: [NO_CLASS, LEAVE_OVERLAPS],
});

export const mine = endpoint({
  summary: '我的请假，新的在前，审批到哪一步一并给出',
  method: 'POST',
  path: '/user/auth/leave/mine',
  kind: 'read',
  input: z.object({ leaveState: oneOf(LeaveState).optional(), ...paging }),
  output: pageOf(Leave.extend({ /** 1: may still be taken back, or ended today. */ canCancel: Flag })),
});

export const cancel = endpoint({
  summary: '撤销请假：没有批的收回；批了还没开始的作废，已经开始的从现在起销假',
  method: 'POST',
  path: '/user/auth/leave/cancel',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('leave') }),
  output: z.object({ id: Id, leaveState: oneOf(LeaveState), endsAt: Time }),
  fails: [NOT_FOUND, LEAVE_DECIDED, LEAVE_OVER],
});

/** A step that waits for an approver, or that they decided. */
export const QueuedLeave = Leave.extend({
  stepId: Id,
  approver: oneOf(Approver),
  stepState: oneOf(LeaveStepState),
  studentName: z.string(),
  studentNumber: z.string(),
  gradeName: z.string(),
  waitedHours: z.int(),
  isOverdue: Flag,
  isOwn: Flag,
  /** How often they were on leave in the half year before, this one not counted. */
  earlierCount: z.int(),
});

export type QueuedLeave = z.infer<typeof QueuedLeave>;

export const queue = endpoint({
  summary: '等我审批的请假，等得最久的在前；处理过的新的在前',
  method: 'POST',
  path: '/user/auth/leave/queue',
  kind: 'read',
  input: z.object({ isDecided: Flag.default(0), ...paging }),
  output: pageOf(QueuedLeave),
});

export const lessons = endpoint({
  summary: '等我审批的这份请假会缺哪些课',
  method: 'POST',
  path: '/user/auth/leave/lessons',
  kind: 'read',
  input: z.object({ id: Id.of('leaveStep') }),
  output: z.object({ list: z.array(TouchedLesson) }),
  fails: [NOT_FOUND],
});

const verdict = {
  isPassed: Flag,
  auditOpinion: fieldSchema(leaveOpinion.auditOpinion),
};

const withReason = ({ isPassed, auditOpinion }: { isPassed: 0 | 1; auditOpinion: string }): boolean =>
  isPassed === 1 || auditOpinion !== '';
const SAY_WHY = { path: ['auditOpinion'], message: '请写明不通过的原因，学生会看到' };

export const decide = endpoint({
  summary: '审批一份请假；学生收到消息，长假接着由教务审批',
  method: 'POST',
  path: '/user/auth/leave/decide',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('leaveStep'), ...verdict }).refine(withReason, SAY_WHY),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OWN_LEAVE, LEAVE_DECIDED],
});

export const batch = endpoint({
  summary: '一次审批几份请假',
  method: 'POST',
  path: '/user/auth/leave/batch',
  kind: 'write',
  logged: true,
  input: z.object({ ids: batchOf(Id.of('leaveStep'), '份'), ...verdict }).refine(withReason, SAY_WHY),
  output: BatchOutcome,
  fails: [NOT_FOUND, OWN_LEAVE, LEAVE_DECIDED],
});

export const approvers = endpoint({
  summary: '可以转交的老师，按姓名找',
  method: 'POST',
  path: '/user/auth/leave/approvers',
  kind: 'read',
  input: z.object({ id: Id.of('leaveStep') }),
  output: z.object({ list: z.array(z.object({ userNo: Id, approverName: z.string() })) }),
  fails: [NOT_FOUND],
});

export const transfer = endpoint({
  summary: '把一份请假转交给另一位老师审批',
  method: 'POST',
  path: '/user/auth/leave/transfer',
  kind: 'write',
  logged: true,
  input: z.object({
    id: Id.of('leaveStep'),
    toUserNo: named(leaveTransfer.toUserNo, Id.open('user')),
    auditOpinion: fieldSchema(leaveTransfer.auditOpinion),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OWN_LEAVE, LEAVE_DECIDED, CANNOT_APPROVE],
});

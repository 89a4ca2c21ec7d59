import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, optionalLine, text, Time } from '../kit/values.ts';
import { ALREADY_AUDITED, DISPUTED, NOTHING_REFUSED } from './failures.ts';

/** 0 waiting, 1 granted, 2 refused. */
const AuditStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const Dispute = z.object({
  id: Id,
  sittingId: Id,
  courseId: Id,
  courseName: z.string(),
  periodId: Id,
  periodName: z.string(),
  startedAt: Time,
  lastAt: Time,
  device: z.string(),
  /** Seconds or pages that were not counted when it was contested. */
  refused: z.int(),
  refusedRanges: z.array(z.tuple([z.int(), z.int()])),
  refusedReason: z.enum(['', 'clock', 'device', 'speed', 'drag']),
  reason: z.string(),
  auditStatus: z.int(),
  auditOpinion: z.string(),
  auditTime: Time.nullable(),
  gmtCreate: Time,
});

export type Dispute = z.infer<typeof Dispute>;

export const save = endpoint({
  summary: '对账本里的一条提出异议，由课程的讲师处理',
  method: 'POST',
  path: '/course/auth/dispute/save',
  kind: 'write',
  input: z.object({ sittingId: Id, reason: text(300, '理由') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DISPUTED, NOTHING_REFUSED],
});

export const list = endpoint({
  summary: '我提出的异议，新的在前',
  method: 'POST',
  path: '/course/auth/dispute/list',
  kind: 'read',
  input: z.object({ courseId: Id.optional(), ...paging }),
  output: pageOf(Dispute),
});

export const queue = endpoint({
  summary: '我的课程收到的异议（讲师）：待处理的先来的在前，处理过的新的在前',
  method: 'POST',
  path: '/course/auth/dispute/queue',
  kind: 'read',
  input: z.object({ auditStatus: AuditStatus.default(0), courseId: Id.optional(), ...paging }),
  output: pageOf(Dispute.extend({ userNo: Id, userName: z.string() })),
});

export const audit = endpoint({
  summary: '处理异议（只有课程的讲师）：同意时把未计入的片段计入',
  method: 'POST',
  path: '/course/auth/dispute/audit',
  kind: 'write',
  input: z.object({
    id: Id,
    auditStatus: z.union([z.literal(1), z.literal(2)]),
    auditOpinion: optionalLine(200, '处理意见'),
  }),
  output: z.object({ id: Id, /** Newly counted seconds or pages. */ granted: z.int() }),
  fails: [NOT_FOUND, ALREADY_AUDITED],
});

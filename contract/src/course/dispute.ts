import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { dispute } from '../fields/words.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Decision, decisionOn, queueInput, reviewed } from '../kit/review.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { ALREADY_AUDITED, DISPUTED, NOTHING_REFUSED, OWN_DISPUTE } from './failures.ts';
import { FileType } from '../rules/fileKinds.ts';

const Dispute = z.object({
  id: Id,
  sittingId: Id,
  courseId: Id,
  courseName: z.string(),
  periodId: Id,
  periodName: z.string(),
  /** 4 video, 5 audio, 6 picture, 7 document, 8 link, 9 link. */
  fileType: oneOf(FileType),
  /** Of the class-hour: seconds or pages. */
  length: z.int(),
  startedAt: Time,
  lastAt: Time,
  /** Wall-clock seconds of the sitting. */
  seconds: z.int(),
  device: z.string(),
  /** Seconds or pages that were not counted when it was contested. */
  refused: z.int(),
  refusedRanges: z.array(z.tuple([z.int(), z.int()])),
  refusedReason: z.enum(['', 'clock', 'device', 'speed', 'drag']),
  reason: z.string(),
  ...reviewed,
});

export type Dispute = z.infer<typeof Dispute>;

const QueuedDispute = Dispute.extend({
  userNo: Id,
  userName: z.string(),
  /** The reader's own: somebody else decides. */
  isOwn: Flag,
});

export type QueuedDispute = z.infer<typeof QueuedDispute>;

export const save = endpoint({
  summary: '对账本里的一条提出异议，由课程的讲师处理；讲师收到消息',
  method: 'POST',
  path: '/course/auth/dispute/save',
  kind: 'write',
  input: z.object({ sittingId: Id.of('sitting'), reason: fieldSchema(dispute.reason) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DISPUTED, NOTHING_REFUSED],
});

export const list = endpoint({
  summary: '我提出的异议，新的在前',
  method: 'POST',
  path: '/course/auth/dispute/list',
  kind: 'read',
  input: z.object({ courseId: Id.of('course').optional(), ...paging }),
  output: pageOf(Dispute),
});

export const queue = endpoint({
  summary: '我的课程收到的异议（讲师）：待处理的先来的在前，处理过的新的在前',
  method: 'POST',
  path: '/course/auth/dispute/queue',
  kind: 'read',
  input: z.object({ courseId: Id.of('course').optional(), ...queueInput }),
  output: pageOf(QueuedDispute),
});

const decided = z.object({ id: Id, /** Newly counted seconds or pages. */ granted: z.int() });

export const audit = endpoint({
  summary: '处理异议（课程的讲师）：同意时把未计入的片段计入，学员收到消息',
  method: 'POST',
  path: '/course/auth/dispute/audit',
  kind: 'write',
  input: decisionOn(Id.of('dispute')),
  output: decided,
  fails: [NOT_FOUND, ALREADY_AUDITED, OWN_DISPUTE],
});

export const handleList = endpoint({
  summary: '全站的学习记录异议（运营）：讲师没有答复的由这里处理',
  method: 'POST',
  path: '/course/auth/dispute/handle/list',
  kind: 'read',
  action: 'accusation:handle',
  input: z.object(queueInput),
  output: pageOf(QueuedDispute.extend({ lecturerName: z.string() })),
});

export const handleAudit = endpoint({
  summary: '处理任何一门课程的异议（运营）',
  method: 'POST',
  path: '/course/auth/dispute/handle/audit',
  kind: 'write',
  action: 'accusation:handle',
  input: Decision,
  output: decided,
  fails: [NOT_FOUND, ALREADY_AUDITED, OWN_DISPUTE],
});

import * as z from 'zod';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf } from '../kit/page.ts';
import { DECIDED, Decision, queueInput, reviewed } from '../kit/review.ts';
import { decision } from '../kit/reviewFields.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { AuditState } from '../rules/auditStates.ts';
import { LiveAudience, LiveResolution } from '../rules/liveChannel.ts';
import { OWN_REVIEW } from './applyFailures.ts';

const LiveApplication = z.object({
  id: Id,
  plan: z.string(),
  frequency: z.string(),
  audience: oneOf(LiveAudience),
  experience: z.string(),
  ...reviewed,
});

export type LiveApplication = z.infer<typeof LiveApplication>;

const LiveChannel = z.object({
  /** The number of the channel. */
  id: Id,
  channelName: z.string(),
  channelLogo: z.string(),
  resolution: oneOf(LiveResolution),
  isRecord: Flag,
  isChat: Flag,
  isHands: Flag,
  maxSeats: z.int(),
  /** Null while there is none, and nobody but the lecturer enters as host. */
  passwordTime: Time.nullable(),
});

export type LiveChannel = z.infer<typeof LiveChannel>;

export const view = endpoint({
  summary: '我能不能直播：申请与结果，以及开通之后的频道',
  method: 'POST',
  path: '/user/auth/lecturerLive/view',
  kind: 'read',
  input: Nothing,
  output: z.object({
    isLecturer: Flag,
    /** Null when nothing was ever handed in. */
    application: LiveApplication.nullable(),
    /** Null until it is allowed. */
    channel: LiveChannel.nullable(),
  }),
});

const QueuedLive = LiveApplication.extend({
  lecturerUserNo: Id,
  lecturerName: z.string(),
  position: z.string(),
  orgName: z.string(),
  countCourse: z.int(),
  countStudy: z.int(),
  /** Whether the real name was verified. */
  isVerified: Flag,
  /** The operator's own: somebody else decides. */
  isOwn: Flag,
});

export type QueuedLive = z.infer<typeof QueuedLive>;

export const list = endpoint({
  summary: '申请开通直播的队列：待审核的先来的在前，审核过的新的在前',
  method: 'POST',
  path: '/user/auth/lecturerLive/list',
  kind: 'read',
  action: 'lecturer:review',
  input: z.object(queueInput),
  output: pageOf(QueuedLive),
});

export const decide = endpoint({
  summary: '审核一份直播申请：通过即开通频道',
  method: 'POST',
  path: '/user/auth/lecturerLive/decide',
  kind: 'write',
  action: 'lecturer:review',
  input: Decision,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DECIDED, OWN_REVIEW],
});

export const revoke = endpoint({
  summary: '收回直播权限：频道关闭，设置留着，讲师可以再申请',
  method: 'POST',
  path: '/user/auth/lecturerLive/revoke',
  kind: 'write',
  action: 'lecturer:review',
  input: Decision.refine(({ auditStatus }) => auditStatus === AuditState.refused, {
    path: ['auditStatus'],
    message: '只能收回',
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DECIDED, OWN_REVIEW],
});

export const batch = endpoint({
  summary: '审核几份直播申请：每份各算各的，没有成的说明原因',
  method: 'POST',
  path: '/user/auth/lecturerLive/batch',
  kind: 'write',
  action: 'lecturer:review',
  input: z
    .object({
      ids: batchOf(Id, '份申请'),
      auditStatus: z.literal([AuditState.passed, AuditState.refused]),
      auditOpinion: fieldSchema(decision.auditOpinion),
    })
    .refine(({ auditStatus, auditOpinion }) => auditStatus === AuditState.passed || auditOpinion !== '', {
      path: ['auditOpinion'],
      message: '请写明退回的原因，对方会看到',
    }),
  output: BatchOutcome,
});

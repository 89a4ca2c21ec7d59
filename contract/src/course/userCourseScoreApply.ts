import * as z from 'zod';
import { creditApply, creditRevoke } from '../fields/credits.ts';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { namedAs } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { DECIDED, decisionOn, queueInput, reviewed } from '../kit/review.ts';
import { decision } from '../kit/reviewFields.ts';
import { FileUrl, Flag, Id, IdOrNone, Time } from '../kit/values.ts';
import { AuditState } from '../rules/auditStates.ts';
import { CreditCause, CreditState, CreditStep, EVIDENCE_FILES } from '../rules/credits.ts';
import {
  CREDIT_ASKED,
  NOT_BOUND,
  NOT_CREDITABLE,
  NOT_GRANTED,
  NOT_OPEN,
  NOT_OWN_CREDIT,
  NOT_REFUSED,
  OWN_CREDIT,
} from './creditFailures.ts';

const proofs = {
  ...namedAs(
    {
      evidence: creditApply.evidence,
      certificateNo: creditApply.certificateNo,
      evidenceUrls: creditApply.evidenceUrls,
    },
    {
      evidence: fieldSchema(creditApply.evidence),
      certificateNo: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[0-9A-Z-]{0,40}$/, '证书编号只有字母、数字与短横线')
        .default(''),
      evidenceUrls: z.array(FileUrl).max(EVIDENCE_FILES, `最多 ${EVIDENCE_FILES} 份证明材料`).default([]),
    },
  ),
};

/** `0` for what it is not: an application is for a course or for an offering. */
const subject = { courseId: IdOrNone, offeringId: IdOrNone, subjectName: z.string() };

const counts = { credit: z.number(), hours: z.int() };

const Application = z.object({
  id: Id,
  ...subject,
  ...counts,
  evidence: z.string(),
  certificateNo: z.string(),
  evidenceUrls: z.array(z.string()),
  applyState: oneOf(CreditState),
  submitTime: Time,
  revokeReason: z.string(),
  /** Everything that happened, the first first. */
  steps: z.array(z.object({ at: Time, step: oneOf(CreditStep), reason: z.string() })),
});

export type Application = z.infer<typeof Application>;

const Creditable = z.object({
  ...subject,
  ...counts,
  /** When the course was finished or the marks were released. */
  doneAt: Time,
  /** Total of an offering; null for a course. */
  total: z.number().nullable(),
  /** The number of the learner's own certificate of the course. */
  certificateNo: z.string(),
});

export type Creditable = z.infer<typeof Creditable>;

export const choices = endpoint({
  summary: '我可以申请学分的：学校认证过、已经学完的课程，总评合格的开课；申请过的不在其中',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/choices',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(Creditable).extend({
    /** Empty: no school is bound. */
    schoolName: z.string(),
  }),
});

export const apply = endpoint({
  summary: '申请学分，附上学习说明与证明；先由讲师、再由学校审核',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/apply',
  kind: 'write',
  logged: true,
  input: z
    .object({
      courseId: Id.open('course', '0').default('0'),
      offeringId: Id.open('offering', '0').default('0'),
      ...proofs,
    })
    .refine((given) => (given.courseId === '0') !== (given.offeringId === '0'), {
      path: ['courseId'],
      message: '请选择一门课程或一次开课',
    }),
  output: z.object({ id: Id }),
  fails: [NOT_BOUND, NOT_CREDITABLE, CREDIT_ASKED],
});

export const again = endpoint({
  summary: '被退回的申请补充证明后再次提交，回到退回的那一步',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/again',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('creditApply'), ...proofs }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, NOT_OWN_CREDIT, NOT_REFUSED],
});

export const withdraw = endpoint({
  summary: '撤回一份还没有认定的申请',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/withdraw',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('creditApply') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, NOT_OWN_CREDIT, NOT_OPEN],
});

export const list = endpoint({
  summary: '我的学分申请，新的在前，连同各步与合计',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/list',
  kind: 'read',
  input: z.object({ applyState: oneOf(CreditState).optional(), ...paging }),
  output: pageOf(Application).extend({
    /** What the ledger says: of courses and of offerings. */
    totals: z.object({ all: z.number(), courses: z.number(), offerings: z.number() }),
  }),
});

export const ledger = endpoint({
  summary: '我的学分账本：每一次增减与原因，新的在前',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/ledger',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(
    z.object({
      id: Id,
      at: Time,
      subjectName: z.string(),
      amount: z.number(),
      cause: oneOf(CreditCause),
      reason: z.string(),
    }),
  ).extend({ total: z.number() }),
});

const Queued = Application.extend({
  userName: z.string(),
  studentName: z.string(),
  studentNumber: z.string(),
  className: z.string(),
  isOwn: Flag,
  /** What the lecturer said, for the school. */
  lecturerOpinion: z.string(),
  ...reviewed,
});

export type QueuedCredit = z.infer<typeof Queued>;

const audited = { output: z.object({ id: Id }), fails: [NOT_FOUND, DECIDED, OWN_CREDIT] };

const batchInput = z
  .object({
    ids: batchOf(Id.of('creditApply'), '份申请'),
    auditStatus: z.literal([AuditState.passed, AuditState.refused]),
    auditOpinion: fieldSchema(decision.auditOpinion),
  })
  .refine((given) => given.auditStatus === AuditState.passed || given.auditOpinion !== '', {
    path: ['auditOpinion'],
    message: '请写明退回的原因，对方会看到',
  });

export const lecturerList = endpoint({
  summary: '等我（讲师）审核的学分申请，等得久的在前',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/lecturer/list',
  kind: 'read',
  input: z.object(queueInput),
  output: pageOf(Queued),
});

export const lecturerAudit = endpoint({
  summary: '讲师审核学分申请：课程的讲师，或者开课的主讲；通过后转给学校',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/lecturer/audit',
  kind: 'write',
  logged: true,
  input: decisionOn(Id.of('creditApply')),
  ...audited,
});

export const lecturerBatch = endpoint({
  summary: '讲师一次审核几份申请，每份各算各的',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/lecturer/batch',
  kind: 'write',
  logged: true,
  input: batchInput,
  output: BatchOutcome,
});

export const orgList = endpoint({
  summary: '等学校审核的学分申请，等得久的在前',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/org/list',
  kind: 'read',
  action: 'credit:review',
  input: z.object(queueInput),
  output: pageOf(Queued),
});

export const orgAudit = endpoint({
  summary: '学校审核学分申请：通过即记入学分账本',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/org/audit',
  kind: 'write',
  action: 'credit:review',
  input: decisionOn(Id.of('creditApply')),
  ...audited,
});

export const orgBatch = endpoint({
  summary: '学校一次审核几份申请，每份各算各的',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/org/batch',
  kind: 'write',
  action: 'credit:review',
  input: batchInput,
  output: BatchOutcome,
});

export const revoke = endpoint({
  summary: '撤销已经认定的学分，写明原因；账本里记一笔负的',
  method: 'POST',
  path: '/course/auth/userCourseScoreApply/revoke',
  kind: 'write',
  action: 'credit:review',
  input: z.object({ id: Id.of('creditApply'), revokeReason: fieldSchema(creditRevoke.revokeReason) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, NOT_GRANTED, OWN_CREDIT],
});

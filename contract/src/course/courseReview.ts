import * as z from 'zod';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { DECIDED, queueInput, reviewed } from '../kit/review.ts';
import { decision } from '../kit/reviewFields.ts';
import { Flag, Id, optionalLine, text, Time } from '../kit/values.ts';
import type { Action } from '../rules/actions.ts';
import { AuditState } from '../rules/auditStates.ts';
import { CourseKind } from '../rules/courseKinds.ts';
import { ReviewState } from '../rules/draftStates.ts';
import { FileType } from '../rules/fileKinds.ts';
import { MOST_REMARKS, REMARK_LENGTH } from '../rules/remarks.ts';
import { OWN_COURSE } from './authoringFailures.ts';
import { Remark } from './draft.ts';

/** Reviewers of an organization, and the platform's. */
const reviewers = ['course:review', 'content:review'] as const satisfies readonly Action[];

const Change = z.object({
  target: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'moved', 'replaced']),
  name: z.string(),
  before: z.string(),
  after: z.string(),
});

const QueuedCourse = z.object({
  id: Id,
  courseId: Id,
  courseKind: oneOf(CourseKind),
  courseName: z.string(),
  courseLogo: z.string(),
  categoryNames: z.array(z.string()),
  lecturerName: z.string(),
  /** Who handed it in. */
  userName: z.string(),
  /** Empty where the platform reviews. */
  orgName: z.string(),
  /** What the author says about it. */
  submitNote: z.string(),
  /** 1: it was never public. */
  isNew: Flag,
  /** When it was handed in. */
  changeCount: z.int(),
  remarkCount: z.int(),
  /** 1: the reader handed it in or wrote it, so somebody else decides. */
  isOwn: Flag,
  ...reviewed,
});

export type QueuedCourse = z.infer<typeof QueuedCourse>;

const ReviewedPeriod = z.object({
  id: Id,
  name: z.string(),
  desc: z.string(),
  isFree: Flag,
  fileType: oneOf(FileType),
  /** The name of the file, the address, the beginning of the text. */
  shown: z.string(),
  startTime: z.string(),
  wares: z.array(z.string()),
});

const ReviewedChapter = z.object({
  id: Id,
  name: z.string(),
  desc: z.string(),
  isFree: Flag,
  periods: z.array(ReviewedPeriod),
});

const Decided = z.object({
  id: Id,
  submitTime: Time,
  submitNote: z.string(),
  auditStatus: oneOf(ReviewState),
  auditOpinion: z.string(),
  auditTime: Time.nullable(),
  /** Who decided; empty while nobody did. */
  auditorName: z.string(),
  changeCount: z.int(),
  remarks: z.array(Remark),
});

export type DecidedReview = z.infer<typeof Decided>;

const ReviewedCourse = QueuedCourse.extend({
  /** What the author's copy says of itself, by field; what is empty too. */
  facts: z.array(z.object({ field: z.string(), label: z.string(), value: z.string() })),
  chapters: z.array(ReviewedChapter),
  /** While it waits: against the public copy as it is now; afterwards: as it was handed in. */
  changes: z.array(Change),
  remarks: z.array(Remark),
  /** Earlier times, the newest first; `history` has them all. */
  history: z.array(Decided),
});

export type ReviewedCourse = z.infer<typeof ReviewedCourse>;

export const list = endpoint({
  summary: '课程审核的队列：机构的员工看本机构的，平台的审核人看平台的，也可以看各机构的；等得久的在前',
  method: 'POST',
  path: '/course/auth/course/review/list',
  kind: 'read',
  action: reviewers,
  input: z.object({
    ...queueInput,
    /** Empty for all kinds. */
    courseKinds: z.array(oneOf(CourseKind)).max(CourseKind.values.length).default([]),
    /** Any part of the name. */
    courseName: optionalLine(60, '课程名称'),
    /** For the platform: 1 shows what organizations review themselves. */
    isOfOrg: Flag.default(0),
  }),
  output: pageOf(QueuedCourse),
});

export const view = endpoint({
  summary: '一次提交：课程信息、章节、与公开的有什么不同、以前的审核',
  method: 'POST',
  path: '/course/auth/course/review/view',
  kind: 'read',
  action: reviewers,
  input: z.object({ id: Id.of('courseReview') }),
  output: ReviewedCourse,
  fails: [NOT_FOUND],
});

const remarks = z
  .array(z.object({ target: z.string().regex(/^[\w:]{1,40}$/, '没有这个位置'), text: text(REMARK_LENGTH, '意见') }))
  .max(MOST_REMARKS, `最多写 ${MOST_REMARKS} 处意见`)
  .default([]);

const verdict = {
  auditStatus: z.literal([AuditState.passed, AuditState.refused]),
  auditOpinion: fieldSchema(decision.auditOpinion),
};

export const decide = endpoint({
  summary: '审核一门课程：通过即公开；退回写明原因，可以对单个字段、章与课时各写意见',
  method: 'POST',
  path: '/course/auth/course/review/decide',
  kind: 'write',
  action: reviewers,
  input: z
    .object({ id: Id.of('courseReview'), ...verdict, remarks })
    .refine(
      (given) => given.auditStatus === AuditState.passed || given.auditOpinion !== '' || given.remarks.length > 0,
      {
        path: ['auditOpinion'],
        message: '请写明退回的原因，或者在有问题的地方写意见',
      },
    )
    .refine((given) => given.auditStatus === AuditState.refused || given.remarks.length === 0, {
      path: ['remarks'],
      message: '写了逐处的意见就请退回；要通过，请先清空它们',
    }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DECIDED, OWN_COURSE],
});

export const batch = endpoint({
  summary: '审核几门课程：每门各算各的，没有成的说明原因',
  method: 'POST',
  path: '/course/auth/course/review/batch',
  kind: 'write',
  action: reviewers,
  input: z
    .object({ ids: batchOf(Id.of('courseReview'), '门课程'), ...verdict })
    .refine((given) => given.auditStatus === AuditState.passed || given.auditOpinion !== '', {
      path: ['auditOpinion'],
      message: '请写明退回的原因，对方会看到',
    }),
  output: BatchOutcome,
});

export const history = endpoint({
  summary: '一门课程历次的提交与审核，新的在前；审核它的人与作者看得到',
  method: 'POST',
  path: '/course/auth/course/review/history',
  kind: 'read',
  input: z.object({ courseId: Id.of('draft'), ...paging }),
  output: pageOf(Decided),
  fails: [NOT_FOUND],
});

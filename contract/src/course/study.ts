import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { NOT_ENROLLED } from './failures.ts';
import { AuditState } from '../rules/auditStates.ts';
import { FileType } from '../rules/fileKinds.ts';

const WholeSpan = z.tuple([z.int(), z.int()]);

export const overview = endpoint({
  summary: '我在一门课里学到哪里：总进度、每天的时间、每个课时看过的片段与还差什么',
  method: 'POST',
  path: '/course/auth/study/overview',
  kind: 'read',
  input: z.object({ courseId: Id.of('course') }),
  output: z.object({
    courseId: Id,
    courseName: z.string(),
    courseLogo: z.string(),
    /** Percent of the whole course with two decimals: the mean of its class-hours, one that is done counts as 100. */
    studyProgress: z.number(),
    periodDone: z.int(),
    periodTotal: z.int(),
    isDragAllowed: Flag,
    isSpeedAllowed: Flag,
    /** Percent of a class-hour that must be watched for it to count. */
    completionPercent: z.int(),
    /** The rule above in a sentence. */
    ruleText: z.string(),
    lastPeriodId: Id.nullable(),
    expiresAt: Time.nullable(),
    completedAt: Time.nullable(),
    certificateNo: z.string(),
    /** Seconds spent studying in all sittings. */
    secondsTotal: z.int(),
    /** The last 30 days, oldest first, days without study included: `yyyy-MM-dd` and seconds. */
    days: z.array(z.object({ day: z.string(), seconds: z.int() })),
    periods: z.array(
      z.object({
        periodId: Id,
        periodName: z.string(),
        chapterId: Id,
        chapterName: z.string(),
        fileType: oneOf(FileType),
        length: z.int(),
        watchedLength: z.int(),
        percent: z.number(),
        isDone: Flag,
        position: z.int(),
        watched: z.array(WholeSpan),
        /** Spans never watched. */
        unwatched: z.array(WholeSpan),
        /** Seconds or pages until it counts as done. */
        missing: z.int(),
        lastStudyAt: Time.nullable(),
      }),
    ),
  }),
  fails: [NOT_ENROLLED, NOT_FOUND],
});

export const ledger = endpoint({
  summary: '学习账本：每次学习计入了哪些片段、哪些没有计入、为什么，新的在前',
  method: 'POST',
  path: '/course/auth/study/ledger',
  kind: 'read',
  input: z.object({ courseId: Id.of('course'), periodId: Id.of('period').optional(), ...paging }),
  output: pageOf(
    z.object({
      sittingId: Id,
      periodId: Id,
      periodName: z.string(),
      fileType: oneOf(FileType),
      startedAt: Time,
      lastAt: Time,
      device: z.string(),
      /** Seconds spent. */
      seconds: z.int(),
      /** What this sitting was counted for, rewatching included. */
      watched: z.array(WholeSpan),
      /** Newly counted seconds or pages. */
      granted: z.int(),
      refused: z.int(),
      refusedRanges: z.array(WholeSpan),
      refusedReason: z.enum(['', 'clock', 'device', 'speed', 'drag']),
      /** 0: before the learner started over, so it no longer counts. */
      isCounted: Flag,
      /** null: not contested; 0 waiting, 1 granted, 2 refused. */
      disputeStatus: oneOf(AuditState).nullable(),
      disputeOpinion: z.string(),
    }),
  ),
});

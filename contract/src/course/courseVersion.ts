import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Time } from '../kit/values.ts';
import { NEWEST_ALREADY } from './authoringFailures.ts';
import { NOT_ENROLLED } from './failures.ts';

const one = z.object({ courseId: Id.open('course') });

/** One difference between two copies of a course (`rules/courseChanges.ts`). */
export const CourseChange = z.object({
  /** Where: a field, `chapter:ID`, `period:ID`, or `order`. */
  target: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'moved', 'replaced']),
  name: z.string(),
  before: z.string(),
  after: z.string(),
});

export const diff = endpoint({
  summary: '我在学的版本和最新的版本有什么不同，换过去以后进度是多少',
  method: 'POST',
  path: '/course/auth/course/version/diff',
  kind: 'read',
  input: one,
  output: z.object({
    version: z.int(),
    newestVersion: z.int(),
    publishedAt: Time,
    /** What the author said about it. */
    note: z.string(),
    changes: z.array(CourseChange),
    /** Percent of the whole course with two decimals, now and after moving. */
    progress: z.number(),
    progressAfter: z.number(),
    /** Finished class-hours with other content now: they stay finished. */
    keptDone: z.int(),
  }),
  fails: [NOT_ENROLLED],
});

export const move = endpoint({
  summary: '换到最新的版本；学完的课时仍然算学完，笔记跟着过去',
  method: 'POST',
  path: '/course/auth/course/version/move',
  kind: 'write',
  input: one.extend({ version: z.int() }),
  output: z.object({ version: z.int(), progress: z.number() }),
  fails: [NOT_ENROLLED, NEWEST_ALREADY],
});

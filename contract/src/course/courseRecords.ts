import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id, optionalLine } from '../kit/values.ts';
import { LOCKED, NOT_ENROLLED, NOT_THEIRS } from './failures.ts';

/** `[from, to)` in seconds of the class-hour, or pages counted from 0: page 3 is `[2, 3]`. */
export const SpanPair = z.tuple([z.number().min(0).max(1_000_000), z.number().min(0).max(1_000_000)]);

/** Drawn by the player for one sitting before one class-hour on one device; 8-40 letters, digits, `-`, `_`. */
export const SittingKey = z.string().regex(/^[\w-]{8,40}$/, '学习记录的编号不正确');

/**
 * Whose study it is, as the player knows: refused when somebody else is signed in by now, because a browser may keep
 * what one person learned until another sits before it. It never says for whom a call acts.
 */
export const Whose = Id.open('user').optional();

const Standing = z.object({
  periodId: Id,
  courseId: Id,
  watchedLength: z.int(),
  length: z.int(),
  /** Percent of this class-hour with two decimals. */
  percent: z.number(),
  isDone: Flag,
  /** Second or page to come back to. */
  position: z.int(),
  /** Percent of the whole course with two decimals. */
  courseProgress: z.number(),
  /** 1 when every class-hour of the course is done. */
  isCourseDone: Flag,
  /** Everything that counts so far, for the player to show. */
  watched: z.array(z.tuple([z.int(), z.int()])),
});

export const begin = endpoint({
  summary: '坐下来学一个课时：服务端从此刻起计时，并告诉从哪里接着学',
  method: 'POST',
  path: '/course/auth/courseRecords/begin',
  kind: 'write',
  input: z.object({
    periodId: Id.open('period'),
    sittingKey: SittingKey,
    userNo: Whose,
    device: optionalLine(60, '设备'),
  }),
  output: Standing.extend({
    isDragAllowed: Flag,
    isSpeedAllowed: Flag,
    /** How long a page of a document must lie open to count. */
    pageSeconds: z.int(),
    completionPercent: z.int(),
    /** Where dragging is not allowed: nothing beyond this second counts before what lies in between was watched. */
    frontier: z.int(),
  }),
  fails: [LOCKED, NOT_FOUND, NOT_THEIRS],
});

export const saveRecords = endpoint({
  summary: '保存学过的片段：播放中、暂停、离开页面、离线后补交都是这一个调用，重复提交不会多算',
  method: 'POST',
  path: '/course/auth/courseRecords/saveRecords',
  kind: 'write',
  input: z.object({
    periodId: Id.open('period'),
    sittingKey: SittingKey,
    userNo: Whose,
    /** What was watched since the last save; spans sent before may be sent again. */
    ranges: z.array(SpanPair).max(500, '片段太多，请分几次提交').default([]),
    position: z.number().min(0).max(1_000_000).default(0),
    /** The fastest speed played since the last save. */
    speed: z.number().min(0.1).max(16).default(1),
    device: optionalLine(60, '设备'),
  }),
  output: Standing.extend({
    /** Newly counted by this save. */
    granted: z.int(),
    /** Claimed but not counted; 0 when everything was. */
    refused: z.int(),
    /** A key of `rules/progress.ts` refusedReasons; empty when nothing was refused. */
    refusedReason: z.enum(['', 'clock', 'device', 'speed', 'drag']),
    refusedRanges: z.array(z.tuple([z.int(), z.int()])),
    /** Set on the save that finished the course, and ever after; empty before. */
    certificateNo: z.string(),
    /** 1 on the save that finished the course of somebody without a name: the certificate waits for it. */
    isCertificateWaiting: Flag,
  }),
  fails: [LOCKED, NOT_FOUND, NOT_THEIRS],
});

export const reset = endpoint({
  summary: '从头学这门课：进度清零，账本与证书保留，不许拖动的规则照旧',
  method: 'POST',
  path: '/course/auth/courseRecords/reset',
  kind: 'write',
  input: z.object({ courseId: Id.open('course') }),
  output: z.object({ courseId: Id }),
  fails: [NOT_ENROLLED],
});

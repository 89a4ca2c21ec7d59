import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { CourseNode } from './courseNode.ts';
import { ToolNode } from './toolNode.ts';
import { FileType } from '../rules/fileKinds.ts';

const Courseware = z.object({
  id: Id,
  docName: z.string(),
  fileSize: z.number().int(),
  /** How often it was taken. */
  countDownload: z.int(),
});

const Period = z.object({
  id: Id,
  chapterId: Id,
  periodName: z.string(),
  periodDesc: z.string(),
  /** A free preview, of itself or through its chapter. */
  isFree: Flag,
  /** 4 video, 5 audio, 6 picture, 7 document, 8 link, 9 link. */
  fileType: oneOf(FileType),
  /** Seconds of video and audio, pages of a document, 1 for pictures and links. */
  length: z.int(),
  /** 0: nothing uploaded yet（未更新）. */
  hasMedia: Flag,
  /** 1: what is said can be read, in subtitles and as a transcript. */
  hasSubtitle: Flag,
  /** When it becomes live, for live lessons. */
  startTime: Time.nullable(),
  /** 1: the live lesson is over, and can be watched again by who may study it. */
  hasReplay: Flag,
  isLocked: Flag,
  /** A key of `rules/lock.ts` lockReasons; empty when it is open. */
  lockReason: z.enum(['', 'signIn', 'enrol', 'buy', 'expired']),
  /** How much of it the caller has watched, whole percent; 0 for guests. */
  watchedPercent: z.int(),
  isDone: Flag,
  coursewareList: z.array(Courseware),
  /** The homework or examination that it is, as the caller stands with it. */
  node: CourseNode.nullable(),
  /** The same for an external tool. */
  tool: ToolNode.nullable(),
});

export type Period = z.infer<typeof Period>;

export const Chapter = z.object({
  id: Id,
  courseId: Id,
  /** 第 n 章, counted through the whole course. */
  seq: z.int(),
  chapterName: z.string(),
  chapterDesc: z.string(),
  isFree: Flag,
  periodList: z.array(Period),
});

export type Chapter = z.infer<typeof Chapter>;

export const list = endpoint({
  summary: '章与课时；每个课时写明能不能学、为什么',
  method: 'POST',
  path: '/course/api/chapterInfo/list',
  kind: 'read',
  input: z.object({ courseId: Id.open('course'), ...paging }),
  output: pageOf(Chapter),
  fails: [NOT_FOUND],
});

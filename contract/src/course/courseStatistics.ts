import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, optionalLine, Time } from '../kit/values.ts';
import { FileType } from '../rules/fileKinds.ts';
import { ActivityProgress, GradingProgress } from '../rules/ltiTools.ts';

const one = { id: Id.of('draft') };

export const overview = endpoint({
  summary: '一门课程的学习数据：人数、学完、学习时间，最近 30 天',
  method: 'POST',
  path: '/course/auth/course/statistics/overview',
  kind: 'read',
  input: z.object(one),
  output: z.object({
    courseName: z.string(),
    learners: z.int(),
    finished: z.int(),
    /** Studied within the last 7 days. */
    activeLearners: z.int(),
    /** Times somebody sat down to a class-hour. */
    sittings: z.int(),
    /** Seconds of all time. */
    seconds: z.int(),
    /** Percent with one decimal, of all who take it. */
    averageProgress: z.number(),
    days: z.array(z.object({ day: z.string(), seconds: z.int(), learners: z.int() })),
    /** It has, or had, class-hours that are external tools. */
    hasTools: Flag,
  }),
  fails: [NOT_FOUND],
});

const PeriodFigures = z.object({
  periodId: Id,
  chapterName: z.string(),
  periodName: z.string(),
  fileType: oneOf(FileType),
  length: z.int(),
  /** Times somebody sat down to it. */
  plays: z.int(),
  begun: z.int(),
  done: z.int(),
  /** Percent of those who began it, with one decimal. */
  doneRate: z.number(),
  /** How much of it those who began watched, percent with one decimal. */
  watched: z.number(),
});

export type PeriodFigures = z.infer<typeof PeriodFigures>;

export const periods = endpoint({
  summary: '每个课时有多少人开始、学完',
  method: 'POST',
  path: '/course/auth/course/statistics/periods',
  kind: 'read',
  input: z.object({ ...one, ...paging }),
  output: pageOf(PeriodFigures),
  fails: [NOT_FOUND],
});

export const periodsExport = endpoint({
  summary: '导出每个课时的数据',
  method: 'POST',
  path: '/course/auth/course/statistics/periodsExport',
  kind: 'read',
  input: z.object(one),
  output: z.object({ fileName: z.string(), csv: z.string(), count: z.int() }),
  fails: [NOT_FOUND],
});

/** The film of a class-hour, signed for whoever asks. */
export const CurveFilm = z.object({ url: z.string(), delivery: z.enum(['hls', 'file']), poster: z.string() });

export type CurveFilm = z.infer<typeof CurveFilm>;

export const curve = endpoint({
  summary: '一个课时的每一秒（或每一页）有多少人看过：在哪里离开一看便知',
  method: 'POST',
  path: '/course/auth/course/statistics/curve',
  kind: 'read',
  input: z.object({ ...one, periodId: Id.of('period') }),
  output: z.object({
    periodName: z.string(),
    fileType: oneOf(FileType),
    length: z.int(),
    begun: z.int(),
    /** Seconds or pages from which a part begins, and how many watched it: each second, or at most 600 parts. */
    parts: z.array(z.object({ at: z.int(), watched: z.int() })),
    /** What the curve is drawn over; null for what is not played, or cannot be any more. */
    film: CurveFilm.nullable(),
  }),
  fails: [NOT_FOUND],
});

const learnerFilter = {
  ...one,
  /** A part of the name. */
  name: optionalLine(30, '姓名'),
  sort: z.enum(['recent', 'progress', 'progressUp']).default('recent'),
};

const LearnerFigures = z.object({
  userNo: Id,
  name: z.string(),
  headImgUrl: z.string(),
  progress: z.number(),
  periodDone: z.int(),
  seconds: z.int(),
  version: z.int(),
  isCompleted: Flag,
  joinedAt: Time,
  lastStudyAt: Time.nullable(),
  completedAt: Time.nullable(),
});

export type LearnerFigures = z.infer<typeof LearnerFigures>;

export const learners = endpoint({
  summary: '每个学员学到哪里',
  method: 'POST',
  path: '/course/auth/course/statistics/learners',
  kind: 'read',
  input: z.object({ ...learnerFilter, ...paging }),
  output: pageOf(LearnerFigures),
  fails: [NOT_FOUND],
});

export const learnersExport = endpoint({
  summary: '导出学员的学习数据，最多 20000 人',
  method: 'POST',
  path: '/course/auth/course/statistics/learnersExport',
  kind: 'read',
  input: z.object(learnerFilter),
  output: z.object({ fileName: z.string(), csv: z.string(), count: z.int() }),
  fails: [NOT_FOUND],
});

const ToolMark = z.object({
  userNo: Id,
  name: z.string(),
  periodId: Id,
  periodName: z.string(),
  toolName: z.string(),
  activityProgress: oneOf(ActivityProgress),
  gradingProgress: oneOf(GradingProgress),
  /** As the tool gave it, which may be more than the maximum; null while it has given none. */
  scoreGiven: z.number().nullable(),
  scoreMaximum: z.number().nullable(),
  remark: z.string(),
  isDone: Flag,
  gmtModified: Time,
});

export type ToolMark = z.infer<typeof ToolMark>;

export const toolMarks = endpoint({
  summary: '外部工具说的每个学员的成绩，新的在前',
  method: 'POST',
  path: '/course/auth/course/statistics/toolMarks',
  kind: 'read',
  input: z.object({ ...one, name: optionalLine(30, '姓名'), ...paging }),
  output: pageOf(ToolMark),
  fails: [NOT_FOUND],
});

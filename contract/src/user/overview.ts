import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { overviewFigures, overviewSections, overviewTasks } from '../rules/overview.ts';
import type { OverviewFigure, OverviewTask } from '../rules/overview.ts';

const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]];

const Course = z.object({
  courseId: Id,
  courseCategory: oneOf(CourseCategory),
  courseName: z.string(),
  countStudy: z.int(),
  ratingCount: z.int(),
  /** 0 without a rating. */
  rating: z.number(),
});

export const view = endpoint({
  summary: '当前身份的概览：要紧的数字、等着处理的、学得最多的课；只有自己能看的才在里面',
  method: 'POST',
  path: '/user/auth/overview/view',
  kind: 'read',
  input: Nothing,
  output: z.object({
    figures: z.array(z.object({ key: z.enum(keysOf<OverviewFigure>(overviewFigures)), count: z.int() })),
    /** Those of which there are some. */
    tasks: z.array(z.object({ key: z.enum(keysOf<OverviewTask>(overviewTasks)), count: z.int() })),
    sections: z.array(z.enum(overviewSections)),
    /** The most studied on the shelf; empty where the section is not shown. */
    courses: z.array(Course),
  }),
});

const Event = z.object({
  kind: z.enum(['studied', 'certificate', 'live', 'plan', 'task', 'exam']),
  /** When it was or will be; the end of the day for a plan, the last moment for a task or an assessment that is open. */
  at: Time,
  /** Of the course, the task or the assessment. */
  id: Id,
  /** Null for what is no course. */
  courseCategory: oneOf(CourseCategory).nullable(),
  name: z.string(),
  /** What is asked, as 考试 or 作业; empty for everything that is no assessment. */
  word: z.string(),
  /** The page of a task or an assessment; courses have theirs by their kind. */
  to: z.string(),
  /** Spent today; 0 for everything that is not study. */
  minutes: z.int(),
  isDone: Flag,
  /** A live lesson that is on, an assessment that ends today. */
  isNow: Flag,
});

export type DayEvent = z.infer<typeof Event>;

export const day = endpoint({
  summary: '我的今天：学了、交了什么，今天起一周的直播、计划、任务与测评，按时间；连续学习的天数',
  method: 'POST',
  path: '/user/auth/overview/day',
  kind: 'read',
  input: Nothing,
  output: z.object({
    /** Days of study without a gap up to today or yesterday; a year at most. */
    streak: z.int(),
    events: z.array(Event),
  }),
});

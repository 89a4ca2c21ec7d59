import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { CourseCategory } from '../rules/courseCategories.ts';

export const StudyTab = z.enum(['studying', 'finished', 'expired']);

const UserCourse = z.object({
  courseId: Id,
  courseCategory: oneOf(CourseCategory),
  courseName: z.string(),
  courseLogo: z.string(),
  /** Names of its three categories, the widest first; a drawn cover is chosen by them. */
  categoryNames: z.array(z.string()),
  lecturerName: z.string(),
  /** 0: withdrawn by its author; a learner goes on all the same. */
  isPutaway: Flag,
  /** Percent of the whole course with two decimals. */
  studyProgress: z.number(),
  periodDone: z.int(),
  periodTotal: z.int(),
  lastPeriodId: Id.nullable(),
  lastPeriodName: z.string(),
  lastStudyAt: Time.nullable(),
  expiresAt: Time.nullable(),
  completedAt: Time.nullable(),
  /** The day by which they mean to have finished, yyyy-MM-dd. */
  planDate: z.string().nullable(),
  /** The certificate of this course; empty when there is none. */
  certificateNo: z.string(),
  /** What it counts for at my school or employer; null where it does not. */
  certified: z.object({ orgName: z.string(), credit: z.number(), hours: z.int() }).nullable(),
  gmtCreate: Time,
});

export type UserCourse = z.infer<typeof UserCourse>;

export const UserCoursePage = pageOf(UserCourse).extend({
  /** How many there are in each tab. */
  counts: z.object({ studying: z.int(), planned: z.int(), finished: z.int(), expired: z.int() }),
});

export const list = endpoint({
  summary: '我的课程：在学、学完、过期，最近学的在前',
  method: 'POST',
  path: '/course/auth/user/course/list',
  kind: 'read',
  input: z.object({ tab: StudyTab.default('studying'), ...paging }),
  output: UserCoursePage,
});

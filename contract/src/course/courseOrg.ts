import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Money, optionalLine, Time } from '../kit/values.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { CourseKind } from '../rules/courseKinds.ts';
import { DraftState } from '../rules/draftStates.ts';

const OrgCourse = z.object({
  id: Id,
  courseKind: oneOf(CourseKind),
  /** Where visitors find it. */
  courseCategory: oneOf(CourseCategory),
  courseName: z.string(),
  courseLogo: z.string(),
  categoryNames: z.array(z.string()),
  lecturerName: z.string(),
  isFree: Flag,
  courseOriginal: Money,
  courseDiscount: Money,
  auditStatus: oneOf(DraftState),
  auditOpinion: z.string(),
  /** 0: never approved, so there is no public page. */
  version: z.int(),
  isPutaway: Flag,
  periodTotal: z.int(),
  countStudy: z.int(),
  gmtModified: Time,
});

export type OrgCourse = z.infer<typeof OrgCourse>;

export const list = endpoint({
  summary: '本机构的课程，新的在前，按产品、讲师、审核状态、上下架与名称筛选',
  method: 'POST',
  path: '/course/auth/course/org/list',
  kind: 'read',
  action: ['course:edit', 'course:review'],
  input: z.object({
    /** Empty for all kinds. */
    courseKinds: z.array(oneOf(CourseKind)).max(CourseKind.values.length).default([]),
    lecturerUserNo: Id.open('user').optional(),
    auditStatus: oneOf(DraftState).optional(),
    isPutaway: Flag.optional(),
    /** Any part of the name. */
    courseName: optionalLine(60, '课程名称'),
    ...paging,
  }),
  output: pageOf(OrgCourse),
});

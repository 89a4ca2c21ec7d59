import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, optionalLine, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { LecturerCard } from '../user/lecturer.ts';
import { CourseCard } from './card.ts';
import { RowState } from '../rules/rowStates.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { FileKind } from '../rules/fileKinds.ts';

/** 综合, 最新, 最热, 价格从低到高, 价格从高到低, 开播时间. */
export const SortType = z.enum(['default', 'new', 'hot', 'priceUp', 'priceDown', 'time']);

export type SortType = z.infer<typeof SortType>;

export const list = endpoint({
  summary: '课程目录：上架的课程，按分类、价格、标签筛选；总数最多数到 2000',
  method: 'POST',
  path: '/course/api/courseInfo/list',
  kind: 'read',
  input: z.object({
    /** 1 unless a lecturer or an organization is named, whose courses of all kinds are meant then. */
    courseCategory: oneOf(CourseCategory).optional(),
    /** 1: of every kind, where none is named. For choosing one by its name, the newest first (`sortType: 'new'`). */
    isAnyKind: Flag.optional(),
    /** A category of any level. */
    categoryId: Id.open('category').optional(),
    categoryId1: Id.open('category').optional(),
    categoryId2: Id.open('category').optional(),
    categoryId3: Id.open('category').optional(),
    isFree: Flag.optional(),
    isVipFree: Flag.optional(),
    /** Beginning of the name. */
    courseName: optionalLine(50, '课程名称'),
    tag: optionalLine(20, '标签'),
    /** Only what has a class-hour or hands out a file of this kind. */
    fileType: oneOf(FileKind).optional(),
    orgNo: Id.open('organization').optional(),
    lecturerUserNo: Id.open('user').optional(),
    sortType: SortType.default('default'),
    ...paging,
  }),
  output: pageOf(CourseCard),
});

export const CourseView = CourseCard.extend({
  /** HTML, cleaned. */
  introduce: z.string(),
  countBuy: z.int(),
  /** Credits that finishing it may be worth, one decimal; 0 for none. */
  credit: z.number(),
  isPutaway: Flag,
  isDragAllowed: Flag,
  isSpeedAllowed: Flag,
  /** Percent of a class-hour that must be watched for it to count. */
  completionPercent: z.int(),
  categoryId1: IdOrNone,
  categoryId2: IdOrNone,
  categoryId3: IdOrNone,
  /** Null when the lecturer left. */
  lecturer: LecturerCard.nullable(),
  orgLogoImg: z.string(),
  /** Organizations that recognise it at present, and what it counts for there. */
  certifiers: z.array(z.object({ orgNo: Id, orgName: z.string(), credit: z.number(), hours: z.int() })),
  gmtModified: Time,
});

export type CourseView = z.infer<typeof CourseView>;

/** What only a signed-in person has with a course. */
export const Standing = z.object({
  /** 1 when the course may be studied: enrolled and not expired, or it is their own. */
  isPay: Flag,
  isEnrolled: Flag,
  /** 1: a paid course that they may take now as a member. */
  isVipJoin: Flag,
  /** 1: taken as a member, until the membership ends. */
  isVip: Flag,
  /** When the enrolment ends; null for never. */
  expiresAt: Time.nullable(),
  isOwner: Flag,
  isCollectionCourse: Flag,
  isAttentionLecturer: Flag,
  /** Percent of the whole course with two decimals. */
  studyProgress: z.number(),
  periodDone: z.int(),
  /** The version of the course they are on, and the newest there is. */
  version: z.int(),
  newestVersion: z.int(),
  /** The class-hour to go on with. */
  lastPeriodId: Id.nullable(),
  completedAt: Time.nullable(),
  /** The day by which they mean to have finished, yyyy-MM-dd. */
  planDate: z.string().nullable(),
});

export const view = endpoint({
  summary: '课程详情（游客）',
  method: 'POST',
  path: '/course/api/courseInfo/view',
  kind: 'read',
  input: z.object({ courseId: Id.open('course') }),
  output: CourseView,
  fails: [NOT_FOUND],
});

export const authView = endpoint({
  summary: '课程详情与我的学习状态；下架的课程只有学员、作者与所属机构看得到',
  method: 'POST',
  path: '/course/auth/courseInfo/view',
  kind: 'read',
  input: z.object({ courseId: Id.open('course') }),
  output: CourseView.extend(Standing.shape),
  fails: [NOT_FOUND],
});

const OwnCourse = CourseCard.extend({ isPutaway: Flag, statusId: oneOf(RowState), gmtModified: Time });

const ownFilter = z.object({
  courseCategory: oneOf(CourseCategory).optional(),
  isPutaway: Flag.optional(),
  /** Beginning of the name. */
  courseName: optionalLine(50, '课程名称'),
  ...paging,
});

export const creater = endpoint({
  summary: '我创建的课程，包括未上架的，新的在前',
  method: 'POST',
  path: '/course/auth/courseInfo/creater',
  kind: 'read',
  input: ownFilter,
  output: pageOf(OwnCourse),
});

export const dept = endpoint({
  summary: '我所在机构的课程；工作人员与讲师也看得到未上架的',
  method: 'POST',
  path: '/course/auth/courseInfo/dept',
  kind: 'read',
  input: ownFilter,
  output: pageOf(OwnCourse),
  fails: [NO_PERMISSION],
});

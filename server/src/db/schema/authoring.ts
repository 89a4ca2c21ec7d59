import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Change } from '#contract/rules/courseChanges.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import type { RaisedLevel } from '#contract/rules/abilities.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import type { Remark } from '#contract/rules/remarks.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { course } from './course.ts';
import { ltiToolLink } from './ltiTool.ts';
import { mediaFile } from './media.ts';
import { user } from './user.ts';

/** What an author works on and nobody else sees: the copy of a course that becomes public when it is approved. It shares its id with `course`. */
export const courseAudit = table(
  'course_audit',
  {
    ...common(),
    courseKind: choiceOf('course_kind', CourseKind).notNull(),
    /** Who wrote it and may go on writing. */
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    /** Who teaches it; for the courses of an organization one of its lecturers. */
    lecturerUserNo: id64('lecturer_user_no').notNull(),
    orgNo: id64('org_no'),
    categoryId1: id64('category_id1').notNull().default('0'),
    categoryId2: id64('category_id2').notNull().default('0'),
    categoryId3: id64('category_id3').notNull().default('0'),
    courseName: text('course_name').notNull(),
    courseLogo: text('course_logo').notNull().default(''),
    summary: text().notNull().default(''),
    /** HTML. */
    introduce: text().notNull().default(''),
    isFree: flag('is_free').notNull().default(1),
    isVipFree: flag('is_vip_free').notNull().default(0),
    /** Cents. */
    courseOriginal: counter('course_original').notNull().default(0),
    courseDiscount: counter('course_discount').notNull().default(0),
    /** The price of second-level members; 0 when there is none. */
    courseSvipDiscount: counter('course_svip_discount').notNull().default(0),
    isDragAllowed: flag('is_drag_allowed').notNull().default(1),
    isSpeedAllowed: flag('is_speed_allowed').notNull().default(1),
    completionPercent: within(smallint('completion_percent'), 1, 100).notNull().default(90),
    /** Tenths. */
    credit: within(smallint(), 0, 1000).notNull().default(0),
    isAnswer: flag('is_answer').notNull().default(0),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Which items of the ability model it raises; null until the author says so, which is: what is public. */
    abilities: jsonb().$type<RaisedLevel[]>(),
    /** Goes up with every change of the facts above: who saves says which they saw. */
    revision: counter('revision').notNull().default(0),
    /** Goes up when chapters or class-hours are added, moved or removed. */
    outlineRevision: counter('outline_revision').notNull().default(0),
    auditStatus: choiceOf('audit_status', DraftState).notNull().default(DraftState.editing),
    auditOpinion: text('audit_opinion').notNull().default(''),
    /** Where the last refusal says what. */
    remarks: jsonb().$type<Remark[]>().notNull().default([]),
    submitTime: moment('submit_time'),
    auditTime: moment('audit_time'),
  },
  (t) => [
    index().on(t.authorUserNo, t.courseKind, t.id.desc().nullsFirst()),
    index().on(t.lecturerUserNo, t.id.desc().nullsFirst()),
    index().on(t.orgNo, t.courseKind, t.id.desc().nullsFirst()),
  ],
);

export const courseChapterAudit = table(
  'course_chapter_audit',
  {
    ...common(),
    sort: integer().notNull().default(0),
    courseId: id64('course_id')
      .notNull()
      .references(() => courseAudit.id, { onDelete: 'cascade' }),
    chapterName: text('chapter_name').notNull(),
    chapterDesc: text('chapter_desc').notNull().default(''),
    isFree: flag('is_free').notNull().default(0),
    revision: counter('revision').notNull().default(0),
  },
  (t) => [unique('course_chapter_audit_of_course').on(t.courseId, t.id), index().on(t.courseId, t.sort, t.id)],
);

export const coursePeriodAudit = table(
  'course_period_audit',
  {
    ...common(),
    sort: integer().notNull().default(0),
    courseId: id64('course_id').notNull(),
    chapterId: id64('chapter_id').notNull(),
    periodName: text('period_name').notNull(),
    periodDesc: text('period_desc').notNull().default(''),
    isFree: flag('is_free').notNull().default(0),
    fileType: choiceOf('file_type', FileType).notNull().default(FileType.video),
    mediaId: id64('media_id').references(() => mediaFile.id),
    linkUrl: text('link_url').notNull().default(''),
    /** The homework or examination that it is; null for everything else. */
    assessmentId: id64('assessment_id'),
    /** What of an external tool it is; null for everything else. */
    toolLinkId: id64('tool_link_id').references(() => ltiToolLink.id),
    /** HTML. */
    content: text().notNull().default(''),
    /** What the author wants a page of the document to lie open; null for the usual. */
    pageSeconds: smallint('page_seconds'),
    startTime: moment('start_time'),
    minutes: smallint(),
    revision: counter('revision').notNull().default(0),
  },
  (t) => [
    unique('course_period_audit_of_course').on(t.courseId, t.id),
    foreignKey({
      name: 'course_period_audit_in_chapter',
      columns: [t.courseId, t.chapterId],
      foreignColumns: [courseChapterAudit.courseId, courseChapterAudit.id],
    }).onDelete('cascade'),
    index().on(t.courseId, t.chapterId, t.sort, t.id),
    index().on(t.mediaId),
    index().on(t.toolLinkId),
  ],
);

export const coursewareAudit = table(
  'courseware_audit',
  {
    ...common(),
    sort: integer().notNull().default(0),
    courseId: id64('course_id').notNull(),
    periodId: id64('period_id').notNull(),
    docName: text('doc_name').notNull(),
    mediaId: id64('media_id')
      .notNull()
      .references(() => mediaFile.id),
  },
  (t) => [
    foreignKey({
      name: 'courseware_audit_of_period',
      columns: [t.courseId, t.periodId],
      foreignColumns: [coursePeriodAudit.courseId, coursePeriodAudit.id],
    }).onDelete('cascade'),
    index().on(t.courseId, t.periodId),
    index().on(t.mediaId),
  ],
);

/** Every handing in of a course, and what came of it. */
export const courseReview = table(
  'course_review',
  {
    ...common(),
    courseId: id64('course_id')
      .notNull()
      .references(() => courseAudit.id, { onDelete: 'cascade' }),
    /** Who reviews it: this organization, or the platform. */
    orgNo: id64('org_no'),
    submitUserNo: id64('submit_user_no').notNull(),
    submitTime: moment('submit_time').notNull(),
    /** What the author says about it. */
    submitNote: text('submit_note').notNull().default(''),
    /** What was different from the public copy when it was handed in. */
    changes: jsonb().$type<Change[]>().notNull().default([]),
    auditStatus: choiceOf('audit_status', ReviewState).notNull().default(ReviewState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    remarks: jsonb().$type<Remark[]>().notNull().default([]),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
  },
  (t) => [
    uniqueIndex('course_review_waiting')
      .on(t.courseId)
      .where(sql`audit_status = 0`),
    index().on(t.courseId, t.id.desc().nullsFirst()),
    index().on(t.orgNo, t.auditStatus, t.submitTime),
    index().on(t.auditStatus, t.submitTime),
  ],
);

/** What was public when; the rows themselves say which versions they are part of. */
export const courseVersion = table(
  'course_version',
  {
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    version: integer().notNull(),
    publishedAt: moment('published_at').notNull(),
    /** What the author said about it. */
    note: text().notNull().default(''),
    changes: jsonb().$type<Change[]>().notNull().default([]),
    periodTotal: counter('period_total').notNull().default(0),
    secondsTotal: counter('seconds_total').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.version] })],
);

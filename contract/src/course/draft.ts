import * as z from 'zod';
import { chapterFields, COURSE_TAGS, courseFacts, periodFields, TAG_LENGTH } from '../fields/course.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { richText } from '../kit/richText.ts';
import { Flag, Id, IdOrNone, line, Money, Time } from '../kit/values.ts';
import { AbilityLevel, MOST_COURSE_ABILITIES } from '../rules/abilities.ts';
import { AssessmentKind } from '../rules/assessmentKinds.ts';
import { AssessmentState } from '../rules/assessments.ts';
import { CourseKind } from '../rules/courseKinds.ts';
import { DraftState } from '../rules/draftStates.ts';
import { FileType } from '../rules/fileKinds.ts';
import { NONE } from '../rules/id.ts';
import { MediaState } from '../rules/mediaStates.ts';
import { pictureOrNone } from '../system/managed.ts';

export const Remark = z.object({ target: z.string(), text: z.string() });

const price = (name: string) =>
  Money.max(100_000, `${name}最多 100000 元`).refine(
    (yuan) => Number.isInteger(Math.round(yuan * 1e4) / 100),
    `${name}最多两位小数`,
  );

/** The facts an author writes. Half-written ones are kept as they are; what is missing is said when they are handed in. */
export const factsInput = {
  courseName: fieldSchema(courseFacts.courseName),
  summary: fieldSchema({ ...courseFacts.summary, required: false }).unwrap(),
  categoryId1: Id.open('category', NONE),
  categoryId2: Id.open('category', NONE),
  categoryId3: Id.open('category', NONE),
  courseLogo: pictureOrNone('封面'),
  introduce: richText({ ...courseFacts.introduce, required: false }),
  tags: z.array(line(TAG_LENGTH, '标签')).max(COURSE_TAGS, `最多 ${COURSE_TAGS} 个标签`),
  abilities: z
    .array(z.object({ id: Id.open('ability'), abilityLevel: oneOf(AbilityLevel, '请选择到第几级') }))
    .max(MOST_COURSE_ABILITIES, `最多 ${MOST_COURSE_ABILITIES} 项能力`)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, '同一项能力只写一次'),
  lecturerUserNo: Id.open('user', NONE),
  isFree: Flag,
  courseOriginal: price('原价'),
  courseDiscount: price('现价'),
  courseSvipDiscount: price('会员价'),
  isVipFree: Flag,
  isAnswer: Flag,
  credit: z.number('请输入学分').min(0, '学分不能小于 0').max(100, '学分最多 100').multipleOf(0.1, '学分最多一位小数'),
  completionPercent: z.int('请输入整数').min(1, '最少 1').max(100, '最多 100'),
  isDragAllowed: Flag,
  isSpeedAllowed: Flag,
};

const Raised = z.object({ id: Id, abilityName: z.string(), groupName: z.string(), abilityLevel: oneOf(AbilityLevel) });

/** An item that a course raises, in words. */
export type Raised = z.infer<typeof Raised>;

export const Facts = z.object({
  ...factsInput,
  courseName: z.string(),
  summary: z.string(),
  courseLogo: z.string(),
  introduce: z.string(),
  tags: z.array(z.string()),
  abilities: z.array(Raised),
  categoryId1: IdOrNone,
  categoryId2: IdOrNone,
  categoryId3: IdOrNone,
  lecturerUserNo: IdOrNone,
  courseOriginal: Money,
  courseDiscount: Money,
  courseSvipDiscount: Money,
  credit: z.number(),
  completionPercent: z.int(),
  /** To be named by whoever goes on writing. */
  revision: z.int(),
});

export type Facts = z.infer<typeof Facts>;

/** How it stands with a course an author works on. */
const standing = {
  id: Id,
  courseKind: oneOf(CourseKind),
  courseName: z.string(),
  courseLogo: z.string(),
  auditStatus: oneOf(DraftState),
  auditOpinion: z.string(),
  submitTime: Time.nullable(),
  auditTime: Time.nullable(),
  /** The public version; 0 while it was never approved. */
  version: z.int(),
  isPutaway: Flag,
  /** 1: never approved, so it may be deleted. */
  isDelete: Flag,
};

export const DraftRow = z.object({
  ...standing,
  isFree: Flag,
  courseOriginal: Money,
  courseDiscount: Money,
  categoryNames: z.array(z.string()),
  lecturerName: z.string(),
  /** Of the copy being written. */
  periodTotal: z.int(),
  countStudy: z.int(),
  gmtModified: Time,
});

export type DraftRow = z.infer<typeof DraftRow>;

export const Draft = z.object({
  ...standing,
  facts: Facts,
  /** What the last refusal says about single places; empty after a new handing in. */
  remarks: z.array(Remark),
  outlineRevision: z.int(),
  /** Who reviews it: the organization's name, empty for the platform. */
  reviewer: z.string(),
  /** The organization it belongs to; its courses choose among its lecturers. */
  orgNo: Id.nullable(),
  /** The last handing in was withdrawn or decided; the opinion and remarks belong to it. */
  isWritable: Flag,
});

export type Draft = z.infer<typeof Draft>;

/** A stored file as the editor shows it. */
export const DraftMedia = z.object({
  mediaId: Id,
  fileName: z.string(),
  fileType: oneOf(FileType),
  fileSize: z.number().int(),
  /** Seconds or pages. */
  length: z.int(),
  mediaState: oneOf(MediaState),
  processed: z.int(),
  failure: z.string(),
});

export type DraftMedia = z.infer<typeof DraftMedia>;

export const DraftWare = z.object({ docName: z.string(), media: DraftMedia });

export type DraftWare = z.infer<typeof DraftWare>;

/** The homework or examination of a class-hour, as its author sees it. */
export const DraftNode = z.object({
  id: Id,
  assessmentKind: oneOf(AssessmentKind),
  assessmentState: oneOf(AssessmentState),
  title: z.string(),
  /** Tenths; null: handing it in is enough. */
  passPoints: z.int().nullable(),
  beginsAt: Time.nullable(),
  endsAt: Time.nullable(),
  releasedAt: Time.nullable(),
});

export type DraftNode = z.infer<typeof DraftNode>;

/** What of an external tool a class-hour is, as its author sees it. */
export const DraftTool = z.object({
  id: Id,
  toolName: z.string(),
  title: z.string(),
  isNamed: Flag,
  passPercent: z.int().nullable(),
  isOn: Flag,
});

export type DraftTool = z.infer<typeof DraftTool>;

export const DraftPeriod = z.object({
  id: Id,
  chapterId: Id,
  periodName: z.string(),
  periodDesc: z.string(),
  isFree: Flag,
  fileType: oneOf(FileType),
  /** Null while nothing is uploaded, and for addresses and texts. */
  media: DraftMedia.nullable(),
  linkUrl: z.string(),
  assessment: DraftNode.nullable(),
  tool: DraftTool.nullable(),
  /** 1: it holds a text, which `period/audit/view` gives. */
  hasContent: Flag,
  pageSeconds: z.int().nullable(),
  startTime: Time.nullable(),
  minutes: z.int().nullable(),
  wares: z.array(DraftWare),
  revision: z.int(),
});

export type DraftPeriod = z.infer<typeof DraftPeriod>;

export const DraftChapter = z.object({
  id: Id,
  chapterName: z.string(),
  chapterDesc: z.string(),
  isFree: Flag,
  revision: z.int(),
  periods: z.array(DraftPeriod),
});

export type DraftChapter = z.infer<typeof DraftChapter>;

export const Outline = z.object({ outlineRevision: z.int(), chapters: z.array(DraftChapter) });

export type Outline = z.infer<typeof Outline>;

export const chapterInput = {
  chapterName: fieldSchema(chapterFields.chapterName),
  chapterDesc: fieldSchema(chapterFields.chapterDesc).unwrap(),
  isFree: Flag,
};

export const periodInput = {
  periodName: fieldSchema(periodFields.periodName),
  periodDesc: fieldSchema(periodFields.periodDesc).unwrap(),
  isFree: Flag,
  fileType: oneOf(FileType, '不能放这种内容'),
  /** Of a file of the author; null takes it away. */
  mediaId: Id.of('mediaFile').nullable(),
  linkUrl: fieldSchema(periodFields.linkUrl).unwrap(),
  /** A published one of the author or of their organization; null takes it away. */
  assessmentId: Id.of('assessment').nullable(),
  /** A link of a tool of the organization that the course belongs to; null takes it away. */
  toolLinkId: Id.of('ltiToolLink').nullable(),
  content: richText(periodFields.content),
  pageSeconds: z.int('请输入整数').min(1, '最少 1 秒').max(600, '最多 600 秒').nullable(),
  startTime: Time.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, '时间不正确').nullable(),
  minutes: z.int('请输入整数').min(5, '最少 5 分钟').max(720, '最多 12 小时').nullable(),
  wares: z
    .array(z.object({ docName: line(100, '资料名称'), mediaId: Id.of('mediaFile') }))
    .max(20, '一个课时最多 20 份资料'),
};

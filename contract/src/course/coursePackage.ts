import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Time } from '../kit/values.ts';
import { CourseKind } from '../rules/courseKinds.ts';
import { SPACE_FULL } from '../system/upload.ts';
import { IMPORT_LIMIT } from '../user/orgFailures.ts';
import * as failures from './authoringFailures.ts';

const failure = failuresOf<'course'>();

export const NOT_A_CARTRIDGE = failure(2470, '这不是能打开的课程包');
export const NOT_AN_ARCHIVE = failure(2471, '请选择一个 ZIP 或 IMSCC 文件');

/** So many notes go with an answer; `noteCount` says how many there are. */
export const NOTES_SHOWN = 200;

/** Something that does not go along as it is, and why. */
export const PackageNote = z.object({
  /** The chapter and the class-hour, or empty for the course. */
  place: z.string(),
  name: z.string(),
  note: z.string(),
  /** 1: it is not in the package, or not brought in, at all. */
  isLeft: z.union([z.literal(0), z.literal(1)]),
});

export type PackageNote = z.infer<typeof PackageNote>;

const noted = {
  chapterCount: z.int(),
  periodCount: z.int(),
  fileCount: z.int(),
  /** Of its files. */
  bytes: z.number().int(),
  /** The first `NOTES_SHOWN`. */
  notes: z.array(PackageNote),
  noteCount: z.int(),
};

export const plan = endpoint({
  summary: '把正在编写的课程写成 IMS Common Cartridge 1.3 课程包：下载地址，以及逐项说出带不走的',
  method: 'POST',
  path: '/course/auth/coursePackage/plan',
  kind: 'read',
  input: z.object({ id: Id.of('draft') }),
  output: z.object({ ...noted, fileName: z.string(), url: z.string(), expiresAt: Time }),
  fails: [NOT_FOUND],
});

const refused = [
  NOT_FOUND,
  NOT_AN_ARCHIVE,
  NOT_A_CARTRIDGE,
  IMPORT_LIMIT,
  failures.NOT_AN_AUTHOR,
  failures.TOO_MANY_CHAPTERS,
  failures.TOO_MANY_PERIODS,
];

export const check = endpoint({
  summary: '看一个课程包里有什么、哪些带不进来；什么也不改',
  method: 'POST',
  path: '/course/auth/coursePackage/check',
  kind: 'write',
  logged: false,
  /** A ZIP that was uploaded into the caller's space. */
  input: z.object({ mediaId: Id.of('mediaFile') }),
  output: z.object({
    ...noted,
    courseName: z.string(),
    courseKind: oneOf(CourseKind),
    /** 1: made here, so that prices, rules and kinds come along too. */
    isOurs: z.union([z.literal(0), z.literal(1)]),
  }),
  fails: refused,
});

export const bring = endpoint({
  summary: '用课程包新建一门课程：目录马上就有，内容在后台放进去，放好了发消息',
  method: 'POST',
  path: '/course/auth/coursePackage/bring',
  kind: 'write',
  logged: true,
  input: check.input,
  output: z.object({ id: Id, courseKind: oneOf(CourseKind) }),
  fails: [...refused, failures.TOO_MANY_COURSES, SPACE_FULL],
});

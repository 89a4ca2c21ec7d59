import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { FileType } from '../rules/fileKinds.ts';
import { IMPORT_BYTES } from '../rules/importStates.ts';
import { IMPORT_COLUMNS, IMPORT_EMPTY, IMPORT_LIMIT, IMPORT_TOO_MANY, IMPORT_UNREADABLE } from '../user/orgFailures.ts';
import * as failures from './authoringFailures.ts';
import { chapterInput, Outline, periodInput } from './draft.ts';

const failure = failuresOf<'course'>();

export const ONE_PERIOD_ONLY = failure(2460, '这种课程只有一个课时，没有目录');

/** What one file adds at most: as many class-hours as a course may have. */
export const OUTLINE_ROWS = 3000;

const ofDraft = z.object({ id: Id.of('draft') });

/** A file for the browser to keep: its bytes in base64. */
const SheetFile = z.object({ fileName: z.string(), content: z.string() });

/** A line that can be brought in; without a name of a class-hour it is a chapter alone. */
export const OutlineRow = z.object({
  chapterName: chapterInput.chapterName,
  periodName: z.union([z.literal(''), periodInput.periodName]),
  fileType: oneOf(FileType, '不能放这种内容'),
  isFree: Flag,
  startTime: Time.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, '时间不正确').nullable(),
  minutes: periodInput.minutes,
  periodDesc: periodInput.periodDesc,
});

export type OutlineRow = z.infer<typeof OutlineRow>;

export const BadOutlineRow = z.object({
  /** As the spreadsheet numbers it. */
  row: z.int(),
  name: z.string(),
  issues: z.array(z.object({ column: z.string(), reason: z.string() })),
});

const Counted = z.object({
  /** New ones that the file brings, and class-hours of it that stand in the course already. */
  chapterCount: z.int(),
  periodCount: z.int(),
  keptCount: z.int(),
});

export const template = endpoint({
  summary: '课程目录的导入模板',
  method: 'POST',
  path: '/course/auth/courseOutline/template',
  kind: 'read',
  input: ofDraft,
  output: SheetFile,
  fails: [NOT_FOUND, ONE_PERIOD_ONLY],
});

export const download = endpoint({
  summary: '正在编写的课程的目录，写成表格',
  method: 'POST',
  path: '/course/auth/courseOutline/download',
  kind: 'read',
  input: ofDraft,
  output: SheetFile,
  fails: [NOT_FOUND, ONE_PERIOD_ONLY],
});

export const check = endpoint({
  summary: '检查目录表格，什么也不改；逐行说出哪里不对',
  method: 'POST',
  path: '/course/auth/courseOutline/check',
  kind: 'write',
  logged: false,
  multipart: true,
  bodyLimit: IMPORT_BYTES + 4096,
  input: z.object({ id: Id.of('draft'), file: FileInput }),
  output: Counted.extend({
    totalCount: z.int(),
    badCount: z.int(),
    /** The first hundred. */
    bad: z.array(BadOutlineRow),
    /** To be sent back to be brought in; empty while a line is bad. */
    rows: z.array(OutlineRow),
    outlineRevision: z.int(),
  }),
  fails: [
    NOT_FOUND,
    ONE_PERIOD_ONLY,
    failures.NOT_WHILE_WAITING,
    failures.TOO_MANY_CHAPTERS,
    failures.TOO_MANY_PERIODS,
    IMPORT_UNREADABLE,
    IMPORT_COLUMNS,
    IMPORT_TOO_MANY,
    IMPORT_EMPTY,
    IMPORT_LIMIT,
  ],
});

export const run = endpoint({
  summary: '把检查过的目录加到课程里，已有的不动；章节在别处变过时 409，data 是最新的章节',
  method: 'POST',
  path: '/course/auth/courseOutline/run',
  kind: 'write',
  bodyLimit: 8_388_608,
  input: z.object({
    id: Id.of('draft'),
    outlineRevision: z.int(),
    rows: z.array(OutlineRow).min(1).max(OUTLINE_ROWS),
  }),
  output: Counted.extend({ outline: Outline }),
  fails: [
    NOT_FOUND,
    ONE_PERIOD_ONLY,
    failures.NOT_WHILE_WAITING,
    failures.OUTLINE_CHANGED,
    failures.TOO_MANY_CHAPTERS,
    failures.TOO_MANY_PERIODS,
    failures.WRONG_FILE,
  ],
});

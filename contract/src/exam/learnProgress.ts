import * as z from 'zod';
import { reminder } from '../fields/learnProgress.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, optionalLine, Time } from '../kit/values.ts';
import { LearnState } from '../rules/learnProgress.ts';
import * as fails from './learnProgressFailures.ts';

const read = { method: 'POST', kind: 'read' } as const;

/** Whose progress: of a course, of an offering, of a class in one of its courses; every one that is named must be theirs. */
const scope = {
  courseId: Id.open('course').optional(),
  offeringId: Id.of('taughtOffering').optional(),
  gradeId: Id.of('grade').optional(),
};

const filter = {
  keyword: optionalLine(30, '姓名'),
  state: oneOf(LearnState).optional(),
  sort: z.enum(['progressUp', 'progress', 'recent', 'name']).default('progressUp'),
};

const Place = z.object({
  kind: z.enum(['course', 'offering', 'grade']),
  id: Id,
  name: z.string(),
  /** What else tells it from others of its name. */
  note: z.string(),
});

export type ProgressPlace = z.infer<typeof Place>;

export const places = endpoint({
  ...read,
  summary: '可以查看学习进度的课程、开课与班级',
  path: '/exam/auth/learnProgress/places',
  input: z.object({ kind: z.enum(['course', 'offering', 'grade']), keyword: optionalLine(60, '名称'), ...paging }),
  output: pageOf(Place),
});

const Column = z.object({ periodId: Id, chapterName: z.string(), periodName: z.string() });

export type ProgressColumn = z.infer<typeof Column>;

const Cell = z.object({
  /** The column, from 0; class-hours that were never opened are left out. */
  at: z.int(),
  /** Percent of the class-hour that was watched. */
  share: z.int(),
  isDone: Flag,
  lastAt: Time,
});

const Row = z.object({
  userNo: Id,
  name: z.string(),
  headImgUrl: z.string(),
  state: oneOf(LearnState),
  /** Percent of the course. */
  progress: z.number(),
  periodDone: z.int(),
  lastStudyAt: Time.nullable(),
  /** The day by which they mean to be done. */
  planDate: z.string().nullable(),
  /** The newest day on which somebody reminded them of this course. */
  remindedOn: z.string().nullable(),
  /** They learn an older version: its class-hours may differ from the columns. */
  isOlder: Flag,
  cells: z.array(Cell),
});

export type ProgressRow = z.infer<typeof Row>;

export const matrix = endpoint({
  ...read,
  summary: '每个学员在每个课时学到哪里',
  path: '/exam/auth/learnProgress/matrix',
  input: z.object({ ...scope, ...filter, ...paging }),
  output: z.object({
    title: z.string(),
    courseId: Id,
    courseName: z.string(),
    /** What else a class learns; one of them is shown. */
    courses: z.array(z.object({ id: Id, name: z.string() })),
    columns: z.array(Column),
    /** How many there are of each state, whatever the filter. */
    counts: z.array(z.object({ state: oneOf(LearnState), people: z.int() })),
    rows: pageOf(Row),
  }),
  fails: [fails.NO_SCOPE, fails.NO_COURSE],
});

export const remind = endpoint({
  summary: '提醒选中的学员学习，每人每门课一天一次',
  method: 'POST',
  kind: 'write',
  path: '/exam/auth/learnProgress/remind',
  input: z.object({
    ...scope,
    userNos: z.array(Id.open('user')).min(1, '请选择学员').max(100, '一次最多提醒 100 人'),
    words: fieldSchema(reminder.words),
  }),
  output: z.object({
    sent: z.int(),
    /** Were reminded today already, or learn here no more. */
    skipped: z.int(),
  }),
  fails: [fails.NO_SCOPE, fails.NO_COURSE, fails.NOBODY_TO_REMIND],
});

const Study = z.object({
  periodName: z.string(),
  startedAt: Time,
  seconds: z.int(),
  /** Seconds that newly counted, and that did not. */
  granted: z.int(),
  refused: z.int(),
  refusedReason: z.string(),
  device: z.string(),
});

const Exam = z.object({ sittingId: Id, title: z.string(), beganAt: Time });

export const learner = endpoint({
  ...read,
  summary: '一位学员最近的学习记录，与自己监考的作答',
  path: '/exam/auth/learnProgress/learner',
  input: z.object({ ...scope, userNo: Id.open('user') }),
  output: z.object({ studies: z.array(Study), exams: z.array(Exam) }),
  fails: [fails.NO_SCOPE, fails.NO_COURSE],
});

export const sheet = endpoint({
  ...read,
  summary: '导出学习进度表，最多 2000 人',
  path: '/exam/auth/learnProgress/sheet',
  input: z.object({ ...scope, ...filter }),
  output: z.object({ fileName: z.string(), content: z.string() }),
  fails: [fails.NO_SCOPE, fails.NO_COURSE],
});

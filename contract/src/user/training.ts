import * as z from 'zod';
import { trainingExtension, trainingMark, trainingReturn } from '../fields/training.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrEmpty, Nothing, optionalLine, Time } from '../kit/values.ts';
import { TaskPhase, TaskStep } from '../rules/tasks.ts';
import { TRAINING_POINTS } from '../rules/training.ts';
import * as fails from './trainingFailures.ts';
import { reportMarks, ReportVersion, trainingInput, trainingShown, trainingWhole } from './trainingShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;
const id = Id.of('trainingProject');
const reportId = Id.of('trainingReport');
const revision = z.int().min(0);

const Row = z.object({
  ...trainingShown,
  revision: z.int(),
  studentCount: z.int(),
  handedInCount: z.int(),
  /** Handed in and not marked yet. */
  toMarkCount: z.int(),
});

export type TrainingRow = z.infer<typeof Row>;

export const page = endpoint({
  ...read,
  summary: '实训：老师看自己教的开课的，教务看全校的，新的在前',
  path: '/user/auth/training/page',
  input: z.object({ phase: oneOf(TaskPhase).optional(), keyword: optionalLine(60, '实训名称'), ...paging }),
  output: pageOf(Row),
});

export const view = endpoint({
  ...read,
  summary: '一个实训的全部内容，修改它的人看',
  path: '/user/auth/training/view',
  input: z.object({ id }),
  output: z.object({
    ...trainingWhole,
    requirement: z.string(),
    revision: z.int(),
    studentCount: z.int(),
    /** How many are at each step; who has handed in nothing waits. */
    counts: z.array(z.object({ taskStep: oneOf(TaskStep), people: z.int() })),
  }),
  fails: [fails.TRAINING_GONE],
});

export const save = endpoint({
  ...write,
  summary: '保存实训，或者发布给开课里的学员：他们收到消息；发布以后开课与开始时间不再变',
  path: '/user/auth/training/save',
  input: z.object({
    /** Without one it is new. */
    id: id.optional(),
    revision: revision.default(0),
    isIssue: Flag.default(0),
    offeringId: Id.of('taughtOffering'),
    ...trainingInput,
  }),
  output: z.object({ id: Id, revision: z.int(), studentCount: z.int() }),
  fails: [NOT_FOUND, fails.TRAINING_GONE, fails.TRAINING_MOVED, fails.TRAINING_EMPTY],
});

export const extend = endpoint({
  ...write,
  summary: '延长截止时间；结束了的重新开放，还没有交的学员收到消息',
  path: '/user/auth/training/extend',
  input: z.object({ id, dueAt: named(trainingExtension.dueAt, momentText('新的截止时间')) }),
  output: Nothing,
  fails: [fails.TRAINING_GONE, fails.TRAINING_DRAFT],
});

export const close = endpoint({
  ...write,
  summary: '结束实训，不再收报告',
  path: '/user/auth/training/close',
  input: z.object({ id }),
  output: Nothing,
  fails: [fails.TRAINING_GONE, fails.TRAINING_DRAFT, fails.TRAINING_CLOSED],
});

export const del = endpoint({
  ...write,
  summary: '删除没有发布的实训',
  path: '/user/auth/training/del',
  input: z.object({ id }),
  output: Nothing,
  fails: [fails.TRAINING_GONE, fails.TRAINING_OUT],
});

const ReportRow = z.object({
  userNo: Id,
  studentName: z.string(),
  studentNumber: z.string(),
  taskStep: oneOf(TaskStep),
  /** Null: nothing was handed in. */
  reportId: Id.nullable(),
  submittedAt: Time.nullable(),
  lateDays: z.int(),
  finalPoints: z.int().nullable(),
});

export type ReportRow = z.infer<typeof ReportRow>;

export const reports = endpoint({
  ...read,
  summary: '一个实训里每位学员交到哪一步，按学号',
  path: '/user/auth/training/reports',
  input: z.object({ id, taskStep: oneOf(TaskStep).optional(), ...paging }),
  output: pageOf(ReportRow),
  fails: [fails.TRAINING_GONE],
});

export const report = endpoint({
  ...read,
  summary: '一位学员的报告：每一版、文件、给过的分',
  path: '/user/auth/training/report',
  input: z.object({ reportId }),
  output: z.object({
    ...trainingWhole,
    reportId: Id,
    revision: z.int(),
    userNo: Id,
    studentName: z.string(),
    taskStep: oneOf(TaskStep),
    lateDays: z.int(),
    ...reportMarks,
    versions: z.array(ReportVersion),
    /** The next that waits in the same project; empty: none. */
    nextId: IdOrEmpty,
  }),
  fails: [fails.REPORT_GONE],
});

export const mark = endpoint({
  ...write,
  summary: '给报告打分；批过的可以改，学员收到消息',
  path: '/user/auth/training/mark',
  input: z.object({
    reportId,
    /** As it was seen. */
    revision,
    /** Tenths. */
    points: named(
      trainingMark.points,
      z
        .int('请给分')
        .min(0, '不能是负数')
        .max(TRAINING_POINTS, `最多 ${TRAINING_POINTS / 10} 分`),
    ),
    remark: fieldSchema(trainingMark.remark),
  }),
  output: z.object({ finalPoints: z.int(), nextId: IdOrEmpty }),
  fails: [fails.REPORT_GONE, fails.REPORT_MOVED],
});

export const giveBack = endpoint({
  ...write,
  summary: '让学员重做，写明哪里；批过的也可以，分数不再算',
  path: '/user/auth/training/giveBack',
  input: z.object({ reportId, revision, remark: fieldSchema(trainingReturn.remark) }),
  output: z.object({ nextId: IdOrEmpty }),
  fails: [fails.REPORT_GONE, fails.REPORT_MOVED, fails.NO_TRAINING_REDO],
});

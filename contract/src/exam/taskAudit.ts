import * as z from 'zod';
import { taskMark, taskPass, taskReturn } from '../fields/tasks.ts';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrEmpty, optionalLine, Time } from '../kit/values.ts';
import { TaskStep } from '../rules/tasks.ts';
import { RubricPoints } from './markingShapes.ts';
import * as fails from './taskFailures.ts';
import { marks, taskShown, taskWhole, Version } from './taskShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;
const id = Id.of('taskPerson');
const revision = z.int().min(0);

const Row = z.object({
  id: Id,
  taskId: Id,
  taskTitle: z.string(),
  userNo: Id,
  name: z.string(),
  taskStep: oneOf(TaskStep),
  submittedAt: Time.nullable(),
  lateDays: z.int(),
  /** Tenths. */
  finalPoints: z.int().nullable(),
  totalPoints: z.int(),
  nudgedAt: Time.nullable(),
});

export type AuditRow = z.infer<typeof Row>;

export const page = endpoint({
  ...read,
  summary: '一个任务或全部任务里学员交到哪一步；待审核的先交的在前',
  path: '/exam/auth/taskAudit/page',
  input: z.object({
    taskId: Id.of('task').optional(),
    taskStep: oneOf(TaskStep).optional(),
    keyword: optionalLine(30, '姓名'),
    ...paging,
  }),
  output: pageOf(Row),
  fails: [fails.TASK_GONE],
});

export const head = endpoint({
  ...read,
  summary: '一个任务与每一步有多少人',
  path: '/exam/auth/taskAudit/head',
  input: z.object({ taskId: Id.of('task') }),
  output: z.object({
    ...taskShown,
    isOwn: Flag,
    counts: z.array(z.object({ taskStep: oneOf(TaskStep), people: z.int() })),
  }),
  fails: [fails.TASK_GONE],
});

export const work = endpoint({
  ...read,
  summary: '一位学员交的作业：每一版、文件、给过的分',
  path: '/exam/auth/taskAudit/work',
  input: z.object({ id }),
  output: z.object({
    ...taskWhole,
    id: Id,
    revision: z.int(),
    userNo: Id,
    name: z.string(),
    taskStep: oneOf(TaskStep),
    lateDays: z.int(),
    versions: z.array(Version),
    ...marks,
    /** What each criterion is worth, tenths. */
    worth: z.record(z.string(), z.int()),
    /** The next that waits in the same task; empty: none. */
    nextId: IdOrEmpty,
    toAuditCount: z.int(),
  }),
  fails: [fails.WORK_GONE],
});

export const mark = endpoint({
  ...write,
  summary: '给分：有评分要点的逐条给，没有的给总分；批过的可以改',
  path: '/exam/auth/taskAudit/mark',
  input: z.object({
    id,
    /** As it was seen. */
    revision,
    /** Tenths. */
    points: named(taskMark.points, z.int('请输入分数').min(0, '不能是负数').nullable().default(null)),
    rubric: RubricPoints.default({}),
    remark: fieldSchema(taskMark.remark),
  }),
  output: z.object({ finalPoints: z.int().nullable(), nextId: IdOrEmpty }),
  fails: [fails.WORK_GONE, fails.WORK_MOVED, fails.NOT_HANDED_IN],
});

export const giveBack = endpoint({
  ...write,
  summary: '退回重做，写明要改的地方',
  path: '/exam/auth/taskAudit/giveBack',
  input: z.object({ id, revision, remark: fieldSchema(taskReturn.remark) }),
  output: z.object({ nextId: IdOrEmpty }),
  fails: [fails.WORK_GONE, fails.WORK_MOVED, fails.NOT_HANDED_IN, fails.NO_REDO],
});

export const pass = endpoint({
  ...write,
  summary: '几份一起通过，各给满分的百分之几；评分要点按比重分',
  path: '/exam/auth/taskAudit/pass',
  input: z.object({
    ids: batchOf(id, '份作业'),
    percent: named(taskPass.percent, z.int('请输入整数').min(0, '不能是负数').max(100, '最多 100').default(100)),
    remark: fieldSchema(taskPass.remark),
  }),
  output: BatchOutcome,
});

export const nudge = endpoint({
  ...write,
  summary: '提醒还没有交的人，每人每个任务一天一次；不选人就提醒全部',
  path: '/exam/auth/taskAudit/nudge',
  input: z.object({ taskId: Id.of('task'), ids: z.array(id).max(100, '一次最多选 100 人').default([]) }),
  output: z.object({ sent: z.int() }),
  fails: [fails.TASK_GONE, fails.STILL_A_DRAFT, fails.CLOSED_ALREADY, fails.NOBODY_TO_NUDGE],
});

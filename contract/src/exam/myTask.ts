import * as z from 'zod';
import { taskWork } from '../fields/tasks.ts';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { richText } from '../kit/richText.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { taskFileKindNames, TaskStep } from '../rules/tasks.ts';
import * as fails from './taskFailures.ts';
import { AnyFile, marks, TaskFile, taskShown, taskWhole, Version } from './taskShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const taskId = Id.of('ownTask');

const own = {
  taskStep: oneOf(TaskStep),
  /** Why it cannot be handed in; empty: it can. */
  stop: z.enum(['', 'notYet', 'over', 'closed', 'marked']),
  submittedAt: Time.nullable(),
  lateDays: z.int(),
};

const Row = z.object({ ...taskShown, ...own, finalPoints: z.int().nullable(), authorName: z.string() });

export type OwnTask = z.infer<typeof Row>;

export const page = endpoint({
  ...read,
  summary: '布置给我的任务，新的在前',
  path: '/exam/auth/myTask/page',
  input: z.object({
    /** 1: only what I still have to hand in. */
    isOpen: Flag.default(0),
    ...paging,
  }),
  output: pageOf(Row),
});

export const view = endpoint({
  ...read,
  summary: '布置给我的一个任务：要求、我写到哪里、交过什么、老师怎么说',
  path: '/exam/auth/myTask/view',
  input: z.object({ taskId }),
  output: z.object({
    ...taskWhole,
    ...own,
    ...marks,
    authorName: z.string(),
    takesText: Flag,
    takesFiles: Flag,
    fileKinds: z.array(z.enum(taskFileKindNames)),
    maxFiles: z.int(),
    isPeer: Flag,
    draft: z.object({ content: z.string(), files: z.array(AnyFile), at: Time.nullable() }),
    versions: z.array(Version),
  }),
  fails: [fails.OWN_TASK_GONE],
});

const work = {
  content: named(taskWork.content, richText(taskWork.content).default('')),
  files: named(taskWork.files, z.array(TaskFile).max(10, '最多 10 个文件').default([])),
};

export const draft = endpoint({
  summary: '保存写到一半的任务，不算交',
  method: 'POST',
  kind: 'write',
  path: '/exam/auth/myTask/draft',
  input: z.object({ taskId, ...work }),
  output: z.object({ at: Time }),
  fails: [fails.OWN_TASK_GONE, fails.TASK_CLOSED, fails.MARKED_ALREADY],
});

export const submit = endpoint({
  summary: '提交任务；批改以前可以再交，以最后一次为准',
  method: 'POST',
  kind: 'write',
  logged: true,
  path: '/exam/auth/myTask/submit',
  input: z.object({
    taskId,
    ...work,
    /** Made by the page for each version: sent twice, it is one. */
    clientKey: z.string().regex(/^[\w-]{8,40}$/, '请刷新页面再提交'),
  }),
  output: z.object({ versionNo: z.int(), lateDays: z.int() }),
  fails: [fails.OWN_TASK_GONE, fails.NOT_YET, fails.TOO_LATE, fails.TASK_CLOSED, fails.MARKED_ALREADY],
});

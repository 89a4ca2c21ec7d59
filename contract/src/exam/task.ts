import * as z from 'zod';
import { taskExtension } from '../fields/tasks.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { TaskPhase } from '../rules/tasks.ts';
import * as fails from './taskFailures.ts';
import { Target, taskInput, TaskRules, taskShown, taskWords } from './taskShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;
const id = Id.of('task');
const revision = z.int().min(0);

/** Whose learners are meant; several narrow one another, none means everybody. */
const within = {
  gradeId: Id.of('grade').optional(),
  offeringId: Id.of('taughtOffering').optional(),
  courseId: Id.of('course').optional(),
};

const Row = z.object({
  ...taskShown,
  targets: z.array(z.string()),
  /** The caller may change it; others who teach its learners only audit. */
  isOwn: Flag,
  revision: z.int(),
  peopleCount: z.int(),
  handedInCount: z.int(),
  /** Handed in and not looked at yet. */
  toAuditCount: z.int(),
});

export type TaskRow = z.infer<typeof Row>;

export const page = endpoint({
  ...read,
  summary: '我布置的任务，和布置给我所带学员的任务，新的在前',
  path: '/exam/auth/task/page',
  input: z.object({ phase: oneOf(TaskPhase).optional(), keyword: optionalLine(60, '任务名称'), ...within, ...paging }),
  output: pageOf(Row),
});

const Source = z.object({ id: Id, name: z.string(), note: z.string(), count: z.int() });

export const sources = endpoint({
  ...read,
  summary: '任务可以布置给谁：我带的班级、我教的开课、我编写的课程，各最多 100 个',
  path: '/exam/auth/task/sources',
  input: z.object({ keyword: optionalLine(20, '名称') }),
  output: z.object({ grades: z.array(Source), offerings: z.array(Source), courses: z.array(Source) }),
});

const Learner = z.object({ userNo: Id, name: z.string() });

export const learners = endpoint({
  ...read,
  summary: '我带的、可以单独布置任务的学员',
  path: '/exam/auth/task/learners',
  input: z.object({ keyword: optionalLine(20, '姓名'), ...paging }),
  output: pageOf(Learner),
});

export const view = endpoint({
  ...read,
  summary: '一个任务的全部内容，修改它的人看',
  path: '/exam/auth/task/view',
  input: z.object({ id }),
  output: z.object({
    ...taskShown,
    revision: z.int(),
    requirement: z.string(),
    attachments: z.array(z.object({ url: z.string(), name: z.string() })),
    targets: z.array(Target),
    rubric: z.array(z.object({ id: z.string(), title: z.string(), share: z.int(), note: z.string() })),
    rules: TaskRules,
    issuedAt: Time.nullable(),
  }),
  fails: [fails.TASK_GONE],
});

export const save = endpoint({
  ...write,
  summary: '保存任务的草稿，或者发布：学员收到消息，可以开始做',
  path: '/exam/auth/task/save',
  input: z.object({
    /** Without one it is new. */
    id: id.optional(),
    revision: revision.default(0),
    isIssue: Flag.default(0),
    ...taskInput,
  }),
  output: z.object({ id: Id, revision: z.int(), peopleCount: z.int() }),
  fails: [
    fails.TASK_GONE,
    fails.TASK_MOVED,
    fails.NOT_A_DRAFT,
    fails.NOBODY_THERE,
    fails.TOO_MANY_PEOPLE,
    NO_PERMISSION,
  ],
});

export const revise = endpoint({
  ...write,
  summary: '修改已经发布的任务的名称、要求与附件；评分与对象不再变',
  path: '/exam/auth/task/revise',
  input: z.object({ id, revision, ...taskWords }),
  output: z.object({ revision: z.int() }),
  fails: [fails.TASK_GONE, fails.TASK_MOVED, fails.STILL_A_DRAFT],
});

export const copy = endpoint({
  ...write,
  summary: '照一个任务另建一份草稿，不带时间',
  path: '/exam/auth/task/copy',
  input: z.object({ id }),
  output: z.object({ id: Id }),
  fails: [fails.TASK_GONE],
});

export const extend = endpoint({
  ...write,
  summary: '改截止时间，只能往后；已经结束的重新开放',
  path: '/exam/auth/task/extend',
  input: z.object({ id, dueAt: named(taskExtension.dueAt, momentText('新的截止时间')) }),
  output: Nothing,
  fails: [fails.TASK_GONE, fails.STILL_A_DRAFT],
});

export const close = endpoint({
  ...write,
  summary: '结束任务：不再收，交了的照样可以批',
  path: '/exam/auth/task/close',
  input: z.object({ id }),
  output: Nothing,
  fails: [fails.TASK_GONE, fails.STILL_A_DRAFT, fails.CLOSED_ALREADY],
});

export const del = endpoint({
  ...write,
  summary: '删除草稿',
  path: '/exam/auth/task/del',
  input: z.object({ id }),
  output: Nothing,
  fails: [fails.TASK_GONE, fails.NOT_A_DRAFT],
});

const AtRisk = z.object({
  userNo: Id,
  name: z.string(),
  /** Tasks that ended without a word of theirs. */
  missed: z.int(),
  /** Mean of what was marked, percent; null: nothing yet. */
  percent: z.number().nullable(),
});

export const overview = endpoint({
  ...read,
  summary: '指导台：待审核、进行中、待阅卷与要关心的学员',
  path: '/exam/auth/task/overview',
  input: z.object(within),
  output: z.object({
    toAudit: z.int(),
    running: z.int(),
    /** Examinations with answers that wait for a person. */
    toMark: z.int(),
    atRisk: z.int(),
    /** The first of them, the worst first. */
    risks: z.array(AtRisk),
    exams: z.array(z.object({ id: Id, title: z.string(), openCount: z.int() })),
  }),
});

export type TaskOverview = z.infer<typeof overview.output>;

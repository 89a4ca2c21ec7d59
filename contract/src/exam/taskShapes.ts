import * as z from 'zod';
import { taskFacts } from '../fields/tasks.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { optionalMoment } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { richText } from '../kit/richText.ts';
import { FileUrl, Flag, Id, line, Time } from '../kit/values.ts';
import { LateRule } from '../rules/assessments.ts';
import {
  MOST_TASK_TARGETS,
  TaskKind,
  taskFileKindNames,
  TaskPhase,
  TaskSource,
  usualTaskRules,
} from '../rules/tasks.ts';
import { RubricPoints } from './markingShapes.ts';
import { Rubric } from './questionShapes.ts';

export const TaskFile = z.object({ url: FileUrl, name: line(200, '文件名') });

const whole = (least: number, most: number, usual: number) =>
  z.int('请输入整数').min(least, `至少 ${least}`).max(most, `最多 ${most}`).default(usual);

const { latePercent, maxFiles, peerCount, peerDays, peerPercent } = usualTaskRules;

/** Everything that is decided besides the times; peer review is set here and run elsewhere. */
export const TaskRules = z
  .object({
    lateRule: named(taskFacts['rules.lateRule'], oneOf(LateRule).default(usualTaskRules.lateRule)),
    latePercent: named(taskFacts['rules.latePercent'], whole(1, 100, latePercent)),
    takesText: Flag.default(1),
    takesFiles: Flag.default(1),
    fileKinds: z.array(z.enum(taskFileKindNames)).max(taskFileKindNames.length).default(usualTaskRules.fileKinds),
    maxFiles: named(taskFacts['rules.maxFiles'], whole(1, 10, maxFiles)),
    isPeer: Flag.default(0),
    peerCount: named(taskFacts['rules.peerCount'], whole(1, 10, peerCount)),
    peerDays: named(taskFacts['rules.peerDays'], whole(1, 60, peerDays)),
    peerPercent: named(taskFacts['rules.peerPercent'], whole(0, 100, peerPercent)),
    isPeerAnonymous: Flag.default(1),
  })
  .refine(({ takesText, takesFiles }) => takesText === 1 || takesFiles === 1, {
    path: ['takesText'],
    message: '正文与文件至少收一样',
  })
  .refine(({ takesFiles, fileKinds }) => takesFiles === 0 || fileKinds.length > 0, {
    path: ['fileKinds'],
    message: '收文件就至少选一种文件',
  });

const targets = <T extends z.ZodType>(id: T) =>
  z.array(id).max(MOST_TASK_TARGETS, `最多选 ${MOST_TASK_TARGETS} 个`).default([]);

/** What may be changed as long as it is not over. */
export const taskWords = {
  title: named(taskFacts.title, fieldSchema(taskFacts.title)),
  requirement: named(taskFacts.requirement, richText(taskFacts.requirement).default('')),
  attachments: named(
    taskFacts.attachments,
    z.array(TaskFile).max(taskFacts.attachments.max, `最多 ${taskFacts.attachments.max} 个附件`).default([]),
  ),
};

/** What a task is made of. */
export const taskInput = {
  ...taskWords,
  taskKind: named(taskFacts.taskKind, oneOf(TaskKind, '请选择类型')),
  gradeIds: named(taskFacts.gradeIds, targets(Id.of('grade'))),
  offeringIds: named(taskFacts.offeringIds, targets(Id.of('taughtOffering'))),
  courseIds: named(taskFacts.courseIds, targets(Id.of('course'))),
  userNos: named(taskFacts.userNos, targets(Id.open('user'))),
  beginsAt: named(taskFacts.beginsAt, optionalMoment('开始时间')),
  dueAt: named(taskFacts.dueAt, optionalMoment('截止时间')),
  /** Tenths. */
  totalPoints: named(
    taskFacts.totalPoints,
    z.int('请输入分数').min(10, '满分至少 1 分').max(20_000, '满分最多 2000 分').default(1000),
  ),
  /** Tenths; null: it is not a matter of passing. */
  passPoints: named(taskFacts.passPoints, z.int('请输入分数').min(0, '及格分不能是负数').nullable().default(null)),
  rubric: named(taskFacts.rubric, Rubric),
  rules: TaskRules.default(usualTaskRules),
};

export const Target = z.object({ taskSource: oneOf(TaskSource), id: Id, name: z.string() });

export type Target = z.infer<typeof Target>;

export const Criterion = z.object({ id: z.string(), title: z.string(), share: z.int(), note: z.string() });

export const AnyFile = z.object({ url: z.string(), name: z.string() });

/** What everybody who has to do with a task sees of it. */
export const taskShown = {
  taskId: Id,
  title: z.string(),
  taskKind: oneOf(TaskKind),
  phase: oneOf(TaskPhase),
  beginsAt: Time.nullable(),
  dueAt: Time.nullable(),
  /** Tenths. */
  totalPoints: z.int(),
  passPoints: z.int().nullable(),
};

/** The same with what is asked for, ready to be shown. */
export const taskWhole = {
  ...taskShown,
  requirementHtml: z.string(),
  attachments: z.array(AnyFile),
  rubric: z.array(Criterion),
  lateRule: oneOf(LateRule),
  latePercent: z.int(),
};

/** A version that was handed in; the newest first. */
export const Version = z.object({
  id: Id,
  versionNo: z.int(),
  submittedAt: Time,
  lateDays: z.int(),
  contentHtml: z.string(),
  files: z.array(AnyFile),
  /** Why it was given back; empty as long as it was not. */
  returnRemark: z.string(),
  returnedAt: Time.nullable(),
});

export type Version = z.infer<typeof Version>;

/** What a teacher gave, tenths. */
export const marks = {
  rubricPoints: RubricPoints,
  teacherPoints: z.int().nullable(),
  /** What counts: less what being late costs, with what classmates gave. */
  finalPoints: z.int().nullable(),
  remark: z.string(),
  markedAt: Time.nullable(),
};

import * as z from 'zod';
import { trainingWork } from '../fields/training.ts';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { richText } from '../kit/richText.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { TaskStep } from '../rules/tasks.ts';
import * as fails from './trainingFailures.ts';
import { AnyFile, ReportFile, reportMarks, ReportVersion, trainingShown, trainingWhole } from './trainingShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const projectId = Id.of('ownTraining');

const own = {
  taskStep: oneOf(TaskStep),
  /** Why no report can be handed in; empty: it can. */
  stop: z.enum(['', 'notYet', 'over', 'closed', 'marked']),
  submittedAt: Time.nullable(),
  lateDays: z.int(),
  finalPoints: z.int().nullable(),
};

const Row = z.object({ ...trainingShown, ...own });

export type OwnTraining = z.infer<typeof Row>;

export const page = endpoint({
  ...read,
  summary: '我的开课里的实训，新的在前',
  path: '/user/auth/ownTraining/page',
  input: z.object({
    /** 1: only those that wait for my report. */
    isOpen: Flag.default(0),
    ...paging,
  }),
  output: pageOf(Row),
});

export const view = endpoint({
  ...read,
  summary: '我的一个实训：要求、环境、我交过的报告、老师怎么说',
  path: '/user/auth/ownTraining/view',
  input: z.object({ projectId }),
  output: z.object({
    ...trainingWhole,
    ...own,
    ...reportMarks,
    /** What a next version begins with: the newest one. */
    content: z.string(),
    files: z.array(AnyFile),
    versions: z.array(ReportVersion),
  }),
  fails: [fails.OWN_TRAINING_GONE],
});

export const submit = endpoint({
  summary: '交实训报告；批改以前可以再交，以最后一次为准',
  method: 'POST',
  kind: 'write',
  logged: true,
  path: '/user/auth/ownTraining/submit',
  input: z.object({
    projectId,
    content: named(trainingWork.content, richText(trainingWork.content).default('')),
    files: named(
      trainingWork.files,
      z.array(ReportFile).max(trainingWork.files.max, `最多 ${trainingWork.files.max} 个文件`).default([]),
    ),
    /** Made by the page for each version: sent twice, it is one. */
    clientKey: z.string().regex(/^[\w-]{8,40}$/, '请刷新页面再提交'),
  }),
  output: z.object({ versionNo: z.int(), lateDays: z.int() }),
  fails: [
    fails.OWN_TRAINING_GONE,
    fails.TRAINING_NOT_YET,
    fails.TRAINING_OVER,
    fails.TRAINING_CLOSED,
    fails.REPORT_MARKED,
  ],
});

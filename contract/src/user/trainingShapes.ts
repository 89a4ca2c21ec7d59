import * as z from 'zod';
import { trainingFacts } from '../fields/training.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { optionalMoment } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { richText } from '../kit/richText.ts';
import { FileUrl, Id, line, Time } from '../kit/values.ts';
import { LateRule } from '../rules/assessments.ts';
import { TaskPhase } from '../rules/tasks.ts';

export const ReportFile = z.object({ url: FileUrl, name: line(200, '文件名') });

export const AnyFile = z.object({ url: z.string(), name: z.string() });

/** What a project is made of, as it is filled in. */
export const trainingInput = {
  title: fieldSchema(trainingFacts.title),
  requirement: named(trainingFacts.requirement, richText(trainingFacts.requirement).default('')),
  attachments: named(
    trainingFacts.attachments,
    z.array(ReportFile).max(trainingFacts.attachments.max, `最多 ${trainingFacts.attachments.max} 个附件`).default([]),
  ),
  environmentUrl: fieldSchema(trainingFacts.environmentUrl),
  environmentNote: fieldSchema(trainingFacts.environmentNote),
  beginsAt: named(trainingFacts.beginsAt, optionalMoment('开始时间')),
  dueAt: named(trainingFacts.dueAt, optionalMoment('截止时间')),
  lateRule: named(trainingFacts.lateRule, oneOf(LateRule).default(LateRule.refuse)),
  latePercent: named(
    trainingFacts.latePercent,
    z.int('请输入整数').min(1, '至少扣 1%').max(100, '最多扣 100%').default(10),
  ),
};

/** What everybody who has to do with a project sees of it. */
export const trainingShown = {
  projectId: Id,
  title: z.string(),
  offeringId: Id,
  offeringName: z.string(),
  phase: oneOf(TaskPhase),
  beginsAt: Time.nullable(),
  dueAt: Time.nullable(),
};

/** The same with what is asked for, ready to be shown. */
export const trainingWhole = {
  ...trainingShown,
  requirementHtml: z.string(),
  attachments: z.array(AnyFile),
  environmentUrl: z.string(),
  environmentNote: z.string(),
  lateRule: oneOf(LateRule),
  latePercent: z.int(),
};

/** A version of a report; the newest first. */
export const ReportVersion = z.object({
  id: Id,
  versionNo: z.int(),
  submittedAt: Time,
  lateDays: z.int(),
  contentHtml: z.string(),
  files: z.array(AnyFile),
  /** Why it was to be done again; empty as long as it was not. */
  returnRemark: z.string(),
  returnedAt: Time.nullable(),
});

/** What came of the newest one, tenths. */
export const reportMarks = {
  teacherPoints: z.int().nullable(),
  /** Less what being late costs. */
  finalPoints: z.int().nullable(),
  remark: z.string(),
};

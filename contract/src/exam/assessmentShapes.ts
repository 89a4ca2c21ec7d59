import * as z from 'zod';
import { assessmentFacts } from '../fields/assessments.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { richText } from '../kit/richText.ts';
import { Flag, Id, IdOrNone, line, Time } from '../kit/values.ts';
import { AssessmentKind } from '../rules/assessmentKinds.ts';
import {
  AnswerShow,
  AssessmentPhase,
  AssessmentState,
  LateRule,
  MOST_ATTEMPTS,
  MOST_MINUTES,
  PaperSort,
  ProctorGrade,
} from '../rules/assessments.ts';
import type { AssessmentRules } from '../rules/assessments.ts';
import { PartialRule } from '../rules/marking.ts';
import { MOST_POINTS } from '../rules/questions.ts';

const percent = (least: number) => z.int('请输入整数').min(least, `至少 ${least}%`).max(100, '最多 100%');

export const Rules = z.object({
  isQuestionShuffled: Flag,
  isOptionShuffled: Flag,
  partialRule: oneOf(PartialRule),
  penalty: percent(0),
  answerShow: oneOf(AnswerShow),
  proctorGrade: oneOf(ProctorGrade),
  /** Assessments from before there were photographs do not say. */
  isPhotographed: Flag.default(0),
  lateRule: oneOf(LateRule),
  latePercent: percent(1),
  lateEntryMinutes: z.int('请输入整数').min(1, '至少 1 分钟').max(MOST_MINUTES, `最多 ${MOST_MINUTES} 分钟`).nullable(),
  graceSeconds: z.int('请输入整数').min(0, '不能是负数').max(600, '最多 600 秒'),
  isMarkedTwice: Flag,
  spread: percent(1),
  isAnonymous: Flag,
  appealDays: z.int('请输入整数').min(0, '不能是负数').max(60, '最多 60 天'),
  gradeKeys: z
    .array(z.object({ name: line(10, '等第'), from: percent(0) }))
    .max(10, '等第最多 10 个')
    .refine((all) => new Set(all.map(({ from }) => from)).size === all.length, '各等第的起点不能一样'),
}) satisfies z.ZodType<AssessmentRules>;

const moment = (name: string) => momentText(name).nullable().default(null);

/** What an author decides; a draft may lack nearly all of it, publishing asks for the rest. */
export const draftFacts = {
  assessmentKind: oneOf(AssessmentKind, '请选择种类'),
  title: fieldSchema(assessmentFacts.title),
  intro: richText(assessmentFacts.intro).default(''),
  paperId: Id.of('paper', '').default(''),
  gradeId: Id.of('grade', '').default(''),
  subjectId: Id.open('category', '').default(''),
  paperSort: oneOf(PaperSort).nullable().default(null),
  isOpen: Flag.default(0),
  beginsAt: named(assessmentFacts.beginsAt, moment('开始时间')),
  endsAt: named(assessmentFacts.endsAt, moment('结束时间')),
  minutes: named(
    assessmentFacts.minutes,
    z.int('请输入整数').min(1, '至少 1 分钟').max(MOST_MINUTES, `最多 ${MOST_MINUTES} 分钟`).nullable().default(null),
  ),
  attempts: named(
    assessmentFacts.attempts,
    z.int('请输入整数').min(1, '至少 1 次').max(MOST_ATTEMPTS, `最多 ${MOST_ATTEMPTS} 次`).default(1),
  ),
  passPoints: named(
    assessmentFacts.passPoints,
    z
      .int('及格分最多一位小数')
      .min(0, '不能是负数')
      .max(MOST_POINTS * 20, '太大了')
      .nullable()
      .default(null),
  ),
  answerShowTime: named(assessmentFacts.answerShowTime, moment('展示答案的时间')),
  rules: Rules,
};

export const AssessmentRow = z.object({
  id: Id,
  assessmentKind: oneOf(AssessmentKind),
  title: z.string(),
  assessmentState: oneOf(AssessmentState),
  phase: oneOf(AssessmentPhase),
  beginsAt: Time.nullable(),
  endsAt: Time.nullable(),
  minutes: z.int().nullable(),
  isOpen: Flag,
  paperId: IdOrNone,
  paperName: z.string(),
  /** Tenths. */
  totalPoints: z.int(),
  gradeId: IdOrNone,
  gradeName: z.string(),
  countCandidate: z.int(),
  countSubmit: z.int(),
  /** 1: somebody began. */
  isBegun: Flag,
  releasedAt: Time.nullable(),
});

export type AssessmentRow = z.infer<typeof AssessmentRow>;

export const AssessmentView = AssessmentRow.extend({
  revision: z.int(),
  intro: z.string(),
  subjectId: IdOrNone,
  paperSort: oneOf(PaperSort).nullable(),
  attempts: z.int(),
  passPoints: z.int().nullable(),
  answerShowTime: Time.nullable(),
  rules: Rules,
  publishedAt: Time.nullable(),
  /** Of the paper now: 0, it is not published. */
  paperVersionNo: z.int(),
  estimatedMinutes: z.int(),
});

export type AssessmentView = z.infer<typeof AssessmentView>;

/** What still has to be done before the start, and at which step of the wizard. */
export const CheckItem = z.object({
  name: z.string(),
  /** fine, wanted: cannot be published without, advised: better not left out. */
  level: z.enum(['fine', 'wanted', 'advised']),
  text: z.string(),
  /** The field that it is about; empty: none. */
  path: z.string(),
  step: z.int(),
});

export type CheckItem = z.infer<typeof CheckItem>;

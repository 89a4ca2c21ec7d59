import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, Nothing, optionalLine, Time } from '../kit/values.ts';
import { AssessmentKind } from '../rules/assessmentKinds.ts';
import { PaperSort } from '../rules/assessments.ts';
import { NOT_OPEN } from './practiceFailures.ts';

export const ExamCard = z.object({
  id: Id,
  examName: z.string(),
  assessmentKind: oneOf(AssessmentKind),
  paperSort: oneOf(PaperSort).nullable(),
  subjectId: IdOrNone,
  subjectName: z.string(),
  questionCount: z.int(),
  /** Tenths. */
  totalScore: z.int(),
  /** How long one sitting lasts; null: as long as one likes. */
  minutes: z.int().nullable(),
  beginTime: Time.nullable(),
  endTime: Time.nullable(),
  /** People who answered. */
  studyCount: z.int(),
});

export type ExamCard = z.infer<typeof ExamCard>;

const Count = z.object({ id: Id, name: z.string(), count: z.int() });

export const categoryList = endpoint({
  summary: '考试中心的科目与试卷种类，各有几份',
  method: 'POST',
  path: '/exam/api/exam/category/list',
  kind: 'read',
  input: Nothing,
  output: z.object({
    subjects: z.array(Count),
    sorts: z.array(z.object({ paperSort: oneOf(PaperSort), count: z.int() })),
  }),
});

export const list = endpoint({
  summary: '考试中心的试卷：按科目、种类与名称找',
  method: 'POST',
  path: '/exam/api/exam/info/list',
  kind: 'read',
  input: z.object({
    subjectId: Id.open('category').optional(),
    paperSort: oneOf(PaperSort).optional(),
    keyword: optionalLine(50, '搜索内容'),
    /** 0 the newest, 1 the most answered. */
    sortType: z.union([z.literal(0), z.literal(1)]).default(0),
    ...paging,
  }),
  output: pageOf(ExamCard),
});

export const view = endpoint({
  summary: '一份试卷的介绍：规则、时间、分值，登录以后还有我的记录',
  method: 'POST',
  path: '/exam/api/exam/info/view',
  kind: 'read',
  fresh: true,
  input: z.object({ id: Id.open('openAssessment') }),
  output: ExamCard.extend({
    /** HTML. */
    intro: z.string(),
    attempts: z.int(),
    /** Tenths; null: it is not a matter of passing. */
    passScore: z.int().nullable(),
    /** Whether it is practised question by question, or sat. */
    isPractice: Flag,
    sections: z.array(z.object({ sectionName: z.string(), questionCount: z.int(), points: z.int() })),
    types: z.array(z.object({ questionType: z.int(), count: z.int() })),
    /** Of the caller; null for guests. */
    mine: z
      .object({
        /** Questions answered in practice, and of them the right ones. */
        answered: z.int(),
        right: z.int(),
        sittings: z.array(z.object({ id: Id, beganAt: Time, sittingState: z.int(), totalPoints: z.int().nullable() })),
      })
      .nullable(),
  }),
  fails: [NOT_OPEN],
});

import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Nothing, optionalLine } from '../kit/values.ts';
import { AssessmentKind } from '../rules/assessmentKinds.ts';
import { AssessmentPhase, AssessmentState } from '../rules/assessments.ts';
import * as fails from './assessmentFailures.ts';
import { AssessmentRow, AssessmentView, CheckItem, draftFacts } from './assessmentShapes.ts';

const id = Id.of('assessment');
const revision = z.int().min(0);
const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;

export const page = endpoint({
  ...read,
  summary: '我办的测评，新的在前；讲师看自己的，单位的员工看本单位的',
  path: '/exam/auth/assessment/page',
  input: z.object({
    keyword: optionalLine(40, '名称'),
    /** None: every kind. */
    kinds: z.array(oneOf(AssessmentKind)).max(AssessmentKind.values.length).default([]),
    phase: oneOf(AssessmentPhase).optional(),
    assessmentState: oneOf(AssessmentState).optional(),
    ...paging,
  }),
  output: pageOf(AssessmentRow),
});

export const view = endpoint({
  ...read,
  summary: '一场测评的全部设置',
  path: '/exam/auth/assessment/view',
  input: z.object({ id }),
  output: AssessmentView,
  fails: [fails.ASSESSMENT_GONE],
});

export const save = endpoint({
  ...write,
  summary: '新建测评的草稿，或者改它；报自己看到的修订号，发布以后要先撤回',
  path: '/exam/auth/assessment/save',
  input: z.object({
    /** Empty for a new one. */
    id: Id.of('assessment', '').default(''),
    revision: revision.default(0),
    ...draftFacts,
  }),
  output: z.object({ id: Id, revision: z.int() }),
  fails: [fails.ASSESSMENT_GONE, fails.ASSESSMENT_MOVED, fails.ALREADY_PUBLISHED, NO_PERMISSION],
});

export const checklist = endpoint({
  ...read,
  summary: '开考之前还缺什么：试卷、考生、时间、候考检查、阅卷与监考的人',
  path: '/exam/auth/assessment/checklist',
  input: z.object({ id }),
  output: z.object({ isReady: z.union([z.literal(0), z.literal(1)]), items: z.array(CheckItem) }),
  fails: [fails.ASSESSMENT_GONE],
});

export const publish = endpoint({
  ...write,
  summary: '发布：用试卷最近定稿的一版，给每位考生抽卷，通知考生；缺的逐项指出',
  path: '/exam/auth/assessment/publish',
  input: z.object({ id, revision }),
  output: z.object({ countCandidate: z.int() }),
  fails: [fails.ASSESSMENT_GONE, fails.ASSESSMENT_MOVED, fails.ALREADY_PUBLISHED],
});

export const withdraw = endpoint({
  ...write,
  summary: '撤回已发布的测评，没有人开始作答时才可以；考生收到消息',
  path: '/exam/auth/assessment/withdraw',
  input: z.object({ id }),
  output: Nothing,
  fails: [fails.ASSESSMENT_GONE, fails.NOT_PUBLISHED, fails.BEGUN],
});

export const copy = endpoint({
  ...write,
  summary: '复制一场测评的设置成新的草稿；时间与考生另定',
  path: '/exam/auth/assessment/copy',
  input: z.object({ id }),
  output: z.object({ id: Id }),
  fails: [fails.ASSESSMENT_GONE, NO_PERMISSION],
});

export const tryOut = endpoint({
  ...write,
  summary: '自己试做：同样的试卷、时间与规则，交卷马上判分并看答案；不算进任何人的成绩与统计。做到一半的接着做',
  path: '/exam/auth/assessment/tryOut',
  input: z.object({ id }),
  output: z.object({ assessmentId: Id }),
  fails: [fails.ASSESSMENT_GONE, fails.NOTHING_TO_TRY],
});

export const remove = endpoint({
  ...write,
  summary: '删除草稿或已撤回的测评',
  path: '/exam/auth/assessment/remove',
  input: z.object({ id }),
  output: Nothing,
  fails: [fails.ASSESSMENT_GONE, fails.NOT_REMOVABLE],
});

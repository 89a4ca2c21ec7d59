import * as z from 'zod';
import { gradeAnswer } from '../fields/grades.ts';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Nothing, Time } from '../kit/values.ts';
import { ApplyState } from '../rules/grades.ts';
import * as fails from './gradeFailures.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write' } as const;

const Application = z.object({
  id: Id,
  gradeId: Id,
  gradeName: z.string(),
  note: z.string(),
  auditStatus: oneOf(ApplyState),
  /** Why it was refused. */
  auditOpinion: z.string(),
  submitTime: Time,
  auditTime: Time.nullable(),
});

export const OwnApply = Application.extend({ orgName: z.string() });

export type OwnApply = z.infer<typeof OwnApply>;

export const Apply = Application.extend({
  userName: z.string(),
  headImgUrl: z.string(),
  mobile: z.string(),
  /** How long it waits, or waited. */
  waitedHours: z.int(),
  /** Who answered. */
  auditorName: z.string(),
});

export type Apply = z.infer<typeof Apply>;

/** One class, or all that the caller runs. */
const ofGrade = { gradeId: Id.of('grade').optional() };

export const page = endpoint({
  ...read,
  summary: '我管的班级收到的申请：等待审核的先来的在前，其余新的在前',
  path: '/exam/auth/grade/apply/record/page',
  input: z.object({ ...ofGrade, auditStatus: oneOf(ApplyState).default(ApplyState.waiting), ...paging }),
  output: pageOf(Apply),
  fails: [fails.GRADE_GONE],
});

const answered = {
  auditStatus: named(gradeAnswer.auditStatus, z.literal([ApplyState.passed, ApplyState.refused], '请选择答复')),
  auditOpinion: fieldSchema(gradeAnswer.auditOpinion),
};

const isExplained = ({ auditStatus, auditOpinion }: { auditStatus: number; auditOpinion: string }): boolean =>
  auditStatus === ApplyState.passed || auditOpinion !== '';
const unexplained = { path: ['auditOpinion'], error: '请写明不通过的原因，对方会看到' };

export const audit = endpoint({
  ...write,
  summary: '答复一份申请：通过就加入班级，不通过要写原因',
  path: '/exam/auth/grade/apply/record/audit',
  logged: true,
  input: z.object({ id: Id.of('gradeApply'), ...answered }).refine(isExplained, unexplained),
  output: z.object({ id: Id }),
  fails: [fails.GRADE_GONE, fails.APPLY_ANSWERED, fails.GRADE_FULL, fails.OWN_APPLY, fails.GRADE_DISBANDED],
});

const applies = batchOf(Id.of('gradeApply'), '份');

export const batch = endpoint({
  ...write,
  summary: '答复几份申请；没有成的各自说明原因',
  path: '/exam/auth/grade/apply/record/batch',
  logged: true,
  input: z.object({ ids: applies, ...answered }).refine(isExplained, unexplained),
  output: BatchOutcome,
});

export const ignore = endpoint({
  ...write,
  summary: '忽略几份申请：不通知对方，对方可以再次申请',
  path: '/exam/auth/grade/apply/record/ignore',
  logged: true,
  input: z.object({ ids: applies }),
  output: BatchOutcome,
});

export const tips = endpoint({
  ...read,
  summary: '我管的班级里有几份申请等待审核',
  path: '/exam/auth/grade/apply/record/tips',
  input: Nothing,
  output: z.object({ waiting: z.int() }),
});

export const summary = endpoint({
  ...read,
  summary: '我管的班级收到的申请，每种状态几份',
  path: '/exam/auth/grade/apply/record/summary',
  input: z.object(ofGrade),
  output: z.object({
    waiting: z.int(),
    passed: z.int(),
    refused: z.int(),
    ignored: z.int(),
    withdrawn: z.int(),
  }),
  fails: [fails.GRADE_GONE],
});

export const mine = endpoint({
  ...read,
  summary: '我的加入申请，新的在前',
  path: '/exam/auth/grade/apply/record/mine',
  input: z.object(paging),
  output: pageOf(OwnApply),
});

export const withdraw = endpoint({
  ...write,
  summary: '撤回我的一份申请',
  path: '/exam/auth/grade/apply/record/withdraw',
  input: z.object({ id: Id.of('gradeAsking') }),
  output: z.object({ id: Id }),
  fails: [fails.APPLY_ANSWERED],
});

import * as z from 'zod';
import { receiptCheck, runAct, runEnd, runNotice, runTime, runVerdict } from '../fields/running.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { optionalMoment } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine } from '../kit/values.ts';
import { Verdict } from '../rules/assessments.ts';
import { MOST_CHOSEN, MOST_EXTRA_MINUTES, runShows } from '../rules/running.ts';
import * as fails from './runningFailures.ts';
import { CheckedReceipt, Evidence, Heat, Overview, Readiness, RunNotice, RunRow } from './runningShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true } as const;
const assessmentId = Id.of('assessment');
const sittingId = Id.of('runSitting');

/** Everybody whom an act can concern, or those who are named. */
const whom = {
  assessmentId,
  isForAll: Flag,
  candidateIds: z.array(Id.of('candidate')).max(MOST_CHOSEN, `一次最多选 ${MOST_CHOSEN} 人，更多请对全体`),
};
const chosen = [NOT_FOUND, fails.CANDIDATE_GONE] as const;
const Count = z.object({ count: z.int() });

export const overview = endpoint({
  ...read,
  summary: '一场测评进行到哪里：各种状态的人数、剩余时间、作答的中位进度',
  path: '/exam/auth/running/overview',
  input: z.object({ assessmentId }),
  output: Overview,
  fails: [NOT_FOUND],
});

export const sittings = endpoint({
  ...read,
  summary: '考生的作答情况，要留意的在前',
  path: '/exam/auth/running/sittings',
  input: z.object({
    assessmentId,
    show: z.enum(runShows).default('all'),
    sort: z.enum(['urgency', 'number']).default('urgency'),
    keyword: optionalLine(30, '姓名或学号'),
    ...paging,
  }),
  output: pageOf(RunRow),
  fails: [NOT_FOUND],
});

export const heat = endpoint({
  ...read,
  summary: '最近半小时每分钟保存了多少次，按班级与来源',
  path: '/exam/auth/running/heat',
  input: z.object({ assessmentId }),
  output: Heat,
  fails: [NOT_FOUND],
});

export const readiness = endpoint({
  ...read,
  summary: '考前演练的情况：各班多少人做过，每项检查有多少人通过',
  path: '/exam/auth/running/readiness',
  input: z.object({ assessmentId }),
  output: Readiness,
  fails: [NOT_FOUND],
});

export const extend = endpoint({
  ...write,
  summary: '延长考试时间：全体，或选中的考生',
  path: '/exam/auth/running/extend',
  input: z.object({
    ...whom,
    minutes: named(
      runTime.minutes,
      z
        .int('请输入整数分钟')
        .min(1, '至少延长 1 分钟')
        .max(MOST_EXTRA_MINUTES, `一次最多延长 ${MOST_EXTRA_MINUTES} 分钟`),
    ),
    reason: fieldSchema(runTime.reason),
  }),
  output: Count,
  fails: [...chosen, fails.NOBODY_RUNNING, fails.NOT_RUNNING, fails.NO_END],
});

export const pause = endpoint({
  ...write,
  summary: '暂停作答，暂停的时间之后补回',
  path: '/exam/auth/running/pause',
  input: z.object({ ...whom, reason: fieldSchema(runAct.reason) }),
  output: Count,
  fails: [...chosen, fails.NOBODY_TO_PAUSE],
});

export const resume = endpoint({
  ...write,
  summary: '继续作答，补回暂停的时间',
  path: '/exam/auth/running/resume',
  input: z.object(whom),
  output: Count,
  fails: [...chosen, fails.NOBODY_PAUSED],
});

export const forceSubmit = endpoint({
  ...write,
  summary: '强制交卷：收下已经保存的答案',
  path: '/exam/auth/running/forceSubmit',
  input: z.object({ sittingId, reason: fieldSchema(runAct.reason) }),
  output: Nothing,
  fails: [fails.SITTING_GONE, fails.NOT_ANSWERING],
});

export const cancel = endpoint({
  ...write,
  summary: '作废一次作答，考生收到消息',
  path: '/exam/auth/running/cancel',
  input: z.object({
    sittingId,
    reason: fieldSchema(runAct.reason),
    maySitAgain: named(runAct.maySitAgain, Flag.default(0)),
    /** Empty: as long as the others may sit it. */
    sitAgainUntil: named(runAct.sitAgainUntil, optionalMoment('再考的截止时间')),
  }),
  output: Nothing,
  fails: [fails.SITTING_GONE, fails.CANCELLED_ALREADY, fails.MARKS_ARE_OUT],
});

export const allowLate = endpoint({
  ...write,
  summary: '准许迟到的考生补进',
  path: '/exam/auth/running/allowLate',
  input: z.object({ candidateId: Id.of('candidate'), reason: fieldSchema(runAct.reason) }),
  output: Nothing,
  fails: [fails.CANDIDATE_GONE, fails.HAS_BEGUN],
});

export const notice = endpoint({
  ...write,
  summary: '给全体或选中的考生发公告，正在答题的立刻看到',
  path: '/exam/auth/running/notice',
  input: z.object({ ...whom, content: fieldSchema(runNotice.content) }),
  output: Count,
  fails: chosen,
});

export const notices = endpoint({
  ...read,
  summary: '我这次作答收到的公告，新的在前',
  path: '/exam/auth/running/notices',
  input: z.object({ sittingId: Id.of('examSitting'), ...paging }),
  output: pageOf(RunNotice),
  fails: [NOT_FOUND],
});

export const evidence = endpoint({
  ...read,
  summary: '一次作答的记录：发生了什么、考生的说明、全场的中位数与监考的判断',
  path: '/exam/auth/running/evidence',
  input: z.object({ sittingId }),
  output: Evidence,
  fails: [fails.SITTING_GONE],
});

export const receipt = endpoint({
  ...read,
  summary: '核对考生出示的一张凭据：与存着的是否一致，这道题前后存过什么',
  path: '/exam/auth/running/receipt',
  input: z.object({
    sittingId,
    seq: named(receiptCheck.seq, z.int('请输入整数').min(1, '从 1 开始').max(2_000_000_000, '没有这么大的序号')),
    hash: named(
      receiptCheck.hash,
      z
        .string('请输入凭据')
        .trim()
        .regex(/^[\da-f]{1,64}$/iu, '凭据只有数字与字母 a–f，请整段复制'),
    ),
  }),
  output: CheckedReceipt,
  fails: [fails.SITTING_GONE],
});

export const verdict = endpoint({
  ...write,
  summary: '对一次作答的记录下判断，另一位监考确认后生效',
  path: '/exam/auth/running/verdict',
  input: z.object({
    sittingId,
    verdict: named(runVerdict.verdict, oneOf(Verdict, '请选择判断')),
    reason: fieldSchema(runVerdict.reason),
  }),
  output: Nothing,
  fails: [fails.SITTING_GONE, fails.VERDICT_STANDS],
});

export const confirmVerdict = endpoint({
  ...write,
  summary: '确认另一位监考的判断，考生收到消息',
  path: '/exam/auth/running/confirmVerdict',
  input: z.object({
    sittingId,
    /** What was on the page: another judgement is not confirmed by accident. */
    verdict: oneOf(Verdict),
  }),
  output: Nothing,
  fails: [fails.SITTING_GONE, fails.NO_VERDICT, fails.OWN_VERDICT, fails.VERDICT_STANDS, fails.OTHER_VERDICT],
});

export const end = endpoint({
  ...write,
  summary: '马上结束考试，还在答题的一律收卷',
  path: '/exam/auth/running/end',
  input: z.object({ assessmentId, title: fieldSchema(runEnd.title), reason: fieldSchema(runEnd.reason) }),
  output: Count.extend({
    /** Whose page was silent then, the first of them: what had not arrived does not count. */
    awayNames: z.array(z.string()),
  }),
  fails: [NOT_FOUND, fails.NOT_RUNNING, fails.WRONG_TITLE],
});

export const exportRun = endpoint({
  ...read,
  summary: '导出考场记录为 Excel：考生、时间与发生的事',
  path: '/exam/auth/running/export',
  input: z.object({ assessmentId }),
  output: z.object({ fileName: z.string(), content: z.string() }),
  fails: [NOT_FOUND],
});

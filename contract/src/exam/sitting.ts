import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, line, Nothing, optionalLine, text, Time } from '../kit/values.ts';
import { AssessmentKind } from '../rules/assessmentKinds.ts';
import { MOST_ITEMS, SittingState } from '../rules/assessments.ts';
import { slotPattern } from '../rules/slots.ts';
import { fileAddress } from '../rules/uploads.ts';
import * as fails from './sittingFailures.ts';
import * as shapes from './sittingShapes.ts';
import { TabKey } from './sittingShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write' } as const;
const own = Id.of('examSitting');
const asked = Id.open('openAssessment');
const kinds = z.array(oneOf(AssessmentKind)).max(AssessmentKind.values.length).optional();
const toWrite = [fails.SITTING_GONE, fails.TAKEN_OVER, fails.SITTING_OVER, fails.SITTING_CANCELLED] as const;

export const mine = endpoint({
  ...read,
  summary: '我的测评：要我参加的考试、测验、作业与练习，新的在前',
  path: '/exam/auth/sitting/mine',
  input: z.object({ kinds, ...paging }),
  output: pageOf(shapes.MyAssessment),
});

export const records = endpoint({
  ...read,
  summary: '我的作答记录，新的在前',
  path: '/exam/auth/sitting/records',
  input: z.object({ kinds, ...paging }),
  output: pageOf(shapes.MyRecord),
});

export const entry = endpoint({
  ...read,
  summary: '开始之前看的：规则、时间、次数与我的作答；没有题目',
  path: '/exam/auth/sitting/entry',
  input: z.object({ assessmentId: asked }),
  output: shapes.Entry,
  fails: [fails.ASSESSMENT_GONE],
});

export const probe = endpoint({
  ...read,
  summary: '演练里的一次保存：返回内容的凭据与服务器的时间，什么也不留下',
  path: '/exam/auth/sitting/probe',
  input: z.object({ content: line(200, '演练的内容') }),
  output: z.object({ hash: z.string(), now: z.number() }),
});

export const rehearse = endpoint({
  ...write,
  summary: '记下考前演练的结果，全部通过才算演练过',
  path: '/exam/auth/sitting/rehearse',
  input: z.object({
    assessmentId: asked,
    checks: z
      .array(
        z.object({
          name: z.enum(Object.keys(shapes.rehearsalChecks) as [shapes.RehearsalCheck, ...shapes.RehearsalCheck[]]),
          isFine: Flag,
          found: optionalLine(60, '结果'),
        }),
      )
      .max(8),
  }),
  output: z.object({ isPassed: Flag, rehearsedAt: Time.nullable() }),
  fails: [fails.ASSESSMENT_GONE],
});

export const begin = endpoint({
  ...write,
  summary: '开始作答，或者接着上次没有交的',
  path: '/exam/auth/sitting/begin',
  input: z.object({ assessmentId: asked, tabKey: TabKey }),
  output: z.object({ id: Id, isResumed: Flag, endsAt: Time.nullable() }),
  fails: [
    fails.ASSESSMENT_GONE,
    fails.WITHDRAWN,
    fails.NOT_YET,
    fails.CLOSED,
    fails.ENTRY_OVER,
    fails.NO_ATTEMPT_LEFT,
    fails.STAGE_LOCKED,
    NOT_FOUND,
  ],
});

export const view = endpoint({
  ...read,
  summary: '作答页：题目（没有答案）、保存过的作答、标记、草稿、剩下的时间',
  path: '/exam/auth/sitting/view',
  input: z.object({ id: own, tabKey: TabKey }),
  output: shapes.Room,
  fails: [fails.SITTING_GONE],
});

export const save = endpoint({
  ...write,
  summary: '保存一批作答，每条返回凭据；同一条重复送来只存一次',
  path: '/exam/auth/sitting/save',
  bodyLimit: 1_048_576,
  input: z.object({
    id: own,
    tabTurn: z.int().min(0),
    sentAt: shapes.Milliseconds,
    entries: z.array(shapes.AnswerEntry).max(shapes.MOST_ENTRIES, `一次最多保存 ${shapes.MOST_ENTRIES} 条`).default([]),
  }),
  output: shapes.Saved,
  fails: toWrite,
});

export const openSection = endpoint({
  ...write,
  summary: '开始一个单独计时的部分：从这时起计时，题目随后看得到',
  path: '/exam/auth/sitting/openSection',
  input: z.object({ id: own, tabTurn: z.int().min(0), sectionId: Id.open('paperSection') }),
  output: z.object({ endsAt: Time }),
  fails: [...toWrite, fails.SECTION_GONE],
});

export const takeOver = endpoint({
  ...write,
  summary: '在这个页面继续：另一个页面从此只能查看',
  path: '/exam/auth/sitting/takeOver',
  input: z.object({ id: own, tabKey: TabKey }),
  output: z.object({ tabTurn: z.int() }),
  fails: [fails.SITTING_GONE, fails.SITTING_OVER, fails.SITTING_CANCELLED],
});

export const flag = endpoint({
  ...write,
  summary: '记下标记了哪些题',
  path: '/exam/auth/sitting/flag',
  input: z.object({
    id: own,
    tabTurn: z.int().min(0),
    flagged: z.array(z.string().regex(slotPattern, '题目的编号不正确')).max(MOST_ITEMS),
  }),
  output: Nothing,
  fails: toWrite,
});

export const scratch = endpoint({
  ...write,
  summary: '保存草稿，批改的人看不到',
  path: '/exam/auth/sitting/scratch',
  input: z.object({
    id: own,
    tabTurn: z.int().min(0),
    scratch: z
      .string()
      .max(5000, '草稿最多 5000 个字')
      .refine((value) => !value.includes('\0') && value.isWellFormed(), '草稿里有不能识别的字符'),
  }),
  output: Nothing,
  fails: toWrite,
});

export const submit = endpoint({
  ...write,
  summary: '交卷；已经交过的照样回答',
  path: '/exam/auth/sitting/submit',
  input: z.object({ id: own, tabTurn: z.int().min(0) }),
  output: z.object({ id: Id, sittingState: oneOf(SittingState), submittedAt: Time, countAnswered: z.int() }),
  fails: [fails.SITTING_GONE, fails.TAKEN_OVER, fails.SITTING_CANCELLED],
});

export const receipts = endpoint({
  ...read,
  summary: '我的作答凭据，按保存的先后，并核对整条链',
  path: '/exam/auth/sitting/receipts',
  input: z.object({ id: own, ...paging }),
  output: pageOf(shapes.KeptReceipt).extend({ isIntact: Flag }),
  fails: [fails.SITTING_GONE],
});

export const verifyReceipt = endpoint({
  ...read,
  summary: '核对一张凭据与存着的作答是否一致',
  path: '/exam/auth/sitting/verifyReceipt',
  input: z.object({
    id: own,
    seq: z.int().min(1).max(2_000_000_000),
    hash: z.string().regex(/^[\da-f]{1,64}$/iu, '凭据不正确'),
  }),
  output: z.object({ isGenuine: Flag, receipt: shapes.KeptReceipt.nullable() }),
  fails: [fails.SITTING_GONE],
});

export const events = endpoint({
  ...write,
  summary: '报告离开页面、断线等情况；断线的时间按规则补给考生',
  path: '/exam/auth/sitting/events',
  input: z.object({
    id: own,
    tabTurn: z.int().min(0),
    sentAt: shapes.Milliseconds,
    events: z.array(shapes.ToldEvent).max(50, '一次最多报告 50 条').default([]),
  }),
  output: z.object({
    endsAt: Time.nullable(),
    outageSeconds: z.int(),
    creditedSeconds: z.int(),
    /** Another one than the page has: a question was corrected, and it has not heard so. */
    paperVersionId: Id,
  }),
  fails: [fails.SITTING_GONE, fails.TAKEN_OVER, fails.SITTING_OVER, fails.SITTING_CANCELLED],
});

export const consent = endpoint({
  ...write,
  summary: '单独同意或不同意在作答时拍照；随时可以改',
  path: '/exam/auth/sitting/consent',
  input: z.object({ id: own, tabTurn: z.int().min(0), isGiven: Flag }),
  output: Nothing,
  fails: [...toWrite, fails.PHOTO_OFF],
});

export const photo = endpoint({
  ...write,
  summary: '交上一张拍下的照片；只有考生自己与监考的人看得到',
  path: '/exam/auth/sitting/photo',
  input: z.object({ id: own, tabTurn: z.int().min(0), fileUrl: z.string().regex(fileAddress, '照片的地址不正确') }),
  output: Nothing,
  fails: [...toWrite, fails.PHOTO_OFF],
});

export const trail = endpoint({
  ...read,
  summary: '这次作答留下的记录：离开、断线、补时等，考生自己看得到',
  path: '/exam/auth/sitting/trail',
  input: z.object({ id: own, ...paging }),
  output: pageOf(shapes.TrailEvent).extend({ grantedSeconds: z.int(), outageSeconds: z.int() }),
  fails: [fails.SITTING_GONE],
});

export const explain = endpoint({
  ...write,
  summary: '对一条记录说明原因',
  path: '/exam/auth/sitting/explain',
  input: z.object({ id: Id.of('ownSittingEvent'), explanation: text(500, '说明') }),
  output: Nothing,
  fails: [NOT_FOUND],
});

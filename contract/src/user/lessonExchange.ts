import * as z from 'zod';
import { exchangeAnswered, exchangeAsked, exchangeAudited } from '../fields/school.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, optionalLine, Time } from '../kit/values.ts';
import { ExchangeKind, ExchangeState } from '../rules/exchange.ts';
import { machine } from '../rules/transitions.ts';
import { LESSON_OVER, LESSONS_CLASH } from './orgStuSchedule.ts';

const failure = failuresOf<'user'>();

export const EXCHANGE_OPEN = failure(1394, '这节课已经有一份等待答复的申请，请先撤回它');
export const NOT_COLLEAGUE = failure(1395, '请选择本校的另一位教师');
export const COLLEAGUE_BUSY = failure(1396, '这位老师那个时间有课，请换一位或改为对调');
export const SWAP_OF_OTHERS = failure(1397, '请选择这位老师自己的、还没有上的一节课');
export const EXCHANGE_SETTLED = reworded(CONFLICT, '这份申请已经处理过了，请刷新后查看');

const step = { by: 'anyone', notFrom: EXCHANGE_SETTLED } as const;

export const exchangeSteps = machine(ExchangeState.labels, {
  agree: { from: [ExchangeState.asked], to: ExchangeState.agreed, ...step },
  decline: { from: [ExchangeState.asked], to: ExchangeState.declined, ...step },
  pass: { from: [ExchangeState.agreed], to: ExchangeState.done, ...step },
  refuse: { from: [ExchangeState.agreed], to: ExchangeState.refused, ...step },
  withdraw: { from: [ExchangeState.asked, ExchangeState.agreed], to: ExchangeState.withdrawn, ...step },
});

const Lesson = z.object({
  id: Id,
  offeringName: z.string(),
  gradeNames: z.array(z.string()),
  roomName: z.string(),
  day: z.string(),
  fromBell: z.int(),
  toBell: z.int(),
});

export type ExchangedLesson = z.infer<typeof Lesson>;

const Exchange = z.object({
  id: Id,
  exchangeKind: oneOf(ExchangeKind),
  exchangeState: oneOf(ExchangeState),
  fromName: z.string(),
  toName: z.string(),
  lesson: Lesson,
  /** What is given in return; null for a substitute. */
  otherLesson: Lesson.nullable(),
  reason: z.string(),
  answerOpinion: z.string(),
  auditOpinion: z.string(),
  gmtCreate: Time,
});

export type Exchange = z.infer<typeof Exchange>;

const base = '/user/auth/lessonExchange';

export const apply = endpoint({
  summary: '请同事代一节课，或与同事对调一节课',
  method: 'POST',
  path: `${base}/apply`,
  kind: 'write',
  input: z.object({
    lessonId: Id.of('lesson'),
    toUserNo: Id.open('user'),
    /** For a swap: the lesson of the colleague. */
    otherLessonId: Id.of('lesson').optional(),
    reason: fieldSchema(exchangeAsked.reason),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, LESSON_OVER, EXCHANGE_OPEN, NOT_COLLEAGUE, COLLEAGUE_BUSY, SWAP_OF_OTHERS],
});

export const answer = endpoint({
  summary: '同事答复：愿意，或不便',
  method: 'POST',
  path: `${base}/answer`,
  kind: 'write',
  input: z.object({ id: Id.of('exchange'), isAgreed: z.boolean(), opinion: fieldSchema(exchangeAnswered.opinion) }),
  output: z.object({ exchangeState: oneOf(ExchangeState) }),
  fails: [NOT_FOUND, EXCHANGE_SETTLED],
});

export const audit = endpoint({
  summary: '教务审核：通过后课表随即更改，并通知有关的人',
  method: 'POST',
  path: `${base}/audit`,
  kind: 'write',
  action: 'timetable:edit',
  input: z.object({ id: Id.of('exchange'), isPassed: z.boolean(), opinion: fieldSchema(exchangeAudited.opinion) }),
  output: z.object({ exchangeState: oneOf(ExchangeState) }),
  fails: [NOT_FOUND, EXCHANGE_SETTLED, LESSON_OVER, LESSONS_CLASH],
});

export const withdraw = endpoint({
  summary: '撤回自己的代课或对调申请',
  method: 'POST',
  path: `${base}/withdraw`,
  kind: 'write',
  input: z.object({ id: Id.of('exchange') }),
  output: z.object({ exchangeState: oneOf(ExchangeState) }),
  fails: [NOT_FOUND, EXCHANGE_SETTLED],
});

export const list = endpoint({
  summary: '我申请的与请我答复的代课、对调，新的在前',
  method: 'POST',
  path: `${base}/list`,
  kind: 'read',
  input: z.object({ exchangeState: oneOf(ExchangeState).optional(), ...paging }),
  output: pageOf(Exchange.extend({ isMine: z.boolean() })),
});

export const page = endpoint({
  summary: '本校的代课与对调申请，新的在前',
  method: 'POST',
  path: `${base}/page`,
  kind: 'read',
  action: 'timetable:edit',
  input: z.object({ exchangeState: oneOf(ExchangeState).optional(), ...paging }),
  output: pageOf(Exchange).extend({ waiting: z.int() }),
});

export const colleagues = endpoint({
  summary: '一节课的时间里空着的同事，按姓名',
  method: 'POST',
  path: `${base}/colleagues`,
  kind: 'read',
  input: z.object({ lessonId: Id.of('lesson'), keyword: optionalLine(30, '姓名'), ...paging }),
  output: pageOf(z.object({ userNo: Id, userName: z.string(), isFree: z.boolean() })),
  fails: [NOT_FOUND],
});

export const lessonsOf = endpoint({
  summary: '一位同事以后两周的课，用来选对调的一节',
  method: 'POST',
  path: `${base}/lessonsOf`,
  kind: 'read',
  input: z.object({ lessonId: Id.of('lesson'), toUserNo: Id.open('user') }),
  output: z.object({ list: z.array(Lesson) }),
  fails: [NOT_FOUND],
});

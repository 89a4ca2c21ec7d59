import * as z from 'zod';
import { ask as askFields, lookAnswer } from '../fields/smartCheck.ts';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { Candidate } from './hiringShapes.ts';
import { filterConditions } from './smartFilterShapes.ts';

const failure = failuresOf<'position'>();

export const ASKED_ALREADY = failure(5165, '已经请人看过了，请等答复');
export const NOT_ASKED = failure(5166, '对方没有请人看，或者已经答复过了');

const look = { method: 'POST', action: 'talent:view', kind: 'read' } as const;
const change = { method: 'POST', action: 'talent:edit', kind: 'write', logged: true } as const;

export const NOT_CHECKED = failure(5167, '没有规则看过这份投递，由人来看');

/** Of a rule everything but the school: where somebody studied is no ground to be sorted out by a machine. */
const conditions = z.object(filterConditions).omit({ schoolName: true, vacancyId: true }).shape;

const Rule = z.object({
  id: Id,
  vacancyId: Id,
  vacancyName: z.string(),
  /** The conditions in words. */
  words: z.array(z.string()),
  isOn: Flag,
  gmtModified: Time,
  /** Where it is changed, with its conditions. */
  path: z.string(),
  /** Of those who wait for an answer: who fulfils it, who does not, and who asked for a human. */
  countFit: z.int(),
  countLack: z.int(),
  countAsked: z.int(),
});

export type Rule = z.infer<typeof Rule>;

export const list = endpoint({
  ...look,
  summary: '本企业的自动检测规则，各提议了几位；规则只提议，移动由人按下',
  path: '/position/auth/smartCheck/list',
  input: z.object({ ...paging }),
  output: pageOf(Rule),
});

export const view = endpoint({
  ...look,
  summary: '一个职位的自动检测规则；没有是 null',
  path: '/position/auth/smartCheck/view',
  input: z.object({ vacancyId: Id.of('vacancy') }),
  output: z.object({ rule: z.object({ id: Id, isOn: Flag, ...conditions }).nullable() }),
  fails: [NOT_FOUND],
});

export const save = endpoint({
  ...change,
  summary: '写一个职位的自动检测规则；等答复的投递重新检测，请人看过的不动',
  path: '/position/auth/smartCheck/save',
  input: z.object({ vacancyId: Id.of('vacancy'), isOn: named({ label: '开启' }, Flag), ...conditions }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const turn = endpoint({
  ...change,
  summary: '开启或关闭一条规则；关闭着的不看新的投递',
  path: '/position/auth/smartCheck/turn',
  input: z.object({ id: Id.of('checkRule'), isOn: named({ label: '开启' }, Flag) }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  ...change,
  summary: '删除一条规则与它的提议',
  path: '/position/auth/smartCheck/delete',
  input: z.object({ id: Id.of('checkRule') }),
  output: Nothing,
  fails: [NOT_FOUND],
});

const checked = {
  isFit: Flag,
  /** The conditions that are not fulfilled, in words. */
  lacks: z.array(z.string()),
  checkedAt: Time,
  askedAt: Time.nullable(),
  askText: z.string(),
  answeredAt: Time.nullable(),
  answerText: z.string(),
};

const Checked = Candidate.extend(checked);

export type Checked = z.infer<typeof Checked>;

export const results = endpoint({
  ...look,
  summary: '等答复的候选人与规则的提议，请人看的在前',
  path: '/position/auth/smartCheck/results',
  input: z.object({ vacancyId: Id.of('vacancy', '0').default('0'), isFit: Flag.optional(), ...paging }),
  output: pageOf(Checked),
});

export const answer = endpoint({
  ...change,
  summary: '有人看过了：答复请人看的候选人，对方收到消息；移动还是另外按',
  path: '/position/auth/smartCheck/answer',
  input: z.object({ id: Id.of('vacancyApplication'), answerText: fieldSchema(lookAnswer.answerText) }),
  output: Nothing,
  fails: [NOT_FOUND, NOT_ASKED],
});

export const mine = endpoint({
  summary: '规则对我的一份投递提议了什么；没有检测过是 null',
  method: 'POST',
  path: '/position/auth/smartCheck/mine',
  kind: 'read',
  input: z.object({ id: Id.of('ownApplication') }),
  output: z.object({ result: z.object(checked).nullable() }),
  fails: [NOT_FOUND],
});

export const ask = endpoint({
  summary: '请人看我的投递，不只看规则的提议；企业会收到消息',
  method: 'POST',
  path: '/position/auth/smartCheck/ask',
  kind: 'write',
  input: z.object({ id: Id.of('ownApplication'), askText: fieldSchema(askFields.askText) }),
  output: Nothing,
  fails: [NOT_FOUND, NOT_CHECKED, ASKED_ALREADY],
});

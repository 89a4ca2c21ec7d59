import * as z from 'zod';
import { founder } from '../fields/startPolicy.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { Fit, RegisterState, StartDegree } from '../rules/eligibility.ts';
import { StartField } from '../rules/startPolicies.ts';
import * as failures from './policyFailures.ts';
import { Judgement, optionalDay, optionalNumber, PolicyCard } from './policyShapes.ts';

const facts = {
  regionCode: fieldSchema(founder.regionCode),
  startField: named(founder.startField, oneOf(StartField, '请选择行业').nullable().default(null)),
  degreeLevel: named(founder.degreeLevel, oneOf(StartDegree, '请选择最高学历').nullable().default(null)),
  graduatedOn: fieldSchema(founder.graduatedOn),
  bornOn: fieldSchema(founder.bornOn),
  registerState: named(founder.registerState, oneOf(RegisterState, '请选择有没有登记').default(RegisterState.unknown)),
  registeredOn: optionalDay(founder.registeredOn.label),
  teamSize: optionalNumber(founder.teamSize),
  hiredCount: optionalNumber(founder.hiredCount),
  sharePercent: optionalNumber(founder.sharePercent),
  insuredMonths: optionalNumber(founder.insuredMonths),
  /** 1: tell me of new policies that fit. */
  isAlert: named(founder.isAlert, Flag.default(1)),
};

export const getFacts = endpoint({
  summary: '我的创业情况；没有填过的，从档案里带出毕业年月、学历与地区供确认',
  method: 'POST',
  path: '/startup/auth/policyCheck/getFacts',
  kind: 'read',
  input: Nothing,
  output: z.object({
    ...facts,
    /** 0: nothing was saved yet, what is here comes from the résumé. */
    isSaved: Flag,
  }),
});

export type Facts = z.infer<typeof getFacts.output>;

export const saveFacts = endpoint({
  summary: '保存我的创业情况，用来自测',
  method: 'POST',
  path: '/startup/auth/policyCheck/saveFacts',
  kind: 'write',
  input: z.object(facts).superRefine((said, ctx) => {
    const { registerState, registeredOn } = said;
    const add = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    if (registerState === RegisterState.done && registeredOn === '') add('registeredOn', '请选择登记日期');
    if (registerState !== RegisterState.done && registeredOn !== '')
      add('registerState', '填了登记日期，这里请选已经登记');
    if (said.bornOn !== '' && said.graduatedOn !== '' && said.graduatedOn <= said.bornOn)
      add('graduatedOn', '毕业要在出生之后');
  }),
  output: Nothing,
});

export const list = endpoint({
  summary: '政策自测：我所在地区的政策里，符合的、还差资料的与不符合的，快截止的在前',
  method: 'POST',
  path: '/startup/auth/policyCheck/list',
  kind: 'read',
  input: z.object({ fit: oneOf(Fit).default(Fit.fits), ...paging }),
  output: pageOf(PolicyCard.extend({ judgement: Judgement, isKept: Flag })).extend({
    counts: z.array(z.object({ fit: oneOf(Fit), count: z.int() })),
  }),
  fails: [failures.NO_FACTS],
});

export const keepDate = endpoint({
  summary: '把一条政策的申请截止日期记进我的日历；到期之前会提醒',
  method: 'POST',
  path: '/startup/auth/policyCheck/keepDate',
  kind: 'write',
  input: z.object({ id: Id.open('startPolicy') }),
  output: Nothing,
  fails: [NOT_FOUND, failures.NO_DUE_DAY, failures.DATES_FULL],
});

export const dropDate = endpoint({
  summary: '不再记一条政策的截止日期',
  method: 'POST',
  path: '/startup/auth/policyCheck/dropDate',
  kind: 'write',
  input: z.object({ id: Id.open('startPolicy') }),
  output: Nothing,
});

export const dates = endpoint({
  summary: '我记下的申请截止日期，最近的在前，过了的在后',
  method: 'POST',
  path: '/startup/auth/policyCheck/dates',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(PolicyCard),
});

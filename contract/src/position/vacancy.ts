import * as z from 'zod';
import { application } from '../fields/vacancy.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { ApplicationState, vacancySorts } from '../rules/vacancies.ts';
import { resumeSectionKeys } from '../rules/visibility.ts';
import {
  APPLICATION_ANSWERED,
  APPLIED,
  BLOCKED_EMPLOYER,
  NOT_RECRUITING,
  OWN_COMPANY,
  RESUME_LACKS,
} from './vacancyFailures.ts';
import { ALREADY_REVOKED } from './hiringFailures.ts';
import { LinePoint } from './hiringShapes.ts';
import { AbilityAsked, OwnApplication, OwnSide, searchConditions, VacancyCard, VacancyView } from './vacancyShapes.ts';

export const list = endpoint({
  summary: '职位列表：地区、类别、薪资、学历、经验、性质、企业、关键词；招聘中的',
  method: 'POST',
  path: '/position/api/vacancy/list',
  kind: 'read',
  input: z.object({
    ...searchConditions,
    sort: z.enum(vacancySorts, '没有这种排序').default('fresh'),
    ...paging,
  }),
  output: pageOf(
    VacancyCard.extend({
      /** What became of the caller's own application; null without one. */
      applied: oneOf(ApplicationState).nullable(),
    }),
  ),
});

export const view = endpoint({
  summary: '一个职位与它的企业；登录的人还看到自己的投递、收藏与已有依据的能力',
  method: 'POST',
  path: '/position/api/vacancy/view',
  kind: 'read',
  input: z.object({ id: Id.open('vacancy') }),
  output: VacancyView.extend({
    /** Null for guests. */
    own: OwnSide.nullable(),
    similar: z.array(VacancyCard),
  }),
  fails: [NOT_FOUND],
});

export const ofOrg = endpoint({
  summary: '一家企业的职位：招聘中的在前，关闭与到期的在后',
  method: 'POST',
  path: '/position/api/vacancy/ofOrg',
  kind: 'read',
  input: z.object({ orgNo: Id.open('organization'), ...paging }),
  output: pageOf(VacancyCard),
});

export const apply = endpoint({
  summary: '投递职位：把选中的档案部分照现在的样子交给企业',
  method: 'POST',
  path: '/position/auth/vacancy/apply',
  kind: 'write',
  logged: true,
  input: z.object({
    id: Id.open('vacancy'),
    /** The parts of the résumé that the enterprise is to see. */
    sections: z
      .array(z.enum(resumeSectionKeys, '没有这个部分'))
      .min(1, '至少选一个要给企业看的部分')
      .max(resumeSectionKeys.length, '部分选得太多'),
    note: fieldSchema(application.note),
    /** 1: rules and filters of the enterprise may look at how the tests went that the vacancy asks for. */
    isTestShown: named(application.isTestShown, Flag.default(0)),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, NOT_RECRUITING, APPLIED, RESUME_LACKS, OWN_COMPANY, BLOCKED_EMPLOYER],
});

export const withdraw = endpoint({
  summary: '撤回投递：还没有结果时可以，档案随之收回，企业的名单里不再有我',
  method: 'POST',
  path: '/position/auth/vacancy/withdraw',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('ownApplication') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, APPLICATION_ANSWERED],
});

export const revoke = endpoint({
  summary: '有了结果之后收回交出去的档案：企业不再看到我，进展留在自己这里',
  method: 'POST',
  path: '/position/auth/vacancy/revoke',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('ownApplication') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, ALREADY_REVOKED],
});

export const progress = endpoint({
  summary: '我的一份投递：走到了哪一步、各是什么时候，交出去了什么，岗位要的能力与我的',
  method: 'POST',
  path: '/position/auth/vacancy/progress',
  kind: 'read',
  input: z.object({ id: Id.of('ownApplication') }),
  output: OwnApplication.extend({
    note: z.string(),
    line: z.array(LinePoint),
    vacancy: VacancyCard,
    abilities: z.array(AbilityAsked),
    /** The parts that were handed over; empty once they were taken back. */
    shown: z.array(z.enum(resumeSectionKeys)),
    /** How often the enterprise opened it. */
    countLook: z.int(),
  }),
  fails: [NOT_FOUND],
});

export const mine = endpoint({
  summary: '我的投递，新的在前',
  method: 'POST',
  path: '/position/auth/vacancy/mine',
  kind: 'read',
  input: z.object({ applicationState: oneOf(ApplicationState).optional(), ...paging }),
  output: pageOf(OwnApplication.extend({ vacancy: VacancyCard, line: z.array(LinePoint) })),
});

export const collected = endpoint({
  summary: '我收藏的职位，新的在前；不再招的也在，标明状态',
  method: 'POST',
  path: '/position/auth/vacancy/collected',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(z.object({ id: Id, collectionId: Id, gmtCreate: Time, vacancy: VacancyCard })),
});

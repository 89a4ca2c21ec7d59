import * as z from 'zod';
import { foundInvitation, teamWish, teamWishMore } from '../fields/startProject.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { StartField } from '../rules/startPolicies.ts';
import * as failures from './projectFailures.ts';
import { OpenRole } from './projectShapes.ts';

const fields = z.array(oneOf(StartField, '请选择行业')).max(StartField.values.length, '请选择行业');

export const wish = endpoint({
  summary: '我是不是愿意被创业团队找到：没有说过就是不愿意',
  method: 'POST',
  path: '/startup/auth/teamBuilder/wish',
  kind: 'read',
  input: Nothing,
  output: z.object({
    isFindable: Flag,
    words: z.string(),
    startFields: z.array(oneOf(StartField)),
    agreedAt: Time.nullable(),
  }),
});

export const agree = endpoint({
  summary: '愿意被创业团队找到，写下想做什么；再说一次就是改',
  method: 'POST',
  path: '/startup/auth/teamBuilder/agree',
  kind: 'write',
  input: z.object({ ...fieldSchemas(teamWish), startFields: named(teamWishMore.startFields, fields.default([])) }),
  output: Nothing,
});

export const takeBack = endpoint({
  summary: '不再愿意被创业团队找到：那一刻起谁都找不到了',
  method: 'POST',
  path: '/startup/auth/teamBuilder/takeBack',
  kind: 'write',
  input: Nothing,
  output: Nothing,
});

const Found = z.object({
  userNo: Id,
  name: z.string(),
  headImgUrl: z.string(),
  headline: z.string(),
  /** What they said of themselves when they agreed. */
  words: z.string(),
  percent: z.int(),
  reached: z.array(z.object({ abilityName: z.string(), mine: z.int() })),
  gaps: z.array(z.object({ abilityName: z.string(), wanted: z.int(), mine: z.int() })),
  /** They named the line of business of the project. */
  wantsField: Flag,
});

export type FoundPerson = z.infer<typeof Found>;

export const list = endpoint({
  summary: '合一种要找的人、愿意被创业团队找到的人，合得多的在前，带着理由与差距',
  method: 'POST',
  path: '/startup/auth/teamBuilder/list',
  kind: 'read',
  input: z.object({ roleId: Id.of('openRole'), ...paging }),
  output: pageOf(Found).extend({ projectId: Id, projectName: z.string(), role: OpenRole }),
  fails: [NOT_FOUND],
});

export const invite = endpoint({
  summary: '请找到的人加入团队；对方接受之后才算',
  method: 'POST',
  path: '/startup/auth/teamBuilder/invite',
  kind: 'write',
  logged: true,
  input: z.object({
    roleId: named({ label: '要找的人' }, Id.of('openRole')),
    userNo: named({ label: '请谁' }, Id.open('user')),
    ...fieldSchemas(foundInvitation),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.NOT_IN_REACH, failures.TEAM_FULL],
});

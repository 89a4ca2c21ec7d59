import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { TwinReason, TwinState } from '../rules/twins.ts';
import { SAME_PERSON, STILL_UNNAMED, TWINS_FULL } from './hiringFailures.ts';
import { Candidate } from './hiringShapes.ts';

const change = { method: 'POST', action: 'talent:edit', kind: 'write', logged: true } as const;

const Twin = z.object({
  id: Id,
  twinState: oneOf(TwinState),
  reasons: z.array(oneOf(TwinReason)),
  decidedAt: Time.nullable(),
  /** Each by the latest application, or by the two for one vacancy where there are such. */
  one: Candidate,
  other: Candidate,
  /** The vacancies that both applied for. */
  bothFor: z.array(z.string()),
});

export type Twin = z.infer<typeof Twin>;

export const list = endpoint({
  method: 'POST',
  action: 'talent:view',
  kind: 'read',
  summary: '本企业候选人里可能是同一位的两个账号，或者合并了的、说了不是的；新的在前',
  path: '/position/auth/talentTwin/list',
  input: z.object({ twinState: oneOf(TwinState, '没有这种状态').default(TwinState.suspected), ...paging }),
  output: pageOf(Twin),
});

/** Two people, each by an application. */
const both = { id: Id.of('vacancyApplication'), otherId: Id.of('vacancyApplication') };

export const merge = endpoint({
  ...change,
  summary: '把两个账号当作同一位候选人，留下第一份；只在本企业，随时可以拆开',
  path: '/position/auth/talentTwin/merge',
  input: z.object({ ...both, isOtherEnded: named({ label: '结束重复的投递' }, Flag) }),
  /** How many repeated applications ended. */
  output: z.object({ ended: z.int() }),
  fails: [NOT_FOUND, STILL_UNNAMED, SAME_PERSON, TWINS_FULL],
});

export const apart = endpoint({
  ...change,
  summary: '两个账号不是同一位：不再提示；合并了的，第二个账号拆出来',
  path: '/position/auth/talentTwin/apart',
  input: z.object(both),
  output: Nothing,
  fails: [NOT_FOUND, STILL_UNNAMED, SAME_PERSON],
});

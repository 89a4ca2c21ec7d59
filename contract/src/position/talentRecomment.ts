import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { AbilityLevel } from '../rules/abilities.ts';
import { listByUserNo } from '../user/userProfile.ts';

const failure = failuresOf<'position'>();

export const INVITED_ALREADY = failure(5170, '已经邀请过对方，等对方自己决定');

export const NOT_FINDABLE = failure(5171, '对方收回了同意、已经投递，或者不再合适，找不到了');

const look = { method: 'POST', action: 'talent:view' } as const;

export const consent = endpoint({
  summary: '我是不是愿意被企业找到，是不是愿意让学校看到匹配度：没有说过就是不愿意',
  method: 'POST',
  path: '/position/auth/talentRecomment/consent',
  kind: 'read',
  input: Nothing,
  output: z.object({ isFindable: Flag, agreedAt: Time.nullable(), isSeenBySchool: Flag }),
});

export const agree = endpoint({
  summary: '愿意被企业找到，或者收回；收回的那一刻起谁都找不到了',
  method: 'POST',
  path: '/position/auth/talentRecomment/agree',
  kind: 'write',
  input: z.object({ isFindable: named({ label: '愿意被企业找到' }, Flag) }),
  output: Nothing,
});

export const agreeSchool = endpoint({
  summary: '愿意让我的学校在推荐学员时看到我与职位的匹配度，或者收回',
  method: 'POST',
  path: '/position/auth/talentRecomment/agreeSchool',
  kind: 'write',
  input: z.object({ isSeenBySchool: named({ label: '让学校看到匹配度' }, Flag) }),
  output: Nothing,
});

export const vacancies = endpoint({
  ...look,
  summary: '本企业招聘中的职位，各有几位合适、愿意被找到的人',
  path: '/position/auth/talentRecomment/vacancies',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(z.object({ id: Id, vacancyName: z.string(), count: z.int() })) }),
});

const Recommended = z.object({
  userNo: Id,
  name: z.string(),
  headImgUrl: z.string(),
  headline: z.string(),
  percent: z.int(),
  reasons: z.array(z.object({ part: z.enum(['ability', 'degree', 'experience', 'place', 'salary']), fit: z.int() })),
  reached: z.array(z.object({ abilityName: z.string(), abilityLevel: oneOf(AbilityLevel) })),
  gaps: z.array(z.object({ abilityName: z.string(), wanted: z.int(), mine: z.int() })),
  /** When the enterprise asked them to look at the vacancy; null when it did not. */
  invitedAt: Time.nullable(),
});

export type RecommendedTalent = z.infer<typeof Recommended>;

export const list = endpoint({
  ...look,
  summary: '合一个职位、愿意被找到、还没有投递的人，匹配度高的在前，带着理由与差距',
  path: '/position/auth/talentRecomment/list',
  kind: 'read',
  input: z.object({ vacancyId: Id.of('vacancy'), ...paging }),
  output: pageOf(Recommended),
  fails: [NOT_FOUND],
});

const one = z.object({ vacancyId: Id.of('vacancy'), userNo: Id.open('user') });

export const open = endpoint({
  ...look,
  summary: '打开推荐的人的档案：此刻对单位公开的部分；记进对方的访问记录',
  path: '/position/auth/talentRecomment/open',
  kind: 'write',
  input: one,
  output: z.object({ resume: listByUserNo.output }),
  fails: [NOT_FOUND, NOT_FINDABLE],
});

export const invite = endpoint({
  method: 'POST',
  action: 'talent:edit',
  logged: true,
  summary: '邀请推荐的人看一看职位，每个职位一次；投不投由对方决定',
  path: '/position/auth/talentRecomment/invite',
  kind: 'write',
  input: one,
  output: Nothing,
  fails: [NOT_FOUND, NOT_FINDABLE, INVITED_ALREADY],
});

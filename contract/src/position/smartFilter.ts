import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { BLIND_WAITING } from './hiringFailures.ts';
import { FilteredCandidate, FilterEffect, filterConditions } from './smartFilterShapes.ts';

const look = { method: 'POST', action: 'talent:view', kind: 'read' } as const;

export const choices = endpoint({
  ...look,
  summary: '智能筛选可以选的：有人投递的职位，与选中的职位要的能力项、请人做的岗位测试',
  path: '/position/auth/smartFilter/choices',
  input: z.object({ vacancyId: Id.of('vacancy', '0').default('0') }),
  output: z.object({
    vacancies: z.array(z.object({ id: Id, vacancyName: z.string() })),
    /** 1: the chosen vacancy is reviewed blind. */
    isBlind: Flag,
    /** None without a vacancy. */
    abilities: z.array(
      z.object({
        abilityId: Id,
        abilityName: z.string(),
        groupName: z.string(),
        levelWords: z.array(z.string()),
        /** What the vacancy asks for. */
        abilityLevel: z.int(),
      }),
    ),
    /** Tests that measure which the vacancy asks for, in its order. */
    tests: z.array(z.object({ assessmentId: Id, title: z.string() })),
  }),
});

export const count = endpoint({
  ...look,
  summary: '这组条件下有几位候选人，每个条件各留下几位、去掉它会有几位；候选人很多时是估的，会说明',
  path: '/position/auth/smartFilter/count',
  input: z.object(filterConditions),
  output: z.object({
    /** 1: told from a sample and rounded to two digits (`COUNTED_EXACTLY`); 0: every figure is exact. */
    isEstimate: Flag,
    /** Applicants of the vacancy, or of the enterprise, that it may still see. */
    total: z.int(),
    matching: z.int(),
    effects: z.array(FilterEffect),
  }),
});

export const list = endpoint({
  ...look,
  summary: '这组条件下的候选人，匹配度高的在前，带着理由与差距；只有投递了、没有收回的人',
  path: '/position/auth/smartFilter/list',
  input: z.object({ ...filterConditions, ...paging }),
  output: pageOf(FilteredCandidate),
});

export const blind = endpoint({
  method: 'POST',
  action: 'talent:edit',
  kind: 'write',
  logged: true,
  summary: '盲评一个职位：走到面试之前，谁都看不到投递者的姓名、照片与学校；有人还没有走到面试时关不掉',
  path: '/position/auth/smartFilter/blind',
  input: z.object({ vacancyId: Id.of('vacancy'), isBlind: named({ label: '盲评' }, Flag) }),
  output: Nothing,
  fails: [NOT_FOUND, BLIND_WAITING],
});

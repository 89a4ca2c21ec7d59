import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id } from '../kit/values.ts';
import { ApplicationSource, DeclineReason, figureDays, reachedKeys } from '../rules/hiring.ts';

const input = z.object({
  days: z.literal([...figureDays], '没有这段时间').default(90),
  vacancyId: Id.of('vacancy', '0').default('0'),
  applicationSource: oneOf(ApplicationSource).optional(),
});

/** How many came at least so far. */
const reached = z.record(z.enum(reachedKeys), z.int());

export const view = endpoint({
  summary: '招聘统计：一段时间里收到的投递走到了哪里，按来源、职位与周，多久答复；撤回的也算，只数人数',
  method: 'POST',
  action: 'talent:view',
  path: '/position/auth/recruitmentStat/view',
  kind: 'read',
  input,
  output: z.object({
    from: z.string(),
    to: z.string(),
    reached,
    /** Neither answered nor taken back. */
    waiting: z.int(),
    /** Hours until the first answer, of those that were answered: half of them took no longer. Null for none. */
    replyHours: z.number().nullable(),
    bySource: z.array(z.object({ applicationSource: oneOf(ApplicationSource), reached })),
    /** Those with most applications. */
    byVacancy: z.array(
      z.object({ vacancyId: Id, vacancyName: z.string(), reached, replyHours: z.number().nullable() }),
    ),
    /** Monday of each week, without gaps. */
    byWeek: z.array(z.object({ week: z.string(), reached })),
    declined: z.array(z.object({ declineReason: oneOf(DeclineReason), count: z.int() })),
  }),
});

export const sheet = endpoint({
  summary: '导出招聘统计',
  method: 'POST',
  action: 'talent:export',
  path: '/position/auth/recruitmentStat/sheet',
  kind: 'read',
  input,
  output: z.object({ fileName: z.string(), content: z.string() }),
});

import * as z from 'zod';
import { bell as fields } from '../fields/school.ts';
import { endpoint } from '../kit/endpoint.ts';
import { named } from '../kit/fieldNames.ts';
import { Nothing } from '../kit/values.ts';
import { bellIssues } from '../rules/bells.ts';
import { MOST_BELLS } from '../rules/school.ts';
import { BELL_CLASH, BELL_IN_USE } from './schoolFailures.ts';

const manage = { method: 'POST', action: 'term:edit' } as const;

export const list = endpoint({
  ...manage,
  summary: '本校的作息：每一节的上课与下课',
  path: '/user/auth/schoolBell/list',
  kind: 'read',
  input: Nothing,
  output: z.object({
    list: z.array(z.object({ seq: z.int(), beginClock: z.string(), endClock: z.string() })),
    /** Lessons to come, whose times follow the periods. */
    countLesson: z.int(),
  }),
});

const clock = (name: string) =>
  z
    .string()
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${name}请写成 08:00 的样子`);

const bells = z
  .array(
    z.object({
      beginClock: named(fields['bells.*.beginClock'], clock('上课')),
      endClock: named(fields['bells.*.endClock'], clock('下课')),
    }),
  )
  .min(1, '至少要有一节')
  .max(MOST_BELLS, `一天最多 ${MOST_BELLS} 节`)
  .superRefine((rows, { addIssue }) => {
    for (const { path, message } of bellIssues(rows)) addIssue({ code: 'custom', path, message });
  });

export const save = endpoint({
  ...manage,
  summary: '整张换作息表；将来的课在同一次里跟着改时间',
  path: '/user/auth/schoolBell/save',
  kind: 'write',
  input: z.object({ bells: named({ label: '作息' }, bells) }),
  /** Lessons to come that are at another time now. */
  output: z.object({ movedCount: z.int() }),
  fails: [BELL_IN_USE, BELL_CLASH],
});

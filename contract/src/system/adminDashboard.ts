import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Nothing, Time } from '../kit/values.ts';

const Day = z.object({ day: z.string(), count: z.int() });

const Queue = z.object({
  /** organizations, changes, courses, vacancies, lecturers, lives, realNames, disputes, feedback */
  key: z.string(),
  waiting: z.int(),
  /** When the one that waits longest was handed in. */
  oldest: Time.nullable(),
});

export const view = endpoint({
  summary: '运营后台：要紧的数字，至多一分钟前的',
  method: 'POST',
  path: '/system/auth/admin/dashboard/view',
  kind: 'read',
  action: 'dashboard:view',
  input: Nothing,
  output: z.object({
    asOf: Time,
    people: z.int(),
    newThisWeek: z.int(),
    /** Signed-in people who used the site today. */
    activeToday: z.int(),
    /** On the shelf, of every kind. */
    courses: z.int(),
    /** Messages of the last 24 hours that stayed in the outbox. */
    outboxDay: z.int(),
    /** The last 14 days, today last. */
    newByDay: z.array(Day),
    studyMinutesByDay: z.array(Day),
    /** Those that the caller may work on. */
    queues: z.array(Queue),
  }),
});

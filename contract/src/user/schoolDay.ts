import * as z from 'zod';
import { schoolDays as fields } from '../fields/school.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id } from '../kit/values.ts';
import { daysBetween } from '../rules/calendar.ts';
import { holidayYears } from '../rules/publicHolidays.ts';
import { DayKind } from '../rules/school.ts';
import { DAY_HAS_LESSONS, DAY_MADE_UP, DAY_TAKEN } from './schoolFailures.ts';

const manage = { method: 'POST', action: 'term:edit' } as const;

/** The longest stretch of days that is added at once: a summer. */
export const MOST_DAYS = 100;

const SchoolDay = z.object({
  id: Id,
  day: z.string(),
  dayKind: oneOf(DayKind),
  dayName: z.string(),
  follows: z.string().nullable(),
  /** Lessons that are held on the day all the same. */
  countLesson: z.int(),
});

export type SchoolDay = z.infer<typeof SchoolDay>;

/** What becomes of lessons on days off; `ask` refuses with their number when there are any. */
const lessonsToo = {
  lessons: named(fields.lessons, z.literal(['ask', 'keep', 'cancel'], '请选择取消还是保留').default('ask')),
  /** How many lessons somebody was told of; the answer counts for that many and no others. */
  toldCount: z.int().min(0).max(1_000_000).default(0),
};

const Effect = z.object({ addedCount: z.int(), cancelledCount: z.int() });

export const list = endpoint({
  ...manage,
  summary: '一年的校历：放假与调休的日子，当天还有几节课',
  path: '/user/auth/schoolDay/list',
  kind: 'read',
  input: z.object({ year: z.int().min(2000).max(2100) }),
  output: z.object({ list: z.array(SchoolDay) }),
});

const day = (name: string) => z.iso.date(`请选择${name}`);

export const save = endpoint({
  ...manage,
  summary: '把一段日子写进校历；有课时先说有几节，选了才写',
  path: '/user/auth/schoolDay/save',
  kind: 'write',
  input: z
    .object({
      dayKind: named(fields.dayKind, oneOf(DayKind, '请选择放假还是上课')),
      dayName: fieldSchema(fields.dayName),
      fromDay: named(fields.fromDay, day('开始日期')),
      toDay: named(fields.toDay, day('结束日期')),
      follows: named(fields.follows, day('补哪天的课').nullable().default(null)),
      ...lessonsToo,
    })
    .refine(({ fromDay, toDay }) => fromDay <= toDay, { path: ['toDay'], message: '结束日期不能早于开始日期' })
    .refine(({ fromDay, toDay }) => daysBetween(fromDay, toDay) < MOST_DAYS, {
      path: ['toDay'],
      message: `一次最多 ${MOST_DAYS} 天`,
    })
    .refine(({ dayKind, fromDay, toDay }) => dayKind === DayKind.holiday || fromDay === toDay, {
      path: ['toDay'],
      message: '调休上课一次添加一天',
    })
    .refine(({ dayKind, follows }) => dayKind === DayKind.shifted || follows === null, {
      path: ['follows'],
      message: '放假的日子不补别的课',
    })
    .refine(({ fromDay, follows }) => follows !== fromDay, { path: ['follows'], message: '不能补当天的课' }),
  output: Effect,
  fails: [DAY_TAKEN, DAY_HAS_LESSONS, DAY_MADE_UP],
});

export const fill = endpoint({
  ...manage,
  summary: '把一年的公共假期写进校历；已经写了的日子不动',
  path: '/user/auth/schoolDay/fill',
  kind: 'write',
  input: z.object({
    year: z.int().refine((year) => holidayYears.includes(year), '还没有这一年的公共假期'),
    ...lessonsToo,
  }),
  output: Effect,
  fails: [DAY_HAS_LESSONS],
});

export const update = endpoint({
  ...manage,
  summary: '改一天的名称，或者调休的这天补哪天的课',
  path: '/user/auth/schoolDay/update',
  kind: 'write',
  input: z.object({
    id: Id.of('schoolDay'),
    dayName: fieldSchema(fields.dayName),
    follows: named(fields.follows, day('补哪天的课').nullable().default(null)),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DAY_MADE_UP],
});

export const remove = endpoint({
  ...manage,
  summary: '把一些日子从校历里去掉；取消了的课不会自己回来',
  path: '/user/auth/schoolDay/delete',
  kind: 'write',
  input: z.object({ ids: z.array(Id.of('schoolDay')).min(1).max(MOST_DAYS) }),
  output: z.object({ removedCount: z.int() }),
  fails: [NOT_FOUND],
});

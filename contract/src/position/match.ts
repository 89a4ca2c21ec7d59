import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { AbilityAsked, VacancyCard } from './vacancyShapes.ts';

const Part = z.enum(['ability', 'degree', 'experience', 'place', 'salary']);

/** Of a part that counts: 0 to 100. */
const Reason = z.object({ part: Part, fit: z.int() });

const Match = { percent: z.int(), reasons: z.array(Reason) };

/** A course that is not finished yet, and what the match is once it is. */
const Gain = z.object({
  courseId: Id,
  courseName: z.string(),
  courseCategory: z.int(),
  /** Whole hours, at least 1. */
  hours: z.int(),
  percent: z.int(),
});

export type Gain = z.infer<typeof Gain>;

/** A position test that may be sat now, and what the match is at most once it is. */
const TestGain = z.object({
  assessmentId: Id,
  title: z.string(),
  minutes: z.int().nullable(),
  percent: z.int(),
});

export type TestGain = z.infer<typeof TestGain>;

const Recommended = VacancyCard.extend({
  ...Match,
  /** The course that raises the match most; null when none does. */
  gain: Gain.nullable(),
});

export type Recommended = z.infer<typeof Recommended>;

export const list = endpoint({
  summary: '推荐给我的职位：匹配度高的在前，带着理由，和学完哪门课能到多少',
  method: 'POST',
  path: '/position/auth/match/list',
  kind: 'read',
  input: z.object({
    /** A place or a kind of job of any level; empty for all. */
    region: z
      .string()
      .regex(/^\d{0,12}$/, '没有这个条件')
      .default(''),
    jobType: z
      .string()
      .regex(/^\d{0,12}$/, '没有这个条件')
      .default(''),
    ...paging,
  }),
  output: pageOf(Recommended).extend({
    /** What the match knows of the reader, so that a thin list says why. */
    knows: z.object({ abilities: z.int(), wishes: z.int(), degree: Flag, years: Flag }),
    /** 1: what changed last is still being reckoned. */
    isReckoning: Flag,
  }),
});

const Compared = VacancyCard.extend({
  ...Match,
  abilities: z.array(AbilityAsked),
  /** Courses that close a gap, those that raise the match most in an hour first. */
  gains: z.array(Gain),
  /** Tests that check a gap, those that can raise the match most first. */
  tests: z.array(TestGain),
  isDismissed: Flag,
});

export type Compared = z.infer<typeof Compared>;

export const view = endpoint({
  summary: '我与一个职位：两边的能力、差在哪里、学哪些课、考哪些测评能补上',
  method: 'POST',
  path: '/position/auth/match/view',
  kind: 'read',
  input: z.object({ id: Id.open('vacancy') }),
  output: Compared,
  fails: [NOT_FOUND],
});

export const dismiss = endpoint({
  summary: '对一个职位不感兴趣，不再推荐；或者收回',
  method: 'POST',
  path: '/position/auth/match/dismiss',
  kind: 'write',
  input: z.object({ id: Id.open('vacancy'), isDismissed: named({ label: '不感兴趣' }, Flag) }),
  output: Nothing,
  fails: [NOT_FOUND],
});

const Target = z.object({
  typicalPositionId: Id,
  positionName: z.string(),
  /** The share of the demands that is reached, by weight: 0 to 100. */
  percent: z.int(),
  abilities: z.array(AbilityAsked),
  /** By how many levels a course closes the gaps, those that close most in an hour first. */
  courses: z.array(
    z.object({
      courseId: Id,
      courseName: z.string(),
      courseCategory: z.int(),
      hours: z.int(),
      closes: z.int(),
      percent: z.int(),
      raises: z.array(z.object({ abilityName: z.string(), from: z.int(), to: z.int() })),
    }),
  ),
});

export type Target = z.infer<typeof Target>;

export const compass = endpoint({
  summary: '课程罗盘：从目标岗位到缺的能力，到补得最快的课程',
  method: 'POST',
  path: '/position/auth/match/compass',
  kind: 'read',
  input: z.object({ typicalPositionId: Id.open('typicalPosition') }),
  output: Target,
  fails: [NOT_FOUND],
});

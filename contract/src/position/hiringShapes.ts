import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, IdOrNone, Time } from '../kit/values.ts';
import { ApplicationSource, DeclineReason } from '../rules/hiring.ts';
import { ApplicationState } from '../rules/vacancies.ts';
import { listByUserNo } from '../user/userProfile.ts';
import { AbilityAsked } from './vacancyShapes.ts';

/** A point of the way of an application; who took it there is only for the enterprise. */
export const LinePoint = z.object({ applicationState: oneOf(ApplicationState), at: Time });

export type LinePoint = z.infer<typeof LinePoint>;

/** 1: reviewed blind and not at an interview yet; there is no account to it then, and the name is a code. */
export const unnamed = { userNo: IdOrNone, isUnnamed: Flag };

/** A résumé as it was handed over. */
export const HandedResume = listByUserNo.output.extend({ userNo: IdOrNone });

/** A candidate as lists and the board show them. */
export const Candidate = z.object({
  id: Id,
  ...unnamed,
  name: z.string(),
  headImgUrl: z.string(),
  headline: z.string(),
  vacancyId: Id,
  vacancyName: z.string(),
  applicationState: oneOf(ApplicationState),
  declineReason: oneOf(DeclineReason),
  applicationSource: oneOf(ApplicationSource),
  appliedAt: Time,
  /** Since when in this state. */
  stageAt: Time,
  tags: z.array(z.string()),
  /** What was handed over, for the marks of a card. */
  counts: z.object({ works: z.int(), honors: z.int() }),
  hasPortrait: Flag,
});

export type Candidate = z.infer<typeof Candidate>;

/** How well what was handed over fits the vacancy, as of the day of applying. */
export const fitting = {
  percent: z.int(),
  reasons: z.array(z.object({ part: z.enum(['ability', 'degree', 'experience', 'place', 'salary']), fit: z.int() })),
};

/** A candidate beside others; null is what was not handed over. */
export const Compared = Candidate.extend({
  ...fitting,
  education: z.array(z.object({ schoolName: z.string(), major: z.string(), degreeName: z.string() })).nullable(),
  work: z.array(z.object({ companyName: z.string(), position: z.string() })).nullable(),
  projects: z.array(z.string()).nullable(),
  honors: z.array(z.string()).nullable(),
  axes: z.array(z.object({ key: z.string(), name: z.string(), score: z.int() })).nullable(),
  /** What the vacancy asks for beside what was handed over. */
  abilities: z.array(AbilityAsked),
  /** What interviewers found whose sheets the reader may see: the mean of all marks, 1 to 5, and how many advise what. */
  scored: z.object({ mean: z.number().nullable(), next: z.int(), unsure: z.int(), stop: z.int() }),
});

export type Compared = z.infer<typeof Compared>;

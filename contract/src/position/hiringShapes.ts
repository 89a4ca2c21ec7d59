import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, IdOrNone, Time } from '../kit/values.ts';
import { ApplicationSource, DeclineReason } from '../rules/hiring.ts';
import { ApplicationState } from '../rules/vacancies.ts';
import { listByUserNo } from '../user/userProfile.ts';

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

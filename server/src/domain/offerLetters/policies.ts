import { and, eq, sql } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { offerLetter } from '../../db/schema/offerLetter.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { SessionUser } from '../../kit/context.ts';
import { hiringFor, isReachable } from '../vacancies/policies.ts';

/** What somebody received. */
export const ownOffers = (userNo: string) => and(eq(offerLetter.userNo, userNo), enabled(offerLetter));

const ofReachable = sql`exists (select 1 from ${vacancyApplication} where ${and(
  eq(vacancyApplication.id, offerLetter.applicationId),
  isReachable,
)})`;

/** The letters of the caller's enterprise; with whoever took everything back they are gone. */
export const deskOffers = (user: SessionUser) =>
  and(eq(offerLetter.orgNo, hiringFor(user)), enabled(offerLetter), ofReachable);

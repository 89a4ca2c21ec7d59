import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { ApplicationState, publicVacancyStates } from '#contract/rules/vacancies.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

/** The enterprise somebody hires for. @throws NO_PERMISSION for whoever does not act as staff of one */
export function hiringFor(user: SessionUser): string {
  if (user.userType !== UserType.enterprise || user.orgNo === null) throw fail(NO_PERMISSION);
  return user.orgNo;
}

/** The vacancies of one's own enterprise. */
export const ownVacancies = (user: SessionUser) => and(eq(vacancy.orgNo, hiringFor(user)), enabled(vacancy));

/** One of them. */
export const ownVacancy = (user: SessionUser, id: string) => and(eq(vacancy.id, id), ownVacancies(user));

/** The applicant withdrew, or took everything back later: to the enterprise there is nothing. */
export const isReachable = and(
  ne(vacancyApplication.applicationState, ApplicationState.withdrawn),
  isNull(vacancyApplication.revokedAt),
  enabled(vacancyApplication),
);

/** What the enterprise received and may still see. */
export const received = (user: SessionUser) => and(eq(vacancyApplication.orgNo, hiringFor(user)), isReachable);

/** The number is written out, so that the partial indexes are found. */
export const recruiting = sql<boolean>`${vacancy.vacancyState} = 2`;

/** Its page is there, open or not. */
export const wasPublic = and(inArray(vacancy.vacancyState, [...publicVacancyStates]), enabled(vacancy));

/** What somebody handed in. */
export const ownApplications = (userNo: string) =>
  and(eq(vacancyApplication.userNo, userNo), enabled(vacancyApplication));

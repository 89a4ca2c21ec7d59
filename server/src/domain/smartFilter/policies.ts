import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { NONE } from '#contract/rules/id.ts';
import { isFiltered } from '#contract/rules/smartFilter.ts';
import type { FilterConditions } from '#contract/rules/smartFilter.ts';
import { enabled } from '../../db/enabled.ts';
import { talentFact, talentSearch } from '../../db/schema/smartFilter.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { hiringFor } from '../vacancies/policies.ts';

/** What the caller's enterprise may find people by: facts go with the application that they are of. */
export const knownFacts = (user: SessionUser, vacancyId: string): SQL | undefined =>
  factsOf(hiringFor(user), vacancyId);

export const factsOf = (orgNo: string, vacancyId: string): SQL | undefined =>
  and(eq(talentFact.orgNo, orgNo), vacancyId === NONE ? undefined : eq(talentFact.vacancyId, vacancyId));

/** The filters somebody keeps in the enterprise they act for; only they see them. */
export const ownFilters = (user: SessionUser): SQL | undefined =>
  and(eq(talentSearch.userNo, user.userNo), eq(talentSearch.orgNo, hiringFor(user)), enabled(talentSearch));

/** What is kept has a condition beside the vacancy: without one it would find everybody. @throws INVALID_INPUT at the field */
export function mustFilter(conditions: FilterConditions, path: string, message: string): void {
  if (!isFiltered(conditions)) throw fail(INVALID_INPUT, message, { issues: [{ path, message }] });
}

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { CaseState } from '#contract/rules/startCases.ts';
import { enabled } from '../../db/enabled.ts';
import { startCase, startCasePerson } from '../../db/schema/startCase.ts';
import { written } from '../../db/written.ts';
import type { SessionUser } from '../../kit/context.ts';
import { staffOf } from '../organization/policies.ts';

/** The cases of the caller's organization. */
export const ownCases = (user: SessionUser): SQL | undefined =>
  and(eq(startCase.orgNo, staffOf(user).orgNo), enabled(startCase));

/** One of them. */
export const ownCase = (user: SessionUser, id: string): SQL | undefined => and(eq(startCase.id, id), ownCases(user));

/** Everybody may read it. The number is written out, so that the partial indexes are found. */
export const isShownCase = sql<boolean>`${startCase.caseState} = ${written(CaseState.published)}`;

/** The rows in which the caller was asked whether they want to be named. */
export const ownConsents = (userNo: string): SQL | undefined =>
  and(eq(startCasePerson.userNo, userNo), isNotNull(startCasePerson.askedAt), enabled(startCasePerson));

/** One of them. */
export const ownConsent = (userNo: string, id: string): SQL | undefined =>
  and(eq(startCasePerson.id, id), ownConsents(userNo));

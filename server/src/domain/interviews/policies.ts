import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { interview } from '../../db/schema/hiring.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { SessionUser } from '../../kit/context.ts';
import { hiringFor, isReachable } from '../vacancies/policies.ts';

/** What somebody was asked to. */
export const ownInterviews = (userNo: string): SQL | undefined => and(eq(interview.userNo, userNo), enabled(interview));

const ofReachable = sql`exists (select 1 from ${vacancyApplication} where ${and(
  eq(vacancyApplication.id, interview.applicationId),
  isReachable,
)})`;

/** The interviews of the caller's enterprise; with whoever took everything back they are gone. */
export const deskInterviews = (user: SessionUser): SQL | undefined =>
  and(eq(interview.orgNo, hiringFor(user)), enabled(interview), ofReachable);

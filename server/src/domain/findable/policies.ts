import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { vacancyMatch } from '../../db/schema/match.ts';
import { keepsNothingBack } from '../match/kept.ts';

/**
 * Of matches those that the enterprise of the vacancy may see: people who agreed to be found, are interested, did not
 * shut it out, do not work there, whom it does not know by an application, whatever became of that, and who keep nothing
 * of what the vacancy asks for to themselves.
 */
export const isFindable = (orgNo: string): SQL => sql`
  exists (select 1 from talent_consent c where c.user_no = ${vacancyMatch.userNo})
  and not exists (select 1 from match_dismissal d
    where d.user_no = ${vacancyMatch.userNo} and d.vacancy_id = ${vacancyMatch.vacancyId})
  and not exists (select 1 from vacancy_application a
    where a.user_no = ${vacancyMatch.userNo} and a.vacancy_id = ${vacancyMatch.vacancyId})
  and not exists (select 1 from talent_block b where b.user_no = ${vacancyMatch.userNo} and b.org_no = ${orgNo})
  and not exists (select 1 from org_member m where m.user_no = ${vacancyMatch.userNo} and m.org_no = ${orgNo})
  and ${keepsNothingBack}`;

/** The matches of one vacancy that may be seen. */
export const findableFor = (vacancyId: string, orgNo: string): SQL | undefined =>
  and(eq(vacancyMatch.vacancyId, vacancyId), isFindable(orgNo));

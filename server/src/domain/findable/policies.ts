import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { Visibility } from '#contract/rules/visibility.ts';
import { vacancyMatch } from '../../db/schema/match.ts';

/**
 * Of matches those that the enterprise of the vacancy may see: people who agreed to be found, are interested, did not
 * shut it out, do not work there, and whom it does not know by an application, whatever became of that. Whoever keeps an
 * item to themselves is not found by a vacancy that asks for it: what the list says of them would give it away.
 */
export const isFindable = (orgNo: string): SQL => sql`
  exists (select 1 from talent_consent c where c.user_no = ${vacancyMatch.userNo})
  and not exists (select 1 from match_dismissal d
    where d.user_no = ${vacancyMatch.userNo} and d.vacancy_id = ${vacancyMatch.vacancyId})
  and not exists (select 1 from vacancy_application a
    where a.user_no = ${vacancyMatch.userNo} and a.vacancy_id = ${vacancyMatch.vacancyId})
  and not exists (select 1 from talent_block b where b.user_no = ${vacancyMatch.userNo} and b.org_no = ${orgNo})
  and not exists (select 1 from org_member m where m.user_no = ${vacancyMatch.userNo} and m.org_no = ${orgNo})
  and not exists (select 1 from ability_visibility v
    join vacancy_ability a on a.ability_id = v.ability_id and a.vacancy_id = ${vacancyMatch.vacancyId}
    where v.user_no = ${vacancyMatch.userNo} and v.visibility = ${Visibility.onlyMe})`;

/** The matches of one vacancy that may be seen. */
export const findableFor = (vacancyId: string, orgNo: string): SQL | undefined =>
  and(eq(vacancyMatch.vacancyId, vacancyId), isFindable(orgNo));

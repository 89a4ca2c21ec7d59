import { sql } from 'drizzle-orm';
import { Visibility } from '#contract/rules/visibility.ts';
import { vacancyMatch } from '../../db/schema/match.ts';

/**
 * Of matches those that others may hear of: whoever keeps an item to themselves is not told of for a vacancy that asks
 * for it, because the percent would give it away.
 */
export const keepsNothingBack = sql`not exists (select 1 from ability_visibility v
  join vacancy_ability a on a.ability_id = v.ability_id and a.vacancy_id = ${vacancyMatch.vacancyId}
  where v.user_no = ${vacancyMatch.userNo} and v.visibility = ${Visibility.onlyMe})`;

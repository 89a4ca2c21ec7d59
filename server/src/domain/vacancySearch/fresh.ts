import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ACTIVE_DAYS } from '#contract/rules/vacancies.ts';
import { wireTimeIn } from '#contract/rules/time.ts';

const DAY_SECONDS = 86_400;

/** Of the open vacancies `v` those that the search `s` finds and that were first published after a moment. */
export const freshFor = (since: SQL, now: Date): SQL => sql`
  from vacancy v join vacancy_release r on r.vacancy_id = v.id
  where v.vacancy_state = 2 and v.facets @> s.facets and r.released_at > ${since}
    and (s.is_active = 0 or v.last_reply_at >= ${wireTimeIn(now, -ACTIVE_DAYS * DAY_SECONDS)}::timestamptz)`;

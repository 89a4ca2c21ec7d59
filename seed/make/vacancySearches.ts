import { isNotNull } from 'drizzle-orm';
import { vacancySearches } from '#seed/data/vacancySearches.ts';
import type { SearchConditions } from '#contract/rules/vacancySearch.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { vacancy } from '#server/db/schema/vacancy.ts';
import { vacancyRelease, vacancySearch } from '#server/db/schema/vacancySearch.ts';
import { facetsWanted } from '#server/domain/vacancies/facets.ts';
import { insertAll } from './batches.ts';

const DAY = 86_400_000;
const none: SearchConditions = {
  region: '',
  jobType: '',
  salary: '',
  degree: '',
  experience: '',
  nature: '',
  isActive: 0,
  orgNo: '0',
  str: '',
};

/** When the vacancies were first public, and the searches that people keep among them. */
export async function loadVacancySearches(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const { id, openedAt } = vacancy;
  const opened = await db.select({ id, openedAt }).from(vacancy).where(isNotNull(openedAt));
  await insertAll(
    db,
    vacancyRelease,
    opened.map((row) => ({ vacancyId: row.id, releasedAt: row.openedAt!, isTold: 1 as const })),
  );
  await insertAll(
    db,
    vacancySearch,
    vacancySearches.map(({ who, name, conditions: some, lookedDaysAgo }) => {
      const conditions = { ...none, ...some };
      return {
        userNo: userNos.get(who)!,
        searchName: name,
        conditions,
        facets: facetsWanted(conditions),
        seenAt: wireTime(new Date(now.getTime() - lookedDaysAgo * DAY)),
      };
    }),
  );
}

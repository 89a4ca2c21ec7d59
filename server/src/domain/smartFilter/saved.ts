import { and, desc, gt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SavedFilter } from '#contract/position/talentSearch.ts';
import type { Page } from '#contract/kit/page.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { FILTER_PATH, filterPath } from '#contract/rules/smartFilter.ts';
import type { FilterConditions } from '#contract/rules/smartFilter.ts';
import type { Db } from '../../db/client.ts';
import { talentFact, talentSearch } from '../../db/schema/smartFilter.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { conditionsOf } from './conditions.ts';
import { factsOf, ownFilters } from './policies.ts';
import { wordsFor } from './words.ts';

/** What somebody keeps, with how many there are and how many are new in each. */
export async function savedPage({ db, user, now }: UserCtx, request: PageRequest): Promise<Page<SavedFilter>> {
  const own = ownFilters(user);
  const rows = db.select().from(talentSearch).where(own).orderBy(desc(talentSearch.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(talentSearch, own));
  const counts = await countsOf(
    db,
    page.list.flatMap((row) => [
      { id: row.id, where: foundBy(row, now) },
      { id: `new ${row.id}`, where: and(foundBy(row, now), gt(talentFact.appliedAt, row.seenAt)) },
    ]),
  );
  const words = await wordsFor(
    db,
    page.list.map(({ conditions }) => conditions),
    now,
  );
  return {
    ...page,
    list: page.list.map(({ id, searchName, conditions, isAlert, seenAt }) => ({
      id,
      searchName,
      words: words(conditions),
      path: filterPath(FILTER_PATH, conditions, id),
      isAlert,
      seenAt,
      count: counts.get(id) ?? 0,
      countNew: counts.get(`new ${id}`) ?? 0,
    })),
  };
}

/** Whom a saved filter finds. */
export const foundBy = (saved: { orgNo: string; conditions: FilterConditions }, now: Date): SQL | undefined =>
  and(factsOf(saved.orgNo, saved.conditions.vacancyId), ...conditionsOf(saved.conditions, now).map(({ test }) => test));

/** How many there are of each, in one statement; counting stops where nobody turns pages any more. */
export async function countsOf(
  db: Db,
  asked: readonly { id: string; where: SQL | undefined }[],
): Promise<Map<string, number>> {
  if (asked.length === 0) return new Map();
  const each = asked.map(({ id, where }) => {
    const matching = sql`select 1 from ${talentFact} where ${where} limit ${sql.raw(String(COUNT_CAP + 1))}`;
    return sql`select ${id}::text as id, (select count(*)::int from (${matching}) matching) as n`;
  });
  const { rows } = await db.execute<{ id: string; n: number }>(sql.join(each, sql` union all `));
  return new Map(rows.map(({ id, n }) => [id, n]));
}

import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { ACTIVE_DAYS } from '#contract/rules/vacancies.ts';
import type { VacancySort } from '#contract/rules/vacancies.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { publicVacancyStates } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import { cappedCount, MORE, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { throughIndexes, walkInOrder } from '../../kit/throughIndexes.ts';
import { namesOfCodes } from '../site/names.ts';
import { cardOf, cards } from './cards.ts';
import { facetsWanted } from './facets.ts';
import type { Wanted } from './facets.ts';
import { recruiting } from './policies.ts';

const DAY_SECONDS = 86_400;

const orders = {
  fresh: [desc(vacancy.refreshedAt), desc(vacancy.id)],
  salary: [desc(vacancy.salaryMax), desc(vacancy.id)],
  reply: [sql`${vacancy.lastReplyAt} desc nulls last`, desc(vacancy.id)],
} as const satisfies Record<VacancySort, unknown>;

/** Open vacancies by any combination of conditions. */
export async function listVacancies(
  db: Db,
  { sort, isActive, pageCurrent, pageSize, ...wanted }: Wanted & PageRequest & { sort: VacancySort; isActive: 0 | 1 },
  now: Date,
) {
  const facets = facetsWanted(wanted);
  const where = and(
    recruiting,
    facets.length > 0 ? sql`${vacancy.facets} @> ${sql.param(facets)}::text[]` : undefined,
    isActive === 1 ? gte(vacancy.lastReplyAt, wireTimeIn(now, -ACTIVE_DAYS * DAY_SECONDS)) : undefined,
  );
  const names = await namesOfCodes(db, now);
  const page = await throughIndexes(db, (tx) => {
    const rows = cards(tx)
      .where(where)
      .orderBy(...orders[sort])
      .$dynamic();
    return paginate({ pageCurrent, pageSize }, rows, async () => {
      const total = await cappedCount(tx, sql`${vacancy}`, where);
      if (total === MORE) await walkInOrder(tx);
      return total;
    });
  });
  return { ...page, list: page.list.map((row) => cardOf(row, names)) };
}

/** Others of the same direction, the freshest first. */
export async function similarTo(db: Db, { id, jobTypeCode }: { id: string; jobTypeCode: string }, now: Date, most = 4) {
  const direction = `j${jobTypeCode.slice(0, 4)}`;
  const where = and(recruiting, ne(vacancy.id, id), sql`${vacancy.facets} @> ${sql.param([direction])}::text[]`);
  const rows = await throughIndexes(db, (tx) =>
    cards(tx)
      .where(where)
      .orderBy(...orders.fresh)
      .limit(most),
  );
  const names = await namesOfCodes(db, now);
  return rows.map((row) => cardOf(row, names));
}

/** All that an enterprise ever made public: what is open first. */
export async function vacanciesOf(db: Db, { orgNo, ...request }: PageRequest & { orgNo: string }, now: Date) {
  const where = and(eq(vacancy.orgNo, orgNo), inArray(vacancy.vacancyState, [...publicVacancyStates]));
  const rows = cards(db).where(where).orderBy(vacancy.vacancyState, desc(vacancy.id)).$dynamic();
  const page = await paginate(request, rows, () => cappedCount(db, sql`${vacancy}`, where));
  const names = await namesOfCodes(db, now);
  return { ...page, list: page.list.map((row) => cardOf(row, names)) };
}

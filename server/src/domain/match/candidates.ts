import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { directionOf } from '#contract/rules/match.ts';
import type { MatchPerson, MatchVacancy } from '#contract/rules/match.ts';
import type { Db } from '../../db/client.ts';
import { vacancy, vacancyAbility } from '../../db/schema/vacancy.ts';
import { recruiting } from '../vacancies/policies.ts';

export type Candidate = MatchVacancy & { id: string };

const asked = {
  id: vacancy.id,
  degree: vacancy.degree,
  experience: vacancy.experience,
  jobTypeCode: vacancy.jobTypeCode,
  regionCode: vacancy.regionCode,
  salaryMin: vacancy.salaryMin,
  salaryMax: vacancy.salaryMax,
};

const qb = new QueryBuilder();

/** Open vacancies that share an item or a direction with somebody. */
export function candidatesFor(db: Db, { levels, wishes }: MatchPerson): Promise<Candidate[]> {
  const items = Object.keys(levels);
  const directions = [...new Set(wishes.map(({ jobTypeCode }) => `j${directionOf(jobTypeCode)}`))];
  const shares = [
    ...(items.length === 0 ? [] : [asksForOneOf(items)]),
    ...(directions.length === 0 ? [] : [sql`${vacancy.facets} && ${sql.param(directions)}::text[]`]),
  ];
  return shares.length === 0 ? Promise.resolve([]) : vacanciesWhere(db, and(recruiting, or(...shares)));
}

const asksForOneOf = (items: readonly string[]): SQL =>
  exists(
    qb
      .select({ one: sql`1` })
      .from(vacancyAbility)
      .where(and(eq(vacancyAbility.vacancyId, vacancy.id), inArray(vacancyAbility.abilityId, [...items]))),
  );

/** Vacancies as the match reads them: two statements, however many. */
export async function vacanciesWhere(db: Db, where: SQL | undefined): Promise<Candidate[]> {
  const rows = await db.select(asked).from(vacancy).where(where);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select({
      vacancyId: vacancyAbility.vacancyId,
      abilityId: vacancyAbility.abilityId,
      abilityLevel: vacancyAbility.abilityLevel,
    })
    .from(vacancyAbility)
    .where(sql`${vacancyAbility.vacancyId} = any(${sql.param(ids)}::bigint[])`);
  const byVacancy = Map.groupBy(items, ({ vacancyId }) => vacancyId);
  return rows.map((row) => ({ ...row, abilities: byVacancy.get(row.id) ?? [] }));
}

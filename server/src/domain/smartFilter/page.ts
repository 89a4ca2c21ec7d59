import { and, desc, inArray, sql } from 'drizzle-orm';
import type { list } from '#contract/position/smartFilter.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { AbilityLevel } from '#contract/rules/abilities.ts';
import { gapsOf } from '#contract/rules/match.ts';
import type { Db } from '../../db/client.ts';
import { talentFact } from '../../db/schema/smartFilter.ts';
import { vacancy, vacancyAbility, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { itemsOf } from '../abilities/items.ts';
import { candidateOf, people } from '../hiring/candidates.ts';
import { poolChoices } from '../hiring/pool.ts';
import { askedBy, chosenOf } from '../vacancies/abilities.ts';
import { ownVacancy, received } from '../vacancies/policies.ts';
import { measuringTestsOf } from '../vacancies/testMarks.ts';
import { conditionsOf } from './conditions.ts';
import { knownFacts } from './policies.ts';

const found = {
  id: talentFact.applicationId,
  vacancyId: talentFact.vacancyId,
  percent: talentFact.percent,
  reasons: talentFact.reasons,
  levels: talentFact.levels,
};

/** A page of the candidates under these conditions, whoever fits best first; as many statements for one as for a hundred. */
export async function filteredPage(ctx: UserCtx, wanted: OutputOf<typeof list.input>) {
  const { db, user, now } = ctx;
  const tests = conditionsOf(wanted, now).map(({ test }) => test);
  const where = and(knownFacts(user, wanted.vacancyId), ...tests);
  const total = await cappedCount(db, sql`${talentFact}`, where);
  const page = await pageAt(wanted, total, (limit, offset) =>
    db
      .select(found)
      .from(talentFact)
      .where(where)
      .orderBy(desc(talentFact.percent), desc(talentFact.applicationId))
      .limit(limit)
      .offset(offset),
  );
  const ids = page.list.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await people(ctx).where(and(inArray(vacancyApplication.id, ids), received(user)));
  const byId = new Map(rows.map((row) => [row.id, candidateOf(row)]));
  const compared = await comparing(
    db,
    page.list.map(({ vacancyId }) => vacancyId),
  );
  const list = page.list.flatMap(({ id, vacancyId, percent, reasons, levels }) => {
    const row = byId.get(id);
    return row ? [{ ...row, percent, reasons, ...compared(vacancyId, levels) }] : [];
  });
  return { ...page, list };
}

/** What vacancies ask for beside the levels of somebody, in words; two statements. */
async function comparing(db: Db, vacancyIds: readonly string[]) {
  const { vacancyId, abilityId, abilityLevel } = vacancyAbility;
  const asked =
    vacancyIds.length === 0
      ? []
      : await db
          .select({ vacancyId, abilityId, abilityLevel })
          .from(vacancyAbility)
          .where(inArray(vacancyId, [...new Set(vacancyIds)]))
          .orderBy(desc(abilityLevel), vacancyAbility.id);
  const names = await itemsOf(
    db,
    asked.map((one) => one.abilityId),
  );
  const byVacancy = Map.groupBy(asked, (one) => one.vacancyId);
  const nameOf = (id: string) => names.get(id)?.abilityName;
  return (id: string, levels: Readonly<Record<string, AbilityLevel>>) => {
    const its = byVacancy.get(id) ?? [];
    return {
      reached: its.flatMap((one) => {
        const [abilityName, mine] = [nameOf(one.abilityId), levels[one.abilityId]];
        return abilityName !== undefined && mine !== undefined && mine >= one.abilityLevel
          ? [{ abilityName, abilityLevel: mine }]
          : [];
      }),
      gaps: gapsOf(levels, its).flatMap(({ abilityId: lacking, wanted, mine }) => {
        const abilityName = nameOf(lacking);
        return abilityName === undefined ? [] : [{ abilityName, wanted, mine }];
      }),
    };
  };
}

/** What the conditions are chosen from; a vacancy of another enterprise has neither items nor tests. */
export async function filterChoices(ctx: UserCtx, vacancyId: string) {
  const { db, user } = ctx;
  const { vacancies } = await poolChoices(ctx);
  const [own] = await db.select({ isBlind: vacancy.isBlind }).from(vacancy).where(ownVacancy(user, vacancyId));
  const asked = own ? await chosenOf(db, await askedBy(db, vacancyId)) : [];
  return {
    vacancies,
    isBlind: own?.isBlind ?? (0 as const),
    abilities: asked.map(({ abilityId, abilityName, groupName, levelWords, abilityLevel }) => ({
      abilityId,
      abilityName,
      groupName,
      levelWords,
      abilityLevel,
    })),
    tests: own ? await measuringTestsOf(db, vacancyId) : [],
  };
}

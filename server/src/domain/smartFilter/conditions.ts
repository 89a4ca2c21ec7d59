import { gte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { monthsBefore } from '#contract/rules/monthsBefore.ts';
import type { FilterConditions, FilterPart } from '#contract/rules/smartFilter.ts';
import { talentFact } from '../../db/schema/smartFilter.ts';
import { includes } from '../../kit/like.ts';
import { regionKey } from '../vacancies/talentFacts.ts';

export interface Condition {
  part: FilterPart;
  /** The item, the axis or the test; empty for parts of one condition. */
  about: string;
  test: SQL;
}

/** Each condition by itself: what is not told fulfils none. */
export function conditionsOf(of: FilterConditions, now: Date): Condition[] {
  const one = (isAsked: boolean, part: FilterPart, test: () => SQL): Condition[] =>
    isAsked ? [{ part, about: '', test: test() }] : [];
  return [
    ...one(of.leastPercent > 0, 'percent', () => gte(talentFact.percent, of.leastPercent)),
    ...of.abilities.map(({ abilityId, abilityLevel }) => ({
      part: 'ability' as const,
      about: abilityId,
      test: sql`coalesce((${talentFact.levels} ->> ${abilityId}::text)::int, 0) >= ${abilityLevel}`,
    })),
    ...one(of.evidenceMonths > 0, 'evidence', () => isFresh(of, now)),
    ...one(of.degree !== '', 'degree', () => gte(talentFact.degree, Number(of.degree))),
    ...one(of.leastYears > 0, 'years', () => sql`coalesce(${talentFact.years}, 0) >= ${of.leastYears}`),
    ...one(
      of.region !== '',
      'region',
      () => sql`${talentFact.regions} @> ${sql.param([regionKey(of.region)])}::text[]`,
    ),
    ...one(of.schoolName !== '', 'school', () => includes(talentFact.schools, of.schoolName)),
    ...one(of.isCertified === 1, 'certified', () => ne(talentFact.certificates, '')),
    ...one(of.certificateName !== '', 'certificate', () => includes(talentFact.honors, of.certificateName)),
    ...(of.tests ?? []).map(({ assessmentId, least }) => ({
      part: 'test' as const,
      about: assessmentId,
      test: sql`coalesce((${talentFact.tests} ->> ${assessmentId}::text)::int, -1) >= ${least}`,
    })),
    ...of.scores.map(({ axis, least }) => ({
      part: 'score' as const,
      about: axis,
      test: sql`coalesce((${talentFact.scores} ->> ${axis}::text)::int, 0) >= ${least}`,
    })),
  ];
}

/** What shows the abilities that are asked for, or any without one, is not older than so many months. */
function isFresh({ abilities, evidenceMonths }: FilterConditions, now: Date): SQL {
  const from = monthsBefore(now, evidenceMonths);
  if (abilities.length === 0) return gte(talentFact.newestEvidence, from);
  const each = abilities.map(
    ({ abilityId }) => sql`coalesce(${talentFact.evidence} ->> ${abilityId}::text, '') >= ${from}`,
  );
  return sql`(${sql.join(each, sql` and `)})`;
}

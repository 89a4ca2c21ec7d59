import { or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ruleKeys, ruleKindOf } from '#contract/rules/eligibility.ts';
import type { Fit, FounderFacts, PolicyRules } from '#contract/rules/eligibility.ts';
import { judge } from '#contract/rules/judgeRules.ts';
import { startPolicy } from '../../db/schema/startPolicy.ts';
import type { Names } from '../site/names.ts';
import { regionNameOf } from './cards.ts';

/** The columns that say whom a policy is for. */
export const ruleColumns = {
  regionCode: startPolicy.regionCode,
  startFields: startPolicy.startFields,
  gradMonths: startPolicy.gradMonths,
  degreeLevel: startPolicy.degreeLevel,
  ageYears: startPolicy.ageYears,
  registeredMost: startPolicy.registeredMost,
  registeredLeast: startPolicy.registeredLeast,
  teamSize: startPolicy.teamSize,
  hiredCount: startPolicy.hiredCount,
  sharePercent: startPolicy.sharePercent,
  insuredMonths: startPolicy.insuredMonths,
};

/**
 * How a policy of the right place fits, for the database to compare all of them at once: what is measured of the
 * founder is the same for each, only the bounds differ. Says the same as `judge` (policyCheck.test.ts holds them
 * against each other).
 */
export function fitIn(facts: FounderFacts, today: string): SQL<Fit> {
  const lacks: SQL[] = [];
  const unknown: SQL[] = [];
  for (const key of ruleKeys) {
    const kind = ruleKindOf(key);
    const measure = kind.measure(facts, today);
    const bound = ruleColumns[key];
    if (measure === null) unknown.push(sql`${bound} is not null`);
    else lacks.push(kind.sense === 'most' ? sql`${bound} < ${measure}` : sql`${bound} > ${measure}`);
  }
  const fields = startPolicy.startFields;
  if (facts.startField === null) unknown.push(sql`${fields} <> '{}'`);
  else lacks.push(sql`(${fields} <> '{}' and not ${facts.startField} = any(${fields}))`);
  return sql<Fit>`case when ${or(...lacks) ?? no} then 3 when ${or(...unknown) ?? no} then 2 else 1 end`;
}

const no = sql`false`;

interface Compared {
  facts: FounderFacts;
  today: string;
  names: Names;
}

/** One policy held against the facts, rule by rule. */
export const judgementOf = (rules: PolicyRules, { facts, today, names }: Compared) =>
  judge({ rules, facts, today, regionName: regionNameOf(names, rules.regionCode) });

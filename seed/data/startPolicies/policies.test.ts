import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ruleKeys, ruleKindOf } from '#contract/rules/eligibility.ts';
import { daysProblem } from '#contract/rules/startPolicies.ts';
import { localPolicies } from './local.ts';
import { widePolicies } from './wide.ts';

const policies = [...widePolicies, ...localPolicies];
const regions = readFileSync(new URL('../region.json', import.meta.url), 'utf8');

it('there are thirty, each once, in places that there are', () => {
  expect(policies).toHaveLength(30);
  expect(new Set(policies.map(({ name }) => name)).size).toBe(30);
  for (const { region, name } of policies)
    if (region !== '') expect(regions, name).toContain(`"code":"${region}"`);
});

it('every one fits its fields, and its days are in order', () => {
  const day = (days: number | undefined) =>
    days === undefined ? '' : new Date(Date.UTC(2026, 10, 24) + days * 86_400_000).toISOString().slice(0, 10);
  for (const { name, amount, summary, howTo, papers, from, until, valid, rules = {} } of policies) {
    expect(name.length, name).toBeLessThanOrEqual(60);
    expect(amount.length, name).toBeLessThanOrEqual(40);
    expect(Math.max(summary.length, howTo.length), name).toBeLessThanOrEqual(600);
    expect(papers.length, name).toBeLessThanOrEqual(15);
    const days = { applyFrom: day(from), applyUntil: day(until), validUntil: day(valid) };
    expect(daysProblem(days), name).toBeUndefined();
    for (const key of ruleKeys) {
      const bound = rules[key];
      if (bound !== null && bound !== undefined) expect(ruleKindOf(key).words(bound), name).not.toContain('undefined');
    }
  }
});

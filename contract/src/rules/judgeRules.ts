import { Fit, fitsBound, ruleKeys, ruleKindOf } from './eligibility.ts';
import type { FounderFacts, PolicyRules, RuleKey } from './eligibility.ts';
import { isWithinRegion } from './regionCodes.ts';
import { StartField } from './startPolicies.ts';

/** One rule held against the facts. */
interface RuleLine {
  key: RuleKey | 'regionCode' | 'startFields';
  fit: Fit;
  /** The rule in words. */
  words: string;
  /** The fact in words; empty while it is missing. */
  mine: string;
  /** The field to fill in. */
  fact: keyof FounderFacts;
  /** The last day on which it fits; empty for no end. */
  until: string;
  /** The day from which it will fit; empty where waiting does not help. */
  from: string;
}

interface Judgement {
  fit: Fit;
  lines: RuleLine[];
  /** The last day on which everything fits; empty for no end, or where it does not. */
  until: string;
}

interface Judged {
  rules: PolicyRules;
  facts: FounderFacts;
  /** `yyyy-MM-dd`. */
  today: string;
  /** The names of the region of the policy. */
  regionName: string;
}

/** Holds every rule of a policy against the facts of a founder: what fits until when, what is missing, what does not. */
export function judge({ rules, facts, today, regionName }: Judged): Judgement {
  const lines = [
    ...(rules.regionCode === '' ? [] : [regionLine(rules.regionCode, facts, regionName)]),
    ...(rules.startFields.length === 0 ? [] : [fieldLine(rules.startFields, facts)]),
    ...ruleKeys.flatMap((key) => {
      const bound = rules[key];
      return bound === null ? [] : [boundLine(key, { bound, facts, today })];
    }),
  ];
  const fit = lines.reduce<Fit>((worst, line) => (line.fit > worst ? line.fit : worst), Fit.fits);
  const ends = lines.map(({ until }) => until).filter(Boolean);
  return { fit, lines, until: fit === Fit.fits ? (ends.toSorted()[0] ?? '') : '' };
}

function boundLine(
  key: RuleKey,
  { bound, facts, today }: { bound: number; facts: FounderFacts; today: string },
): RuleLine {
  const kind = ruleKindOf(key);
  const measure = kind.measure(facts, today);
  const line = { key, words: kind.words(bound), fact: kind.fact, until: '', from: '' };
  if (measure === null) return { ...line, fit: Fit.unknown, mine: '' };
  const mine = kind.mine(facts);
  const turns = kind.turns?.(facts, bound) ?? '';
  if (fitsBound(kind, measure, bound))
    return { ...line, fit: Fit.fits, mine, until: kind.sense === 'most' ? turns : '' };
  return { ...line, fit: Fit.lacks, mine, from: kind.sense === 'least' ? turns : '' };
}

const regionLine = (regionCode: string, facts: FounderFacts, regionName: string): RuleLine => ({
  key: 'regionCode',
  fact: 'regionCode',
  words: `在${regionName}创业`,
  mine: '',
  until: '',
  from: '',
  fit: facts.regionCode === '' ? Fit.unknown : isWithinRegion(facts.regionCode, regionCode) ? Fit.fits : Fit.lacks,
});

function fieldLine(fields: readonly number[], { startField }: FounderFacts): RuleLine {
  const named = StartField.values.filter((value) => fields.includes(value)).map((value) => StartField.labels[value]);
  const own = StartField.values.find((value) => value === startField);
  return {
    key: 'startFields',
    fact: 'startField',
    words: `做的是${named.join('、')}`,
    mine: own === undefined ? '' : StartField.labels[own],
    until: '',
    from: '',
    fit: own === undefined ? Fit.unknown : fields.includes(own) ? Fit.fits : Fit.lacks,
  };
}

import type { RuleBounds } from '#contract/rules/eligibility.ts';
import type { PolicyField, PolicyLevel, StartField } from '#contract/rules/startPolicies.ts';

/** An invented start-up policy; days count from the day on which the world is loaded. */
export interface SeedPolicy {
  /** Who publishes it; the platform when left out. */
  org?: string;
  name: string;
  unit: string;
  level: PolicyLevel;
  field: PolicyField;
  /** A code of region.json; empty for the whole country. */
  region: string;
  amount: string;
  summary: string;
  howTo: string;
  papers: readonly string[];
  /** The provisions of its original text. */
  terms: readonly string[];
  issuedDaysAgo: number;
  /** Applying begins and ends so many days from now; negative is past. */
  from?: number;
  until?: number;
  valid?: number;
  fields?: readonly StartField[];
  rules?: Partial<RuleBounds>;
  /** What an earlier version gave, and what the one in force changed. */
  before?: { amount: string; changeNote: string };
  state?: 'draft' | 'withdrawn';
}

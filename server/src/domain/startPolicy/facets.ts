import { gramsOf, gramsSought } from '#contract/rules/grams.ts';
import { regionsAround, shortRegion } from '#contract/rules/regionCodes.ts';
import type { StartPolicyContent } from '../../db/schema/startPolicy.ts';

type Faceted = Pick<StartPolicyContent, 'policyName' | 'issuedBy' | 'regionCode' | 'policyLevel' | 'policyField'>;

/** What the library is narrowed by, besides the place and the days. */
export interface Wanted {
  policyLevel?: number | undefined;
  policyField?: number | undefined;
  str: string;
}

/** What a policy is found by, its place with all that lie around it: one index answers every combination. */
export const facetsOf = (row: Faceted): string[] => [
  ...regionsAround(row.regionCode).map((code) => `r${code}`),
  `l${row.policyLevel}`,
  `f${row.policyField}`,
  ...gramsOf(`${row.policyName} ${row.issuedBy}`).map((gram) => `g${gram}`),
];

/** The facets that a policy must have. */
export const facetsWanted = ({ policyLevel, policyField, str }: Wanted): string[] => [
  ...(policyLevel === undefined ? [] : [`l${policyLevel}`]),
  ...(policyField === undefined ? [] : [`f${policyField}`]),
  ...gramsSought(str).map((gram) => `g${gram}`),
];

/** The facet of everything within a place. */
export const placeFacet = (region: string): string => `r${shortRegion(region)}`;

import { gramsOf, gramsSought } from '#contract/rules/grams.ts';
import { regionsAround } from '#contract/rules/regionCodes.ts';
import { StartField } from '#contract/rules/startPolicies.ts';

interface Faceted {
  title: string;
  intro: string;
  regionCode: string;
  startFields: readonly number[];
}

/** What programmes are narrowed by, besides the place and the days. */
export interface Wanted {
  startField?: number | undefined;
  str: string;
}

/** What a programme is found by; without a line of business it is for all of them. */
export const facetsOf = ({ title, intro, regionCode, startFields }: Faceted): string[] => [
  ...regionsAround(regionCode).map((code) => `r${code}`),
  ...(startFields.length === 0 ? StartField.values : startFields).map((field) => `f${field}`),
  ...gramsOf(`${title} ${intro}`).map((gram) => `g${gram}`),
];

export const facetsWanted = ({ startField, str }: Wanted): string[] => [
  ...(startField === undefined ? [] : [`f${startField}`]),
  ...gramsSought(str).map((gram) => `g${gram}`),
];

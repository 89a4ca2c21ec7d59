import { gramsOf, gramsSought } from '#contract/rules/grams.ts';
import { regionsAround, shortRegion } from '#contract/rules/regionCodes.ts';

interface Faceted {
  title: string;
  intro: string;
  startField: number;
  regionCode: string;
}

export interface Wanted {
  startField?: number | undefined;
  region: string;
  str: string;
}

/** What a case is found by: its place with all that lie around it, its line of business, its words. */
export const facetsOf = ({ title, intro, startField, regionCode }: Faceted): string[] => [
  ...regionsAround(regionCode).map((code) => `r${code}`),
  `f${startField}`,
  ...gramsOf(`${title} ${intro}`).map((gram) => `g${gram}`),
];

export const facetsWanted = ({ startField, region, str }: Wanted): string[] => [
  ...(region === '' ? [] : [`r${shortRegion(region)}`]),
  ...(startField === undefined ? [] : [`f${startField}`]),
  ...gramsSought(str).map((gram) => `g${gram}`),
];

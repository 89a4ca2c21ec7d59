import { gramsOf, gramsSought } from '#contract/rules/grams.ts';
import { regionsAround, shortRegion } from '#contract/rules/regionCodes.ts';

interface Faceted {
  baseName: string;
  address: string;
  regionCode: string;
}

/** What a base is found by, its place with all that lie around it. */
export const facetsOf = ({ baseName, address, regionCode }: Faceted): string[] => [
  ...regionsAround(regionCode).map((code) => `r${code}`),
  ...gramsOf(`${baseName} ${address}`).map((gram) => `g${gram}`),
];

export const facetsWanted = ({ regionCode, str }: { regionCode: string; str: string }): string[] => [
  ...(regionCode === '' ? [] : [`r${shortRegion(regionCode)}`]),
  ...gramsSought(str).map((gram) => `g${gram}`),
];

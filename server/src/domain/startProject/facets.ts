import { gramsOf, gramsSought } from '#contract/rules/grams.ts';

interface Faceted {
  projectName: string;
  slogan: string;
  startField: number;
  projectStage: number;
}

/** What the show of projects is narrowed by. */
export interface Wanted {
  startField?: number | undefined;
  projectStage?: number | undefined;
  str: string;
}

export const facetsOf = ({ projectName, slogan, startField, projectStage }: Faceted): string[] => [
  `f${startField}`,
  `s${projectStage}`,
  ...gramsOf(`${projectName} ${slogan}`).map((gram) => `g${gram}`),
];

export const facetsWanted = ({ startField, projectStage, str }: Wanted): string[] => [
  ...(startField === undefined ? [] : [`f${startField}`]),
  ...(projectStage === undefined ? [] : [`s${projectStage}`]),
  ...gramsSought(str).map((gram) => `g${gram}`),
];

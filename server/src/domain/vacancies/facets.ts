import { gramsOf, gramsSought } from '#contract/rules/grams.ts';
import { bandsOf } from '#contract/rules/vacancies.ts';
import type { VacancyContent } from '../../db/schema/vacancy.ts';

type Faceted = Pick<
  VacancyContent,
  'vacancyName' | 'jobTypeCode' | 'regionCode' | 'degree' | 'experience' | 'nature' | 'salaryMin' | 'salaryMax'
> & { orgNo: string };

/** What the list is narrowed by; empty for all. */
export interface Wanted {
  region: string;
  jobType: string;
  salary: string;
  degree: string;
  experience: string;
  nature: string;
  orgNo: string;
  str: string;
}

/** What a vacancy is found by, its own codes with all that lie above them: one index answers every combination. */
export const facetsOf = (row: Faceted, orgName: string): string[] => [
  ...upwards(row.regionCode).map((code) => `r${code}`),
  ...upwards(row.jobTypeCode).map((code) => `j${code}`),
  ...bandsOf(row.salaryMin, row.salaryMax).map((band) => `s${band}`),
  `d${row.degree}`,
  `e${row.experience}`,
  `n${row.nature}`,
  `o${row.orgNo}`,
  ...gramsOf(`${row.vacancyName} ${orgName}`).map((gram) => `g${gram}`),
];

/** The facets that a vacancy must have. */
export const facetsWanted = (wanted: Wanted): string[] => [
  ...(wanted.region === '' ? [] : [`r${short(wanted.region)}`]),
  ...(wanted.jobType === '' ? [] : [`j${short(wanted.jobType)}`]),
  ...(wanted.salary === '' ? [] : [`s${wanted.salary}`]),
  ...(wanted.degree === '' ? [] : [`d${wanted.degree}`]),
  ...(wanted.experience === '' ? [] : [`e${wanted.experience}`]),
  ...(wanted.nature === '' ? [] : [`n${wanted.nature}`]),
  ...(wanted.orgNo === '0' ? [] : [`o${wanted.orgNo}`]),
  ...gramsSought(wanted.str).map((gram) => `g${gram}`),
];

/** Codes of regions and kinds of jobs have two digits a level; 420100 is 4201. */
const short = (code: string): string => code.replace(/(00)+$/, '');

const upwards = (code: string): string[] => {
  const own = short(code);
  return Array.from({ length: Math.ceil(own.length / 2) }, (_, level) => own.slice(0, (level + 1) * 2));
};

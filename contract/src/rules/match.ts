/** What a person brings, reckoned from rows alone: courses and tests, the résumé and the wishes for a job. */
export interface MatchPerson {
  /** By ability item, the level that courses and tests show (rules/evidence.ts). */
  levels: Readonly<Record<string, number>>;
  /** A value of the dictionary education, rising; empty: not told. */
  degree: string;
  /** Whole years of work; null: not told. */
  years: number | null;
  wishes: readonly Wish[];
}

export interface Wish {
  jobTypeCode: string;
  regionCode: string;
  /** Thousands of yuan a month; 0 at both ends is 面议. */
  salaryMin: number;
  salaryMax: number;
}

/** What a vacancy asks for. */
export interface MatchVacancy {
  abilities: readonly { abilityId: string; abilityLevel: number }[];
  degree: string;
  /** A value of the dictionary workYears. */
  experience: string;
  jobTypeCode: string;
  regionCode: string;
  salaryMin: number;
  salaryMax: number;
}

export type MatchPart = 'ability' | 'degree' | 'experience' | 'place' | 'salary';

/** How much each part counts; a part that the vacancy or the person says nothing of does not count at all. */
export const matchWeights: Readonly<Record<MatchPart, number>> = {
  ability: 60,
  degree: 10,
  experience: 10,
  place: 10,
  salary: 10,
};

export interface MatchReason {
  part: MatchPart;
  /** 0 to 100. */
  fit: number;
}

export interface Match {
  /** 0 to 100. */
  percent: number;
  reasons: MatchReason[];
}

/** Fewer percent are no recommendation. */
export const LEAST_MATCH = 40;

/**
 * How well somebody fits a vacancy: `round(Σ weight × fit ÷ Σ weight)` over the parts that count.
 * - ability: the mean over the items of `min(own level ÷ level asked, 1)`; without items it does not count.
 * - degree: all or nothing; half for one step below.
 * - experience: `years ÷ years asked`, at most all.
 * - place: the same city all, the same province half, of the best wish.
 * - salary: the share of the wished lower end that the vacancy pays at most, of the best wish.
 */
export function matchOf(person: MatchPerson, vacancy: MatchVacancy): Match {
  const reasons = (Object.keys(matchWeights) as MatchPart[]).flatMap((part): MatchReason[] => {
    const fit = fits[part](person, vacancy);
    return fit === null ? [] : [{ part, fit: Math.round(fit * 100) }];
  });
  const weight = reasons.reduce((sum, { part }) => sum + matchWeights[part], 0);
  const total = reasons.reduce((sum, { part, fit }) => sum + matchWeights[part] * fit, 0);
  return { percent: weight === 0 ? 0 : Math.round(total / weight), reasons };
}

type Fit = (person: MatchPerson, vacancy: MatchVacancy) => number | null;

const fits: Readonly<Record<MatchPart, Fit>> = {
  ability: ({ levels }, { abilities }) =>
    abilities.length === 0
      ? null
      : abilities.reduce(
          (sum, { abilityId, abilityLevel }) => sum + Math.min((levels[abilityId] ?? 0) / abilityLevel, 1),
          0,
        ) / abilities.length,
  degree: (person, vacancy) => {
    if (person.degree === '' || !isStep(vacancy.degree)) return null;
    const lacking = Number(vacancy.degree) - Number(person.degree);
    if (lacking <= 0) return 1;
    return lacking === 1 ? 0.5 : 0;
  },
  experience: ({ years }, { experience }) => {
    const asked = yearsAsked[experience] ?? 0;
    if (years === null || asked === 0) return null;
    return Math.min(years / asked, 1);
  },
  place: ({ wishes }, { regionCode }) => {
    const places = wishes.filter((wish) => wish.regionCode !== '');
    if (places.length === 0 || regionCode === '') return null;
    return Math.max(...places.map((wish) => placeFit(wish.regionCode, regionCode)));
  },
  salary: ({ wishes }, { salaryMax }) => {
    const paid = wishes.filter((wish) => wish.salaryMin > 0);
    if (paid.length === 0 || salaryMax === 0) return null;
    return Math.max(...paid.map((wish) => Math.min(salaryMax / wish.salaryMin, 1)));
  },
};

const isStep = (degree: string): boolean => /^\d$/.test(degree) && degree !== '0';

/** Years at least, by the values of the dictionary workYears; the others ask for none. */
const yearsAsked: Readonly<Record<string, number>> = { 3: 1, 4: 3, 5: 5, 6: 10 };

/** Codes of regions have two digits a level: province, city, district. */
function placeFit(wished: string, offered: string): number {
  const [mine, theirs] = [wished.replace(/(00)+$/, ''), offered.replace(/(00)+$/, '')];
  if (theirs.startsWith(mine) || mine.slice(0, 4) === theirs.slice(0, 4)) return 1;
  return mine.slice(0, 2) === theirs.slice(0, 2) ? 0.5 : 0;
}

/** What a person is found by: an item they have something of, and the direction of a job they wish for. */
export const keysOfPerson = ({ levels, wishes }: Pick<MatchPerson, 'levels' | 'wishes'>): string[] => [
  ...Object.keys(levels).map((id) => `a${id}`),
  ...new Set(wishes.map(({ jobTypeCode }) => `j${directionOf(jobTypeCode)}`)),
];

/** What a vacancy is found by. */
export const keysOfVacancy = ({
  abilities,
  jobTypeCode,
}: Pick<MatchVacancy, 'abilities' | 'jobTypeCode'>): string[] => [
  ...abilities.map(({ abilityId }) => `a${abilityId}`),
  ...(jobTypeCode === '' ? [] : [`j${directionOf(jobTypeCode)}`]),
];

/** The second level of the kinds of jobs. */
export const directionOf = (jobTypeCode: string): string => jobTypeCode.slice(0, 4);

/** Only who shares a key with a vacancy is compared with it; of the rest nothing is said. */
export function isRecommended(person: MatchPerson, vacancy: MatchVacancy): boolean {
  const keys = new Set(keysOfPerson(person));
  return keysOfVacancy(vacancy).some((key) => keys.has(key)) && matchOf(person, vacancy).percent >= LEAST_MATCH;
}

export interface Raising {
  id: string;
  raises: readonly { abilityId: string; abilityLevel: number }[];
}

/** The levels after finishing courses: of each item the highest. */
export function levelsAfter(levels: MatchPerson['levels'], courses: readonly Raising[]): Record<string, number> {
  const after: Record<string, number> = { ...levels };
  for (const { raises } of courses)
    for (const { abilityId, abilityLevel } of raises) after[abilityId] = Math.max(after[abilityId] ?? 0, abilityLevel);
  return after;
}

/** What finishing one course makes of a match: 78 % now, 84 % then. */
export const percentAfter = (person: MatchPerson, vacancy: MatchVacancy, course: Raising): number =>
  matchOf({ ...person, levels: levelsAfter(person.levels, [course]) }, vacancy).percent;

export interface Gap {
  abilityId: string;
  wanted: number;
  mine: number;
}

/** Which of the demands somebody does not reach yet. */
export const gapsOf = (levels: MatchPerson['levels'], asked: MatchVacancy['abilities']): Gap[] =>
  asked.flatMap(({ abilityId, abilityLevel }) => {
    const mine = levels[abilityId] ?? 0;
    return mine < abilityLevel ? [{ abilityId, wanted: abilityLevel, mine }] : [];
  });

/** By how many levels a course closes the gaps, each no further than is asked. */
export const closes = (gaps: readonly Gap[], { raises }: Raising): number =>
  gaps.reduce((sum, { abilityId, wanted, mine }) => {
    const to = raises.find((one) => one.abilityId === abilityId)?.abilityLevel ?? 0;
    return sum + Math.max(0, Math.min(to, wanted) - mine);
  }, 0);

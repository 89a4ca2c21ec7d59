import type { AbilityLevel } from './abilities.ts';
import { isId, NONE } from './id.ts';
import type { PortraitFacts } from './portrait.ts';
import { MOST_VACANCY_TESTS } from './vacancies.ts';

export type ScoreAxis = keyof PortraitFacts;

/** The axes of the ability portrait with their names, in its order. */
export const scoreAxes = {
  finishedCourses: '课程',
  categories: '广度',
  certificates: '证书',
  studySeconds: '投入',
  works: '作品',
  projects: '实践',
} as const satisfies Record<ScoreAxis, string>;

export const scoreKeys = Object.keys(scoreAxes) as [ScoreAxis, ...ScoreAxis[]];

export const percentSteps = [0, 40, 60, 80] as const;
export const monthSteps = [0, 6, 12, 24] as const;
export const yearSteps = [0, 1, 3, 5] as const;
export const scoreSteps = [20, 40, 60, 80, 100] as const;
/** Percent of the full marks of a test. */
export const testSteps = [60, 70, 80, 90] as const;
/** Degrees that are steps; a value beyond them is no condition. */
export const degreeSteps = ['', '1', '2', '3', '4', '5', '6', '7'] as const;

/** What the enterprise narrows its candidates by; empty and 0 for all. */
export interface FilterConditions {
  /** Whose applicants; all of the enterprise for `0`. */
  vacancyId: string;
  leastPercent: (typeof percentSteps)[number];
  /** Items that the vacancy asks for, with the level at least. */
  abilities: { abilityId: string; abilityLevel: AbilityLevel }[];
  /** What shows an ability is not older than so many months. */
  evidenceMonths: (typeof monthSteps)[number];
  /** A value of the dictionary education; that one and above. */
  degree: (typeof degreeSteps)[number];
  leastYears: (typeof yearSteps)[number];
  /** A place of any level: who lives there or wishes to work there. */
  region: string;
  schoolName: string;
  /** 1: with a certificate of the platform. */
  isCertified: 0 | 1;
  certificateName: string;
  scores: { axis: ScoreAxis; least: (typeof scoreSteps)[number] }[];
  /** Tests that the vacancy asks for, with the percent of the marks at least; not there for none. */
  tests?: TestCondition[] | undefined;
}

export interface TestCondition {
  assessmentId: string;
  least: (typeof testSteps)[number];
}

/** What a condition is about; several abilities, scores and tests are a condition each. */
export const filterParts = [
  'percent',
  'ability',
  'evidence',
  'degree',
  'years',
  'region',
  'school',
  'certified',
  'certificate',
  'score',
  'test',
] as const;

export type FilterPart = (typeof filterParts)[number];

/** Of so many candidates every figure is exact; of more it is told from as many of them, unless few are left. */
export const COUNTED_EXACTLY = 5000;

/** Items in one filter. */
export const MOST_FILTERED_ABILITIES = 8;
export const FILTER_WORDS = 30;
/** Saved filters of one person in one enterprise. */
export const MOST_TALENT_SEARCHES = 20;

/** Everybody, without any condition. */
export const everybody: FilterConditions = {
  vacancyId: NONE,
  leastPercent: 0,
  abilities: [],
  evidenceMonths: 0,
  degree: '',
  leastYears: 0,
  region: '',
  schoolName: '',
  isCertified: 0,
  certificateName: '',
  scores: [],
};

/** Whether there is any condition beside the vacancy. */
export const isFiltered = (of: FilterConditions): boolean =>
  of.leastPercent > 0 ||
  of.abilities.length > 0 ||
  of.evidenceMonths > 0 ||
  of.degree !== '' ||
  of.leastYears > 0 ||
  of.region !== '' ||
  of.schoolName !== '' ||
  of.isCertified === 1 ||
  of.certificateName !== '' ||
  of.scores.length > 0 ||
  (of.tests ?? []).length > 0;

/** The conditions as an address names them; the axes stand by their own names. */
export const filterNames = [
  'vacancy',
  'percent',
  'abilities',
  'months',
  'degree',
  'years',
  'region',
  'school',
  'certified',
  'certificate',
  'tests',
] as const;

export type FilterValues = Record<(typeof filterNames)[number] | ScoreAxis, string>;

/** The conditions that an address means; what it cannot mean is no condition. */
export function readConditions(of: Readonly<FilterValues>): FilterConditions {
  const tests = testsIn(of.tests);
  return {
    vacancyId: isId(of.vacancy) ? of.vacancy : NONE,
    leastPercent: stepIn(percentSteps, of.percent),
    abilities: abilitiesIn(of.abilities),
    evidenceMonths: stepIn(monthSteps, of.months),
    degree: degreeSteps.find((step) => step === of.degree) ?? '',
    leastYears: stepIn(yearSteps, of.years),
    region: /^\d{2,12}$/.test(of.region) ? of.region : '',
    schoolName: of.school.slice(0, FILTER_WORDS),
    isCertified: of.certified === '1' ? 1 : 0,
    certificateName: of.certificate.slice(0, FILTER_WORDS),
    scores: scoreKeys.flatMap((axis) => {
      const least = scoreSteps.find((step) => String(step) === of[axis]);
      return least === undefined ? [] : [{ axis, least }];
    }),
    ...(tests.length > 0 ? { tests } : {}),
  };
}

/** The same the other way. */
export function writeConditions(of: FilterConditions): FilterValues {
  const number = (value: number) => (value === 0 ? '' : String(value));
  const least = (axis: ScoreAxis) => number(of.scores.find((score) => score.axis === axis)?.least ?? 0);
  return {
    vacancy: of.vacancyId === NONE ? '' : of.vacancyId,
    percent: number(of.leastPercent),
    abilities: of.abilities.map(({ abilityId, abilityLevel }) => `${abilityId}-${abilityLevel}`).join('.'),
    months: number(of.evidenceMonths),
    degree: of.degree,
    years: number(of.leastYears),
    region: of.region,
    school: of.schoolName,
    certified: number(of.isCertified),
    certificate: of.certificateName,
    tests: (of.tests ?? []).map(({ assessmentId, least: percent }) => `${assessmentId}-${percent}`).join('.'),
    finishedCourses: least('finishedCourses'),
    categories: least('categories'),
    certificates: least('certificates'),
    studySeconds: least('studySeconds'),
    works: least('works'),
    projects: least('projects'),
  };
}

/** In one order, so that the same conditions are one saved filter however they were chosen. */
export function inOrder(of: FilterConditions): FilterConditions {
  const { tests = [], ...others } = of;
  return {
    ...others,
    abilities: of.abilities.toSorted((one, other) => Number(one.abilityId) - Number(other.abilityId)),
    scores: of.scores.toSorted((one, other) => scoreKeys.indexOf(one.axis) - scoreKeys.indexOf(other.axis)),
    ...(tests.length > 0
      ? { tests: tests.toSorted((one, other) => Number(one.assessmentId) - Number(other.assessmentId)) }
      : {}),
  };
}

/** The part of an address that says which saved filter is looked at. */
export const FILTER_PARAM = 'saved';

export const FILTER_PATH = '/account/smartfilter';
/** Where a rule is written, with its conditions in the address. */
export const CHECK_PATH = '/account/smartcheck/add';
export const FILTERED_PATH = '/account/smartfilter/talentlist';

/** A page of the filter under these conditions. */
export function filterPath(page: string, of: FilterConditions, savedId = ''): string {
  const values = Object.entries({ ...writeConditions(of), [FILTER_PARAM]: savedId });
  const query = new URLSearchParams(values.filter(([, value]) => value !== ''));
  return query.size === 0 ? page : `${page}?${query}`;
}

function stepIn<S extends number>(steps: readonly [S, ...S[]], text: string): S {
  return steps.find((step) => String(step) === text) ?? steps[0];
}

function abilitiesIn(text: string): FilterConditions['abilities'] {
  const named = text.split('.').flatMap((one) => {
    const [, abilityId, level] = /^(\d{1,19})-([1-5])$/.exec(one) ?? [];
    return abilityId !== undefined && isId(abilityId)
      ? [{ abilityId, abilityLevel: Number(level) as AbilityLevel }]
      : [];
  });
  return [...new Map(named.map((one) => [one.abilityId, one])).values()].slice(0, MOST_FILTERED_ABILITIES);
}

function testsIn(text: string): TestCondition[] {
  const named = text.split('.').flatMap((one) => {
    const [, assessmentId, percent] = /^(\d{1,19})-(\d{2})$/.exec(one) ?? [];
    const least = testSteps.find((step) => String(step) === percent);
    return assessmentId !== undefined && isId(assessmentId) && least !== undefined ? [{ assessmentId, least }] : [];
  });
  return [...new Map(named.map((one) => [one.assessmentId, one])).values()].slice(0, MOST_VACANCY_TESTS);
}

interface Effect {
  alone: number;
  without: number;
}

/** The condition without which most would be left; where no single one helps, the one that fewest fulfil. */
export function mostExcluding<E extends Effect>(effects: readonly E[], total: number): E | undefined {
  const [worst] = effects.toSorted((one, other) => other.without - one.without || one.alone - other.alone);
  return worst && worst.alone < total ? worst : undefined;
}

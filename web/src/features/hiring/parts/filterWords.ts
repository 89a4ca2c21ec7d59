import { AbilityLevel } from '#contract/rules/abilities.ts';
import type { FilterEffect } from '#contract/position/smartFilterShapes.ts';
import { scoreAxes, writeConditions } from '#contract/rules/smartFilter.ts';
import type { FilterConditions, FilterValues, ScoreAxis } from '#contract/rules/smartFilter.ts';

type Told = Pick<FilterEffect, 'part' | 'about'>;

export interface Names {
  abilityOf: (id: string) => string;
  testOf: (id: string) => string;
  degreeOf: (value: string) => string;
  /** Of the region that is asked for. */
  region: string;
}

/** A condition in words: 数据清洗，熟练以上. */
export function effectName({ part, about }: Told, of: FilterConditions, names: Names): string {
  switch (part) {
    case 'percent':
      return `匹配度 ${of.leastPercent}% 以上`;
    case 'ability': {
      const level = of.abilities.find(({ abilityId }) => abilityId === about)?.abilityLevel;
      return `${names.abilityOf(about)}，${level === undefined ? '' : AbilityLevel.labels[level]}以上`;
    }
    case 'evidence':
      return `凭证在 ${of.evidenceMonths} 个月以内`;
    case 'degree':
      return `${names.degreeOf(of.degree)}以上`;
    case 'years':
      return `工作 ${of.leastYears} 年以上`;
    case 'region':
      return names.region;
    case 'school':
      return `学校：${of.schoolName}`;
    case 'certified':
      return '有平台证书';
    case 'certificate':
      return `证书：${of.certificateName}`;
    case 'test': {
      const least = of.tests?.find(({ assessmentId }) => assessmentId === about)?.least ?? 0;
      return `${names.testOf(about)} ${least} 分以上`;
    }
    case 'score': {
      const axis = about as ScoreAxis;
      return `${scoreAxes[axis]} ${of.scores.find((score) => score.axis === axis)?.least ?? 0} 分以上`;
    }
  }
}

/** A number of people after words: 「 1,200」, and 「约 12,000」 where it was told from a sample. */
export const figureOf =
  ({ isEstimate }: { isEstimate: 0 | 1 }) =>
  (count: number): string =>
    `${isEstimate === 1 ? '约' : ''} ${count.toLocaleString('en-US')}`;

const emptied: Readonly<Record<Exclude<FilterEffect['part'], 'ability' | 'score' | 'test'>, Partial<FilterValues>>> = {
  percent: { percent: '' },
  evidence: { months: '' },
  degree: { degree: '' },
  years: { years: '' },
  region: { region: '' },
  school: { school: '' },
  certified: { certified: '' },
  certificate: { certificate: '' },
};

/** What of the address is different without a condition. */
export function withoutIt({ part, about }: Told, of: FilterConditions): Partial<FilterValues> {
  if (part === 'ability') {
    const abilities = of.abilities.filter(({ abilityId }) => abilityId !== about);
    return { abilities: writeConditions({ ...of, abilities }).abilities };
  }
  if (part === 'test') {
    const tests = of.tests?.filter(({ assessmentId }) => assessmentId !== about);
    return { tests: writeConditions({ ...of, tests }).tests };
  }
  return part === 'score' ? { [about]: '' } : emptied[part];
}

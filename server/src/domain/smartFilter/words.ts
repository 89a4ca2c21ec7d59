import { inArray } from 'drizzle-orm';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { scoreAxes } from '#contract/rules/smartFilter.ts';
import type { FilterConditions, ScoreAxis } from '#contract/rules/smartFilter.ts';
import type { Db } from '../../db/client.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import { itemsOf } from '../abilities/items.ts';
import { namesOfCodes } from '../site/names.ts';
import { testsOf } from '../typicalPlans/read.ts';
import { conditionsOf } from './conditions.ts';
import type { Condition } from './conditions.ts';

type Told = Pick<Condition, 'part' | 'about'>;

/** What single conditions are called; the names that all of them need are looked up at once. */
export async function conditionNames(db: Db, all: readonly FilterConditions[], now: Date) {
  const names = await namesOfCodes(db, now);
  const items = await itemsOf(
    db,
    all.flatMap(({ abilities }) => abilities.map(({ abilityId }) => abilityId)),
  );
  const tests = await testsOf(
    db,
    all.flatMap((of) => (of.tests ?? []).map(({ assessmentId }) => assessmentId)),
  );
  return (of: FilterConditions, { part, about }: Told): string => {
    switch (part) {
      case 'percent':
        return `匹配度 ${of.leastPercent}% 以上`;
      case 'ability': {
        const level = of.abilities.find(({ abilityId }) => abilityId === about)?.abilityLevel;
        const name = items.get(about)?.abilityName;
        return name === undefined || level === undefined ? '' : `${name}${AbilityLevel.labels[level]}以上`;
      }
      case 'evidence':
        return `凭证在 ${of.evidenceMonths} 个月以内`;
      case 'degree':
        return `${names.label('education', of.degree)}以上`;
      case 'years':
        return `工作 ${of.leastYears} 年以上`;
      case 'region':
        return names.region(of.region).split(' ').at(-1) ?? '';
      case 'school':
        return of.schoolName;
      case 'certified':
        return '有平台证书';
      case 'certificate':
        return of.certificateName;
      case 'test': {
        const least = of.tests?.find(({ assessmentId }) => assessmentId === about)?.least ?? 0;
        return `${tests.get(about)?.title ?? '岗位测试'} ${least} 分以上`;
      }
      case 'score':
        return `${scoreAxes[about as ScoreAxis]} ${of.scores.find(({ axis }) => axis === about)?.least ?? 0} 分以上`;
    }
  };
}

/** Conditions as people read them, with the vacancy before them. */
export async function wordsFor(db: Db, all: readonly FilterConditions[], now: Date) {
  const nameOf = await conditionNames(db, all, now);
  const vacancyIds = [...new Set(all.map(({ vacancyId }) => vacancyId))];
  const { id, vacancyName } = vacancy;
  const named =
    vacancyIds.length === 0 ? [] : await db.select({ id, vacancyName }).from(vacancy).where(inArray(id, vacancyIds));
  const vacancies = new Map(named.map((row) => [row.id, row.vacancyName]));
  return (of: FilterConditions): string[] =>
    [vacancies.get(of.vacancyId) ?? '', ...conditionsOf(of, now).map((one) => nameOf(of, one))].filter(
      (word) => word !== '',
    );
}

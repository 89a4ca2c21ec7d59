import * as filter from '#contract/position/smartFilter.ts';
import { readConditions } from '#contract/rules/smartFilter.ts';
import * as dict from '#contract/system/dict.ts';
import * as region from '#contract/system/region.ts';
import { pathTo } from '../../../kit/catalogue/categoryRows.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { filterSpec } from './filterAddress.ts';

/** What both pages of the filter know: the conditions of the address, what they are chosen from and what they come to. */
export async function loadFilter(request: Request, api: PageApi) {
  const { filters, page } = readList(filterSpec, new URL(request.url).searchParams);
  const wanted = readConditions(filters);
  // Items and tests belong to a vacancy: without one there is nothing to ask for.
  const conditions = wanted.vacancyId === '0' ? { ...wanted, abilities: [], tests: undefined } : wanted;
  const [choices, counts, { items }, { regionList }] = await Promise.all([
    api.call(filter.choices, { vacancyId: conditions.vacancyId }),
    api.call(filter.count, conditions),
    api.call(dict.items, { keys: 'education' }),
    api.call(region.listAsTree, {}),
  ]);
  const known: Record<string, dict.DictItem[]> = items;
  return {
    page,
    conditions,
    choices,
    counts,
    degrees: (known['education'] ?? []).map(({ value, label }) => ({ value, label })),
    regionName: pathTo(regionList, conditions.region).at(-1)?.name ?? '',
  };
}

export type FilterData = Awaited<ReturnType<typeof loadFilter>>;

/** The names of what conditions are about. */
export const namesIn = ({ choices, degrees, regionName }: FilterData) => ({
  abilityOf: (id: string) => choices.abilities.find(({ abilityId }) => abilityId === id)?.abilityName ?? '能力项',
  testOf: (id: string) => choices.tests.find(({ assessmentId }) => assessmentId === id)?.title ?? '岗位测试',
  degreeOf: (value: string) => degrees.find((degree) => degree.value === value)?.label ?? value,
  region: regionName,
});

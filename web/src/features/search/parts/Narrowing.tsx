import { isCourseKind } from '#contract/rules/searchKinds.ts';
import type { SearchKind } from '#contract/rules/searchKinds.ts';
import { FilterPanel } from '../../../kit/catalogue/FilterPanel.tsx';
import { rowOf } from '../../../kit/catalogue/filterGroup.ts';
import type { FilterGroup } from '../../../kit/catalogue/filterGroup.ts';
import { SortLine } from '../../../kit/catalogue/SortLine.tsx';
import { NoMatch } from '../../../kit/list/NoMatch.tsx';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { useSite } from '../../../kit/site.ts';
import { tabChange } from './addresses.ts';

const sorts = [
  { value: 'default', label: '最相关' },
  { value: 'hot', label: '最热' },
  { value: 'new', label: '最新' },
  { value: 'priceUp', label: '价格', descending: 'priceDown' },
];

const free = { value: 'free', label: '免费' };
const vip = { value: 'vip', label: '会员免费' };

/** Price and order, for the kinds of results that have them. */
export function Narrowing({ list }: { list: ListHandle }) {
  const { site } = useSite();
  if (!isCourseKind(Number(list.filters['type']) as SearchKind)) return null;
  const price: FilterGroup = { name: 'price', label: '价格', options: site.isEnableVip === 1 ? [free, vip] : [free] };
  return (
    <>
      <FilterPanel rows={[rowOf(price, list)]} sheetId="search-filters" closeLabel="看结果" />
      <SortLine list={list} sorts={sorts} chosen={[]} />
    </>
  );
}

/** There are results of this kind, but none at this price. */
export const NothingLeft = ({ list }: { list: ListHandle }) => (
  <NoMatch clearHref={list.hrefOf(tabChange(list.filters['type'] ?? 'all'))} />
);

import { SearchKind } from '#contract/rules/searchKinds.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** `type` also comes from the search box, which knows kinds that are not searched yet; those mean everything. */
export const searchSpec = listSpec({
  filters: {
    str: '',
    type: ['all', ...(Object.keys(SearchKind.labels) as `${SearchKind}`[])],
    price: ['all', 'free', 'vip'],
  },
  sorts: ['default', 'hot', 'new', 'priceUp', 'priceDown'],
});

/** Where a kind of results is, or all of them, in their own order. */
export const tabChange = (type: string) => ({ filters: { type, price: 'all' }, sort: 'default' }) as const;

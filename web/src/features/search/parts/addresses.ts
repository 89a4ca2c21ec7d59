import { SearchKind } from '#contract/rules/searchKinds.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** `type` also comes from the search box, which knows kinds that are not searched yet; those mean everything. */
export const searchSpec = listSpec({
  filters: { str: '', type: ['all', ...(Object.keys(SearchKind.labels) as `${SearchKind}`[])] },
});

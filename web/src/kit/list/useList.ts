import { useLocation, useNavigation, useRevalidator } from 'react-router';
import type { FilterValues, ListSpec } from './listAddress.ts';
import type { ListSource } from './listSource.ts';
import type { LoadedPage } from './loadList.ts';
import type { ListHandle } from './useListState.ts';
import { useListState } from './useListState.ts';

/** A list on its page: filters, order and page as the address says, and the rows that the loader brought. */
export interface ListView<T, V = Record<string, string>> extends ListHandle<V> {
  readonly source: ListSource<T>;
}

/**
 * A list for its page, to be shown by `<List of={…}>`; busy while the same page loads with another query.
 * @param spec the constant that `loadList` was given
 */
export function useList<T, const F extends NonNullable<ListSpec['filters']>>(
  spec: ListSpec<F>,
  loaded: LoadedPage<T>,
): ListView<T, FilterValues<F>> {
  const handle = useListState(spec);
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { state, revalidate } = useRevalidator();
  const turning = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const source: ListSource<T> = {
    page: 'page' in loaded ? loaded.page : undefined,
    failure: 'failure' in loaded ? loaded.failure : undefined,
    busy: turning || state === 'loading',
    retry: () => void revalidate(),
  };
  return { ...handle, source };
}

import { useLocation, useNavigation, useRevalidator } from 'react-router';
import type { ListSource } from './listSource.ts';
import type { LoadedPage } from './loadPage.ts';

/** The rows that the page's loader brought; busy while the same page loads with another query. */
export function useLoadedList<T>(loaded: LoadedPage<T>): ListSource<T> {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { state, revalidate } = useRevalidator();
  const turning = navigation.state === 'loading' && navigation.location.pathname === pathname;
  return {
    page: 'page' in loaded ? loaded.page : undefined,
    failure: 'failure' in loaded ? loaded.failure : undefined,
    busy: turning || state === 'loading',
    retry: () => void revalidate(),
  };
}

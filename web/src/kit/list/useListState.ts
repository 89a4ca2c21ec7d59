import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FilterValues, ListChange, ListSpec, ListState } from './listAddress.ts';
import { defaultOf, isTyping, listSearch, readList } from './listAddress.ts';

/** The state of a list and the ways to change it. Methods, so that a frame can take the handle of any list. */
export interface ListHandle<V = Record<string, string>> extends ListState<V> {
  /** The address with a change, for a link. */
  hrefOf(change: ListChange<V>): string;
  pageHref(page: number): string;
  /** The address without any filter. */
  readonly clearHref: string;
  isDefault(filter: keyof V & string): boolean;
  /** The value that takes a filter away. */
  defaultOf(filter: keyof V & string): string;
  /** Goes to the change; typing replaces the entry in the history, everything else adds one. */
  change(change: ListChange<V>): void;
}

/**
 * Filters, order and page of a list, kept in the address so that they survive reload, sharing and the back button.
 * @param spec a constant made by `listSpec`; the loader reads the same one with `readList`.
 */
export function useListState<const F extends NonNullable<ListSpec['filters']>>(
  spec: ListSpec<F>,
): ListHandle<FilterValues<F>> {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  // A second choice that is made while the first one still loads adds to it.
  const asked = useRef(search);
  useLayoutEffect(() => {
    asked.current = location.search;
  }, [location]);
  const handle = useMemo(() => {
    const change = (change: ListChange) => {
      asked.current = listSearch(spec, new URLSearchParams(asked.current), change);
      void navigate(pathname + asked.current, { replace: isTyping(spec, change), preventScrollReset: true });
    };
    return { ...handleOf(spec, pathname, search), change };
  }, [spec, pathname, search, navigate]);
  return handle as ListHandle<FilterValues<F>>;
}

function handleOf(spec: ListSpec, pathname: string, search: string): Omit<ListHandle, 'change'> {
  const query = new URLSearchParams(search);
  const state = readList(spec, query);
  const hrefOf = (change: ListChange) => pathname + listSearch(spec, query, change);
  const standard = Object.fromEntries(
    Object.entries(spec.filters ?? {}).map(([name, filter]) => [name, defaultOf(filter)]),
  );
  return {
    ...state,
    hrefOf,
    pageHref: (page) => hrefOf({ page }),
    clearHref: hrefOf({ filters: standard }),
    isDefault: (name) => state.filters[name] === standard[name],
    defaultOf: (name) => standard[name] ?? '',
  };
}

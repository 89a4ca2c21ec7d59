/** A list of allowed values, the first being the default; or free text with its default. */
type Filter = string | readonly [string, ...string[]];

/** What a list keeps in the address. Names are those of the query; `page` and `sort` are taken. */
export interface ListSpec<F extends Record<string, Filter> = Record<string, Filter>> {
  readonly filters?: F;
  /** Allowed orders, the first being the default. */
  readonly sorts?: readonly [string, ...string[]];
}

export type FilterValues<F extends Record<string, Filter>> = {
  [K in keyof F]: F[K] extends readonly (infer V extends string)[] ? V : string;
};

export interface ListState<V = Record<string, string>> {
  filters: V;
  sort: string;
  /** From 1. */
  page: number;
}

/** What is to be different; a change of filter or order leads back to page 1. */
export interface ListChange<V = Record<string, string>> {
  filters?: Partial<V>;
  sort?: string;
  page?: number;
}

/** Declares what a list keeps in the address, for its loader and its page. */
export const listSpec = <const F extends Record<string, Filter> = Record<never, Filter>>(spec: ListSpec<F>) => spec;

const TEXT_LENGTH = 100;
const LAST_PAGE = 1_000_000;

/** The state that an address means. Values that the list does not know count as their defaults. */
export function readList<F extends Record<string, Filter>>(
  spec: ListSpec<F>,
  search: URLSearchParams,
): ListState<FilterValues<F>> {
  const filters = Object.entries<Filter>(spec.filters ?? {}).map(([name, filter]) => [
    name,
    typeof filter === 'string' ? freeText(search.get(name), filter) : oneOf(search.get(name), filter),
  ]);
  return {
    filters: Object.fromEntries(filters) as FilterValues<F>,
    sort: spec.sorts ? oneOf(search.get('sort'), spec.sorts) : '',
    page: pageIn(search.get('page')),
  };
}

/** The query after a change, with `?` when there is one; defaults and what belongs to others stay out of its way. */
export function listSearch(spec: ListSpec, search: URLSearchParams, change: ListChange): string {
  const now = readList(spec, search);
  const filters: Record<string, string | undefined> = { ...now.filters, ...change.filters };
  const sort = change.sort ?? now.sort;
  const moved = change.filters !== undefined || change.sort !== undefined;
  const page = change.page ?? (moved ? 1 : now.page);

  const query = new URLSearchParams(search);
  for (const [name, filter] of Object.entries(spec.filters ?? {})) put(query, name, filters[name], defaultOf(filter));
  if (spec.sorts) put(query, 'sort', sort, spec.sorts[0]);
  put(query, 'page', String(page), '1');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** True when nothing but free text changes: each letter typed must not become a step of the back button. */
export const isTyping = (spec: ListSpec, { filters, sort, page }: ListChange): boolean =>
  filters !== undefined &&
  sort === undefined &&
  page === undefined &&
  Object.keys(filters).every((name) => typeof spec.filters?.[name] === 'string');

/** The value a filter has when the address does not name it. */
export const defaultOf = (filter: Filter | undefined): string =>
  typeof filter === 'string' ? filter : (filter?.[0] ?? '');

const oneOf = (given: string | null, allowed: readonly string[]): string =>
  given !== null && allowed.includes(given) ? given : allowed[0]!;

/** Control characters cannot be searched for, and a call would refuse the whole list because of them. */
const freeText = (given: string | null, otherwise: string): string =>
  given === null
    ? otherwise
    : given
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, TEXT_LENGTH);

function pageIn(given: string | null): number {
  const page = Number(given ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

function put(query: URLSearchParams, name: string, value: string | undefined, otherwise: string): void {
  // Taken away before it is added: the same conditions are one address however they were chosen.
  query.delete(name);
  if (value !== undefined && value !== otherwise) query.append(name, value);
}

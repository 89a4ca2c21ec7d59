import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallError } from '#contract/kit/callError.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Page } from '#contract/kit/page.ts';
import type { InputOf, Schema } from '#contract/kit/schema.ts';
import { call } from '../call.ts';
import { queryClient } from '../queries.ts';
import type { ListSource } from './listSource.ts';

/** A paged call as a contract declares it. */
type PagedEndpoint<I extends Schema, T> = Endpoint<string, I, Schema & { readonly _zod: { readonly output: Page<T> } }>;

/** The rows of a paged call made in the browser. The last page stays while the next one is on its way. */
export function useListCall<I extends Schema, T>(endpoint: PagedEndpoint<I, T>, input: InputOf<I>): ListSource<T> {
  const query = useQuery<Page<T>, CallError>(
    {
      queryKey: [endpoint.path, input],
      queryFn: ({ signal }) => call(endpoint, input, { signal, isShowErrTip: false }),
      placeholderData: keepPreviousData,
    },
    queryClient(),
  );
  return {
    page: query.data,
    failure: query.error?.message,
    busy: query.isFetching,
    retry: () => void query.refetch(),
  };
}

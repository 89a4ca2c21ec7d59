import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '#contract/kit/callError.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import type { CallOptions } from './call.ts';
import { call } from './call.ts';
import { queryClient } from './queries.ts';

interface ReadOptions {
  enabled?: boolean;
  staleTime?: number;
  refetchInterval?: number;
}

/** Reads in the browser: cached under the address and the input. */
export function useCall<I extends Schema, O extends Schema>(
  endpoint: Endpoint<string, I, O>,
  input: InputOf<I>,
  options: ReadOptions = {},
) {
  return useQuery<OutputOf<O>, CallError>(
    {
      queryKey: [endpoint.path, input],
      queryFn: ({ signal }) => call(endpoint, input, { signal, isShowErrTip: false }),
      ...options,
    },
    queryClient(),
  );
}

/** Writes from the browser: `const save = useSend(api.save)`, then `save.mutate(input)`. */
export function useSend<I extends Schema, O extends Schema>(
  endpoint: Endpoint<string, I, O>,
  options: CallOptions = {},
) {
  return useMutation<OutputOf<O>, CallError, InputOf<I>>(
    { mutationFn: (input) => call(endpoint, input, options) },
    queryClient(),
  );
}

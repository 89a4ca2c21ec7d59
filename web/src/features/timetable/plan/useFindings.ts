import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallError } from '#contract/kit/callError.ts';
import type { InputOf, OutputOf } from '#contract/kit/schema.ts';
import { check } from '#contract/user/orgStuSchedule.ts';
import { call } from '../../../kit/call.ts';
import { useSettled } from '../../../kit/chooser/useSettled.ts';
import { queryClient } from '../../../kit/queries.ts';

export type Found = OutputOf<typeof check.output>;

/** What a plan would meet, asked once somebody pauses; an answer that is outdated is not waited for. */
export function useFindings(wish: InputOf<typeof check.input> | null) {
  const settled = useSettled(JSON.stringify(wish));
  const asked = JSON.parse(settled) as typeof wish;
  const query = useQuery<Found, CallError>(
    {
      queryKey: [check.path, asked],
      queryFn: ({ signal }) => call(check, asked!, { signal, isShowErrTip: false }),
      enabled: asked !== null,
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: false,
    },
    queryClient(),
  );
  const isCurrent = settled === JSON.stringify(wish) && !query.isPlaceholderData && !query.isFetching;
  return {
    /** What was found for what the form says now, or for what it said a moment ago. */
    found: asked === null ? undefined : query.data,
    failure: asked === null ? null : query.error,
    isCurrent,
    ask: () => void query.refetch(),
  };
}

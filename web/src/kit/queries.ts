import { QueryClient } from '@tanstack/react-query';
import { onForget } from './forget.ts';

let shared: QueryClient | undefined;

/**
 * The browser's one cache of answers, to be given to `useQuery` and `useMutation`: pages that fetch nothing in the
 * browser do not load it. On the server every rendering gets one of its own.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return create();
  return (shared ??= create());
}

const create = () => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } });

onForget(() => shared?.clear());

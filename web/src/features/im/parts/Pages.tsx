import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '#contract/kit/callError.ts';
import type { Page } from '#contract/kit/page.ts';
import { queryClient } from '../../../kit/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Pages.module.css';

interface PagesProps<T> {
  label: string;
  /** Tells this list from others. */
  askKey: readonly unknown[];
  ask: (pageCurrent: number, signal: AbortSignal) => Promise<Page<T>>;
  keyOf: (item: T) => string;
  /** What stands in place of nothing. */
  empty: ReactNode;
  children: (item: T) => ReactNode;
}

/** A list that begins with its first page and grows by 更多. */
export function Pages<T>({ label, askKey, ask, keyOf, empty, children }: PagesProps<T>) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    Page<T>,
    CallError,
    { pages: Page<T>[] },
    readonly unknown[],
    number
  >(
    {
      queryKey: ['im', ...askKey],
      queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: ({ pageCurrent, totalPage }) => (pageCurrent < totalPage ? pageCurrent + 1 : undefined),
      staleTime: 0,
    },
    queryClient(),
  );
  if (error) {
    return (
      <p className={styles.note} role="alert">
        {error.message}
        <Button size="sm" variant="text" onClick={() => void refetch()}>
          重试
        </Button>
      </p>
    );
  }
  if (isPending) return <p className={styles.note}>正在加载…</p>;
  const items = data.pages.flatMap(({ list }) => list);
  if (items.length === 0) return <p className={styles.note}>{empty}</p>;
  return (
    <>
      <ul aria-label={label}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {hasNextPage ? (
        <p className={styles.note}>
          <Button size="sm" variant="text" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            更多
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** Asks anew for what such a list shows. */
export const freshPages = (...askKey: readonly unknown[]): Promise<void> =>
  queryClient().invalidateQueries({ queryKey: ['im', ...askKey] });

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Reviewed } from '#contract/kit/review.ts';
import { useLoadedList } from '../list/useLoadedList.ts';
import type { LoadedQueue } from './reviewList.ts';

/** The rows of a queue and which of them is open; after a decision the queue is asked for anew. */
export function useReview<T extends Reviewed>(queue: LoadedQueue<T>) {
  const source = useLoadedList(queue.rows);
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<T | null>(null);
  const hide = () => setOpen(null);
  return {
    source,
    open,
    show: (row: T) => setOpen(row),
    hide,
    done: async () => {
      hide();
      await revalidate();
    },
  };
}

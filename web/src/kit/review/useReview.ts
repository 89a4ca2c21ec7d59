import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Reviewed } from '#contract/kit/review.ts';
import { useList } from '../list/useList.ts';
import { reviewList } from './reviewList.ts';
import type { LoadedQueue } from './reviewList.ts';

/** The rows of a queue and which of them is open; after a decision the queue is asked for anew. */
export function useReview<T extends Reviewed>(queue: LoadedQueue<T>) {
  const list = useList(reviewList, queue.rows);
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<T | null>(null);
  const hide = () => setOpen(null);
  return {
    list,
    open,
    show: (row: T) => setOpen(row),
    hide,
    done: async () => {
      hide();
      await revalidate();
    },
  };
}

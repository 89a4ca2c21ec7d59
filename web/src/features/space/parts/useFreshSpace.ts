import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useUploads } from '../../../kit/upload/useUploads.ts';

/** Shows a file as soon as it has arrived. */
export function useFreshSpace(): void {
  const { revalidate } = useRevalidator();
  const done = useUploads().items.filter(({ state }) => state === 'done').length;
  const seen = useRef(done);
  useEffect(() => {
    if (done > seen.current) void revalidate();
    seen.current = done;
  }, [done, revalidate]);
}

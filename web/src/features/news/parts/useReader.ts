import { useEffect } from 'react';
import { call } from '../../../kit/call.ts';

/** Who stays so long reads; the call, too, waits until the page has long been there. */
const READING_MS = 5000;

/** Tells that an article is being read: pages are kept for many readers, so that rendering one counts nobody. */
export function useReader(id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('#contract/community/article.ts')
        .then(({ read }) => call(read, { id }, { isShowErrTip: false }))
        .catch(() => {});
    }, READING_MS);
    return () => clearTimeout(timer);
  }, [id]);
}

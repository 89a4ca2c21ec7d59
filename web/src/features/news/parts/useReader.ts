import { useEffect } from 'react';
import { call } from '../../../kit/call.ts';

/** Tells that an article is being read: pages are kept for many readers, so that rendering one counts nobody. */
export function useReader(id: string): void {
  useEffect(() => {
    void import('#contract/community/article.ts')
      .then(({ read }) => call(read, { id }, { isShowErrTip: false }))
      .catch(() => {});
  }, [id]);
}

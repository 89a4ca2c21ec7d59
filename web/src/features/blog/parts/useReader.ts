import { useEffect } from 'react';

/** Who stays so long reads; the call, too, waits until the page has long been there. */
const READING_MS = 5000;

/** Tells that an article is being read: rendering the page counts nobody. */
export function useReader(id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all([import('../../../kit/call.ts'), import('#contract/community/blog.ts')])
        .then(([{ call }, { read }]) => call(read, { id }, { isShowErrTip: false }))
        .catch(() => {});
    }, READING_MS);
    return () => clearTimeout(timer);
  }, [id]);
}

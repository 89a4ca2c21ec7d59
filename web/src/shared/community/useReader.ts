import { useEffect } from 'react';
import type { read } from '#contract/community/blog.ts';
import type { LazyCall } from '../../kit/lazyCall.ts';

/** Who stays so long reads; the call, too, waits until the page has long been there. */
const READING_MS = 5000;

/** Tells that something is being read: rendering the page counts nobody. `load` must not be made anew each time. */
export function useReader(id: string, load: LazyCall<(typeof read)['input'], (typeof read)['output']>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all([import('../../kit/call.ts'), load()])
        .then(([{ call }, contract]) => call(contract, { id }, { isShowErrTip: false }))
        .catch(() => {});
    }, READING_MS);
    return () => clearTimeout(timer);
  }, [id, load]);
}

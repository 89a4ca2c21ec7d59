import { lazy, Suspense } from 'react';
import { useHydrated } from '../kit/useHydrated.ts';
import { useSession } from '../kit/session.tsx';

const Strip = lazy(() => import('./DeletionStrip.tsx').then((part) => ({ default: part.DeletionStrip })));

/** While an account waits for its deletion every page says so; others load nothing of this. */
export function DeletionNotice() {
  const dueTime = useSession()?.deletionDue;
  const isHydrated = useHydrated();
  return dueTime && isHydrated ? (
    <Suspense>
      <Strip dueTime={dueTime} />
    </Suspense>
  ) : null;
}

import { useEffect, useEffectEvent } from 'react';
import { useSession } from './session.tsx';
import { takePendingAction } from './pendingAction.ts';

/** Does once, after signing in, what this browser pressed as a guest (`keepPendingAction`). */
export function usePendingAction(name: string | undefined, act: () => void): void {
  const session = useSession();
  const grant = useEffectEvent(act);
  const isSignedIn = session !== null;
  useEffect(() => {
    if (isSignedIn && name !== undefined && takePendingAction(name)) grant();
  }, [isSignedIn, name]);
}

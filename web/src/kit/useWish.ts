import { useEffect, useEffectEvent } from 'react';
import { useSession } from './session.tsx';
import { takeWish } from './wish.ts';

/** Does once, after signing in, what this browser pressed as a guest (`keepWish`). */
export function useWish(name: string | undefined, act: () => void): void {
  const session = useSession();
  const grant = useEffectEvent(act);
  const isSignedIn = session !== null;
  useEffect(() => {
    if (isSignedIn && name !== undefined && takeWish(name)) grant();
  }, [isSignedIn, name]);
}

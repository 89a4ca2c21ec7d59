import { useCallback, useEffect, useState } from 'react';
import { applyPreferences } from './filmCommands.ts';
import { keepPreferences, readPreferences } from './preferences.ts';
import type { Preferences } from './preferences.ts';

/** How this browser likes its films, kept for the next one and applied to this one as far as the course allows. */
export function usePreferences(video: HTMLVideoElement | null, isSpeedAllowed: boolean) {
  const [chosen, setChosen] = useState(readPreferences);
  const choose = useCallback((change: Partial<Preferences>) => {
    keepPreferences(change);
    setChosen((now) => ({ ...now, ...change }));
  }, []);
  useEffect(() => {
    if (video) applyPreferences(video, chosen, isSpeedAllowed);
  }, [video, chosen, isSpeedAllowed]);
  return { chosen, choose };
}

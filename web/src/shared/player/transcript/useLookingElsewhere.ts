import { useEffect } from 'react';

/** Whoever turns the wheel or pushes the list with a finger wants to read elsewhere: it follows the film no more. */
export function useLookingElsewhere(list: HTMLElement | null, setFollows: (follows: boolean) => void): void {
  useEffect(() => {
    if (!list) return;
    const look = () => setFollows(false);
    list.addEventListener('wheel', look, { passive: true });
    list.addEventListener('touchmove', look, { passive: true });
    return () => {
      list.removeEventListener('wheel', look);
      list.removeEventListener('touchmove', look);
    };
  }, [list, setFollows]);
}

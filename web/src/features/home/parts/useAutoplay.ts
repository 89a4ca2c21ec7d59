import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const SLIDE_MS = 7000;
const CALM = '(prefers-reduced-motion: reduce)';

/** Moves on every 7 s, unless the pointer or the focus is on the slides, the visitor stopped it or wants less motion. */
export function useAutoplay(isWanted: boolean, next: () => void) {
  const wantsCalm = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(CALM).matches,
    () => true,
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isHeld, setHeld] = useState(false);
  const advance = useEffectEvent(next);
  const isPlaying = isWanted && (chosen ?? !wantsCalm);
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') advance();
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld]);
  return {
    isPlaying,
    toggle: () => setChosen(!isPlaying),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

function watchMotion(changed: () => void): () => void {
  const query = window.matchMedia(CALM);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

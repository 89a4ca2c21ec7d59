import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Notes that somebody leaves for the wallet and is back: by its link, or because this page, which stayed open, is seen
 * again. @returns how often they came back, and what to call when they leave or WeChat has asked for the money
 */
export function useLeaving(isBack: boolean) {
  const [returns, setReturns] = useState(isBack ? 1 : 0);
  const isGone = useRef(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || !isGone.current) return;
      isGone.current = false;
      setReturns((so) => so + 1);
    };
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('pageshow', look);
    };
  }, []);
  const leave = useCallback(() => {
    isGone.current = true;
  }, []);
  const back = useCallback(() => setReturns((so) => so + 1), []);
  return { returns, leave, back };
}

import { useEffect } from 'react';

interface Leaving {
  /** The page is hidden or closes: the last moment to send something. */
  onLeave: () => void;
  /** The network is back. */
  onOnline: () => void;
}

/** Tells when a page may be seen for the last time, and when it may send again. Both must be constant. */
export function useLeaving({ onLeave, onOnline }: Leaving): void {
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && onLeave();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('online', onOnline);
    };
  }, [onLeave, onOnline]);
}

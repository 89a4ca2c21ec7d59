import { useEffect, useState } from 'react';

/** Seconds that pass on this page since `from` was told. */
export function useSecondsSince(from: unknown): number {
  const [seconds, setSeconds] = useState({ from, passed: 0 });
  useEffect(() => {
    const at = Date.now();
    const timer = setInterval(() => setSeconds({ from, passed: Math.floor((Date.now() - at) / 1000) }), 1000);
    return () => clearInterval(timer);
  }, [from]);
  return seconds.from === from ? seconds.passed : 0;
}

import { useEffect, useState } from 'react';

const SETTLE_MS = 200;

/** The value once it has not changed for a moment: while somebody types nothing needs to be asked. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(waiting);
  }, [value]);
  return settled;
}

import { useEffect, useState } from 'react';
import { lengthOf } from '#contract/rules/calls.ts';

/** Counts on from what the server said; give it `key={seconds}`. */
export function CallLength({ seconds }: { seconds: number }) {
  const [more, setMore] = useState(0);
  useEffect(() => {
    const from = Date.now();
    const timer = setInterval(() => setMore(Math.floor((Date.now() - from) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return lengthOf(seconds + more);
}

import { useCallback, useEffect, useState } from 'react';

const SHOWN_MS = 4000;

/** A sentence on the screen that goes away by itself. */
export function useSaying(): [sentence: string, say: (sentence: string) => void] {
  const [said, setSaid] = useState({ sentence: '' });
  useEffect(() => {
    if (said.sentence === '') return;
    const timer = setTimeout(() => setSaid({ sentence: '' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said.sentence, useCallback((sentence: string) => setSaid({ sentence }), [])];
}

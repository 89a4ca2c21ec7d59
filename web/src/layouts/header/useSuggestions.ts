import { useEffect, useState } from 'react';
import { NOTHING, suggest } from './askSuggestions.ts';
import type { Offer } from './askSuggestions.ts';
import type { SearchScope } from './searchTarget.ts';

const TYPING_MS = 200;
const MAX = 10;

/**
 * Suggestions for what is typed, a moment after the last key; until they come those for what was typed before stay. A
 * failed look-up offers nothing and says nothing.
 */
export function useSuggestions(typed: string, scope: SearchScope): Offer {
  const [offer, setOffer] = useState(NOTHING);
  const { kind, type } = scope;
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const offer = await suggest(typed, { kind, type } as SearchScope, stop.signal).catch(() => NOTHING);
      if (!stop.signal.aborted) setOffer({ ...offer, found: offer.found.slice(0, MAX) });
    };
    const timer = setTimeout(() => void ask(), TYPING_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, kind, type]);
  return offer;
}

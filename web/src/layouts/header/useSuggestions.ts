import { useEffect, useState } from 'react';
import { loadSuggest } from './suggestions.ts';
import type { SearchScope } from './searchTarget.ts';

const TYPING_MS = 200;
const MAX = 10;

interface Offer {
  typed: string;
  texts: readonly string[];
}

/** Suggestions for what is typed, a moment after the last key; a failed look-up offers nothing and says nothing. */
export function useSuggestions(typed: string, scope: SearchScope, wanted: boolean): readonly string[] {
  const [offer, setOffer] = useState<Offer>({ typed: '', texts: [] });
  const { kind, type } = scope;
  useEffect(() => {
    if (!wanted || typed === '') return;
    const stop = new AbortController();
    const ask = async () => {
      const texts = await (await loadSuggest())(typed, { kind, type } as SearchScope, stop.signal).catch(() => []);
      if (!stop.signal.aborted) setOffer({ typed, texts: texts.slice(0, MAX) });
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), TYPING_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, kind, type, wanted]);
  return wanted && offer.typed === typed ? offer.texts : [];
}

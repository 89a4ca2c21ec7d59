import type { SearchScope } from './searchTarget.ts';

/** Texts to offer while somebody types; at most ten are shown. */
export type Suggest = (typed: string, scope: SearchScope, signal: AbortSignal) => Promise<readonly string[]>;

/** The look-up with its contract, fetched when the first letter is typed. */
export const loadSuggest = (): Promise<Suggest> => import('./askSuggestions.ts').then(({ suggest }) => suggest);

import type { SearchScope } from './searchTarget.ts';

/** Texts to offer while somebody types; at most ten are shown. */
export type Suggest = (typed: string, scope: SearchScope, signal: AbortSignal) => Promise<readonly string[]>;

let source: (() => Promise<Suggest>) | undefined;

/** Connects the search feature, fetched when the first letter is typed: `registerSuggest(() => import(…))`. */
export const registerSuggest = (load: () => Promise<Suggest>): void => void (source = load);

export const suggestSource = () => source;

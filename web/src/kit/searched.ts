import { searched as contract } from '#contract/course/search.ts';
import { call } from './call.ts';
import { keepSearches, readSearches, withSearch } from './recentSearches.ts';

/** Remembers a search in this browser. */
export const remember = (text: string): void => keepSearches(withSearch(readSearches(), text));

/** The same for one that somebody typed, which counts for the hot searches too; whether it did is nobody's concern. */
export function searched(text: string): void {
  remember(text);
  void call(contract, { str: text }, { isShowErrTip: false, keepalive: true }).catch(() => undefined);
}

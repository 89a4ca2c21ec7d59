const KEY = 'zt-searches';
const MOST = 6;

/** What was searched in this browser, the latest first. */
export function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The searches with one more: the same word once, whatever its case. */
export const withSearch = (searches: readonly string[], text: string): string[] =>
  [text, ...withoutSearch(searches, text)].slice(0, MOST);

export const withoutSearch = (searches: readonly string[], text: string): string[] =>
  searches.filter((one) => one.toLowerCase() !== text.toLowerCase());

/** Keeps them for the next time; none at all leaves no trace. */
export function keepSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Without storage nothing is kept.
  }
}

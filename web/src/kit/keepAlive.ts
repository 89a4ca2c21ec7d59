import { entryOf } from './page.ts';

interface Visit {
  key: string;
}

interface Match {
  id?: string;
  handle: unknown;
}

/** Scroll keys of the pages that are kept mounted right now, by their keep-alive name. */
export type KeptPages = ReadonlyMap<string, string>;

/** Remembers a page at its first visit; coming back changes nothing, so that its scroll position keeps its key. */
export function keep(kept: KeptPages, name: string, key: string): KeptPages {
  return kept.has(name) ? kept : new Map([...kept, [name, key]]);
}

/** Under which key the scroll position of a visit is kept: a kept page has one, every other visit its own. */
export function scrollKeyIn(kept: KeptPages, visit: Visit, matches: readonly Match[]): string {
  const name = keepAliveName(matches);
  return (name && kept.get(name)) ?? visit.key;
}

export const keepAliveName = (matches: readonly Match[]): string | undefined => entryOf(matches.at(-1))?.keepAlive;

/** The browser's one set of kept pages. The layout that holds them fills it, and empties it when it goes. */
let current: KeptPages = new Map();

export const keepPage = (name: string, key: string): void => void (current = keep(current, name, key));

export const forgetPages = (): void => void (current = new Map());

/** For the router's scroll restoration. */
export const scrollKey = (visit: Visit, matches: readonly Match[]): string => scrollKeyIn(current, visit, matches);

import { LRUCache } from 'lru-cache';
import { createContext, matchPath } from 'react-router';

/** Whether an address of our own leads to a page there is. Other sites' addresses are left to them. */
export type IsBuilt = (address: string) => boolean;

/**
 * Answers for the route table `paths`; only the server asks, so the table never travels to the browser. Answers are
 * kept: every page asks for the same few dozen addresses, and matching compiles every pattern anew.
 */
export function routeMatcher(paths: readonly string[]): IsBuilt {
  const known = new LRUCache<string, boolean>({ max: 1000 });
  const isPage = (pathname: string): boolean =>
    paths.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null);

  return (address) => {
    if (/^https?:\/\//.test(address)) return true;
    const pathname = address.split(/[?#]/, 1)[0]!;
    const answer = known.get(pathname) ?? isPage(pathname);
    known.set(pathname, answer);
    return answer;
  };
}

/** For loaders: `context.get(builtContext)('/list')`. */
export const builtContext = createContext<IsBuilt>();

import { createContext, matchPath } from 'react-router';

/** Whether an address of our own leads to a page there is. Other sites' addresses are left to them. */
export type IsBuilt = (address: string) => boolean;

/** Answers for the route table `paths`; only the server asks, so the table never travels to the browser. */
export function routeMatcher(paths: readonly string[]): IsBuilt {
  return (address) => {
    if (/^https?:\/\//.test(address)) return true;
    const pathname = address.split(/[?#]/, 1)[0]!;
    return paths.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null);
  };
}

/** For loaders: `context.get(builtContext)('/list')`. */
export const builtContext = createContext<IsBuilt>();

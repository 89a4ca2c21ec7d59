import { isGuarded } from '#contract/rules/guard.ts';
import { pages } from '#web/app/table.ts';
import { addressOf, parameterOf, queryOf, siteMapPaths } from './pageAddresses.ts';

/** Public pages that look different once signed in. */
const differsSignedIn = new Set(['/', '/course/:id?', '/live/detail/:id?', '/lecturer/:id', '/apply', '/recruit']);

/**
 * The pages to take for this person, one address that opens per route; of those refused only the first, to see
 * the refusal.
 * Parameters come from the site map, then from the first link of the page above; pages without any are left out.
 * @returns {Promise<{path: string, address: string}[]>}
 */
export async function addressesFor(origin, token) {
  const known = await siteMapPaths(origin);
  const found = [];
  let isRefused = false;
  for (const { path, needsQuery } of pages.filter(({ path }) => isWanted(path, Boolean(token)))) {
    const address = needsQuery || path.includes(':') ? await exampleOf(path, known, origin, token) : path;
    if (!address) continue;
    const { status } = await open(origin + address, token);
    if (status === 403 && isRefused) continue;
    isRefused ||= status === 403;
    found.push({ path, address: address + queryOf(path) });
  }
  return found;
}

const isWanted = (path, isSignedIn) => (isSignedIn ? isGuarded(path) || differsSignedIn.has(path) : !isGuarded(path));

async function exampleOf(path, known, origin, token) {
  const address = path.includes(':') ? addressOf(path, known) : queryOf(path) && path;
  if (address) return address;
  const parent = await open(origin + path.slice(0, path.lastIndexOf('/')), token);
  const links = [...(await parent.text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'));
  return links.find((href) => parameterOf(path, href.split('?')[0]) !== undefined);
}

const open = (address, token) =>
  fetch(address, { redirect: 'manual', headers: token ? { cookie: `RC_WEB_TOKEN=${token}` } : {} });

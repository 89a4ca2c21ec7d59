import { isGuarded } from '#contract/rules/guard.ts';
import { pages } from '#web/app/table.ts';
import { addressOf, parameterOf, queryOf, siteMapPaths } from './pageAddresses.ts';

/** 登录以后看起来不一样的公开页面 */
const differsSignedIn = new Set(['/', '/course/:id?', '/live/detail/:id?', '/lecturer/:id', '/apply', '/recruit']);

/**
 * 这个人要拍的页面，每条路由一个能打开的地址；进不去的只留第一个，看看拒绝的样子。
 * 参数取自站点地图，其次取自上一级页面里的第一个链接；都没有的（比如还没有日志）不拍。
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

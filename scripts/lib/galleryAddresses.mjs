import { isGuarded } from '#contract/rules/guard.ts';
import { pages } from '#web/app/table.ts';

/** 与别的路由共用编号、自己不在站点地图里的 */
const sameIdsAs = { '/view/:id?': '/course/:id?', '/organizationdetail/:id?': '/organization/view/:id?' };

/** 没有查询就没有内容的公开页面 */
const queries = { '/text': '?key=userAgreement', '/search/str': '?str=数据&type=1' };

/** 登录以后看起来不一样的公开页面 */
const differsSignedIn = new Set(['/', '/course/:id?', '/live/detail/:id?', '/lecturer/:id', '/apply', '/recruit']);

/**
 * 这个人要拍的页面，每条路由一个能打开的地址；进不去的只留第一个，看看拒绝的样子。
 * 参数取自站点地图，其次取自上一级页面里的第一个链接；都没有的（比如还没有日志）不拍。
 * @returns {Promise<{path: string, address: string}[]>}
 */
export async function addressesFor(origin, token) {
  const known = await listedPaths(origin);
  const found = [];
  let isRefused = false;
  for (const { path, needsQuery } of pages.filter(({ path }) => isWanted(path, Boolean(token)))) {
    const address = needsQuery || path.includes(':') ? await exampleOf(path, known, origin, token) : path;
    if (!address) continue;
    const { status } = await open(origin + address, token);
    if (status === 403 && isRefused) continue;
    isRefused ||= status === 403;
    found.push({ path, address: address + (queries[path] ?? '') });
  }
  return found;
}

const isWanted = (path, isSignedIn) => (isSignedIn ? isGuarded(path) || differsSignedIn.has(path) : !isGuarded(path));

async function exampleOf(path, known, origin, token) {
  const listed = known.find((address) => patternOf(sameIdsAs[path] ?? path).test(address));
  if (listed) return path.replace(/\/:\w+\??$/, listed.slice(listed.lastIndexOf('/')));
  if (path.endsWith('?') || queries[path]) return path.replace(/\/:\w+\?$/, '');
  const parent = await open(origin + path.slice(0, path.lastIndexOf('/')), token);
  const links = [...(await parent.text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'));
  return links.find((href) => patternOf(path).test(href.split('?')[0]));
}

const patternOf = (path) => new RegExp(`^${path.replaceAll(/:\w+\??/g, '[^/]+')}$`);

const open = (address, token) =>
  fetch(address, { redirect: 'manual', headers: token ? { cookie: `RC_WEB_TOKEN=${token}` } : {} });

async function listedPaths(origin) {
  const files = await locations(`${origin}/sitemap.xml`);
  const known = await Promise.all(files.map((file) => locations(origin + new URL(file).pathname)));
  return known.flat().map((address) => new URL(address).pathname);
}

async function locations(address) {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
}

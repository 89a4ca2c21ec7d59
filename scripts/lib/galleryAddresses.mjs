import { pages } from '#web/app/table.ts';

/**
 * 每条路由一个能打开的地址：参数取自站点地图里第一个合适的，可省的参数没有时省掉。
 * @returns {Promise<{path: string, address: string, guarded: boolean}[]>}
 */
export async function addressesOf(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  return pages.flatMap(({ path }) => {
    const address = addressOf(path, known);
    return address ? [{ path, address, guarded: path.includes('account') }] : [];
  });
}

function addressOf(path, known) {
  if (!path.includes(':')) return path;
  const pattern = new RegExp(`^${path.replaceAll(/:\w+\??/g, '[^/]+')}$`);
  return (
    known.find((address) => pattern.test(address)) ?? (path.endsWith('?') ? path.replace(/\/:\w+\?$/, '') : undefined)
  );
}

import { pages } from '#web/app/table.ts';

/**
 * 每条路由一个能打开的地址：参数取自站点地图里第一个合适的，可省的参数没有时省掉。
 * @returns {Promise<{path: string, address: string, guarded: boolean}[]>}
 */
export async function addressesOf(origin) {
  const files = await locations(`${origin}/sitemap.xml`);
  const known = (await Promise.all(files.map((file) => locations(origin + new URL(file).pathname)))).flat();
  const paths = known.map((address) => new URL(address).pathname);
  return pages.flatMap(({ path }) => {
    const address = addressOf(path, paths);
    return address ? [{ path, address, guarded: path.includes('account') || path.startsWith('/admin') }] : [];
  });
}

async function locations(address) {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
}

function addressOf(path, known) {
  if (!path.includes(':')) return path;
  const pattern = new RegExp(`^${path.replaceAll(/:\w+\??/g, '[^/]+')}$`);
  return (
    known.find((address) => pattern.test(address)) ?? (path.endsWith('?') ? path.replace(/\/:\w+\?$/, '') : undefined)
  );
}

import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { load, paired } from './kit/load.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const fresh = ['/', '/list', '/lecturer', '/info', '/organizationlist', '/search/str?str=数据&type=1', '/login'];
const kept = ['/', '/login'];

/**
 * Public pages: what one rendering costs (target: at most 3 ms of processor time), and how fast a kept page is
 * against a bare route that sends the same bytes (target: at least 0.4).
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  try {
    const server = await world.start(serverProgram);
    const rendered: (string | number)[][] = [];
    for (const path of fresh) {
      const url = new URL(path, server.url);
      url.searchParams.set('referralCode', ''); // pages with a recommendation are not kept
      const { rate, cpuMs } = await load({ url: url.href, pid: server.pid });
      rendered.push([path, rate, cpuMs]);
    }
    report(['现渲染', '次/秒', 'CPU ms'], rendered);

    const reference = await world.start(['bench/kit/reference.ts']);
    const again: (string | number)[][] = [];
    for (const path of kept) {
      const url = server.url + path;
      const body = await (await fetch(url)).arrayBuffer();
      await fetch(`${reference.url}/bytes`, { method: 'PUT', body, headers: { 'content-type': 'text/html' } });
      const [page, bytes] = await paired(
        { url, pid: server.pid },
        { url: `${reference.url}/bytes`, pid: reference.pid },
      );
      again.push([path, body.byteLength / 1024, page.rate, bytes.rate, page.rate / bytes.rate]);
    }
    report(['缓存', 'KB', '次/秒', '同字节裸路由 次/秒', '比值'], again);
  } finally {
    await world.close();
  }
}

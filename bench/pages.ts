import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { load, paired } from './kit/load.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const paths = ['/', '/login'];

/**
 * Public pages: what one rendering costs (target: at most 3 ms of processor time), and how fast a kept page is
 * against a bare route that sends the same bytes (target: at least 0.4).
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  try {
    const server = await world.start(serverProgram);
    const reference = await world.start(['bench/kit/reference.ts']);
    const rows: (string | number)[][] = [];
    for (const path of paths) {
      const url = server.url + path;
      const body = await (await fetch(url)).arrayBuffer();
      await fetch(`${reference.url}/bytes`, { method: 'PUT', body, headers: { 'content-type': 'text/html' } });
      const [kept, bytes] = await paired(
        { url, pid: server.pid },
        { url: `${reference.url}/bytes`, pid: reference.pid },
      );
      const fresh = await load({ url: `${url}?referralCode=`, pid: server.pid });
      rows.push([path, body.byteLength / 1024, fresh.rate, fresh.cpuMs, kept.rate, bytes.rate, kept.rate / bytes.rate]);
    }
    report(['页面', 'KB', '现渲染 次/秒', '现渲染 CPU ms', '缓存 次/秒', '同字节裸路由 次/秒', '比值'], rows);
  } finally {
    await world.close();
  }
}

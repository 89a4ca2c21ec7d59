import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { paired } from './kit/load.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const pairs = [
  ['nav/bar/list', '/apis/system/api/nav/bar/list', '/nav'],
  ['website/get', '/apis/system/api/website/get', '/site'],
] as const;

/** Reading calls through the kernel against a bare Fastify route with the same SQL. Target: at least 0.75 of its rate. */
export async function run(): Promise<void> {
  const world = await benchWorld();
  try {
    const server = await world.start(serverProgram);
    const reference = await world.start(['bench/kit/reference.ts']);
    const rows: (string | number)[][] = [];
    for (const [name, ours, bare] of pairs) {
      const [kernel, plain] = await paired(
        { url: server.url + ours, pid: server.pid },
        { url: reference.url + bare, pid: reference.pid },
      );
      rows.push([name, kernel.rate, plain.rate, kernel.rate / plain.rate, kernel.cpuMs, plain.cpuMs]);
    }
    report(['调用', '内核 次/秒', '裸路由 次/秒', '比值', '内核 CPU ms', '裸路由 CPU ms'], rows);
  } finally {
    await world.close();
  }
}

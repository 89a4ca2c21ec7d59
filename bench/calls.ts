import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { paired } from './kit/load.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const pairs = [
  ['nav/bar/list', '/apis/system/api/nav/bar/list', '/nav'],
  ['website/get', '/apis/system/api/website/get', '/site'],
] as const;

/** Guests who ask the same at the same moment share an answer (kit/singleFlight.ts); one at a time nobody has anybody to share with. */
const crowds = [10, 1];

/** Reading calls through the kernel against a bare Fastify route with the same SQL. Target: at least 0.75 of its rate. */
export async function run(): Promise<void> {
  const world = await benchWorld();
  try {
    const server = await world.start(serverProgram);
    const reference = await world.start(['bench/kit/reference.ts']);
    const rows: (string | number)[][] = [];
    for (const [name, ours, bare] of pairs) {
      for (const connections of crowds) {
        const [kernel, plain] = await paired(
          { url: server.url + ours, pid: server.pid, connections },
          { url: reference.url + bare, pid: reference.pid, connections },
        );
        rows.push([name, connections, kernel.rate, plain.rate, kernel.rate / plain.rate, kernel.cpuMs, plain.cpuMs]);
      }
    }
    report(['调用', '同时', '内核 次/秒', '裸路由 次/秒', '比值', '内核 CPU ms', '裸路由 CPU ms'], rows);
  } finally {
    await world.close();
  }
}

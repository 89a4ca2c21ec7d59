import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { readFileSync } from 'node:fs';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

/** Time from the start of the process to its first answer with the database already up (target 2 s), and idle memory (target 250 MB). */
export async function run(): Promise<void> {
  const world = await benchWorld();
  try {
    await (await world.start(serverProgram)).stop(); // migrates and seeds
    const seconds: number[] = [];
    let memory = 0;
    for (let round = 0; round < 3; round += 1) {
      const begun = performance.now();
      const server = await world.start(serverProgram);
      seconds.push((performance.now() - begun) / 1000);
      await fetch(server.url);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      memory = residentMegabytes(server.pid);
      await server.stop();
    }
    report(['启动 秒（中位）', '空闲内存 MB'], [[seconds.toSorted((a, b) => a - b)[1]!, memory]]);
  } finally {
    await world.close();
  }
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

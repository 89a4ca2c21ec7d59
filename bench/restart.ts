import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '#seed/data/people.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { freePort } from './kit/freePort.ts';
import { openFrontDoor } from './kit/frontDoor.ts';
import { paced } from './kit/paced.ts';
import type { Deed } from './kit/paced.ts';
import { startProgram } from './kit/program.ts';
import type { Program } from './kit/program.ts';
import { report } from './kit/report.ts';
import { restartEach, untilReady } from './kit/rolling.ts';
import { percentile } from './kit/timed.ts';
import { call, open } from './kit/visit.ts';
import { benchWorld } from './kit/world.ts';

/**
 * Two processes behind a proxy that never tries twice, each started anew in turn, while so many requests a second arrive:
 * pages, lists and writes of a person who is signed in. Target: 0 failed under 200 a second.
 * `npm run bench -- restart [requests a second] [rounds]`.
 */
export async function run([pace = '200', rounds = '2']: string[] = []): Promise<void> {
  const world = await benchWorld();
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-restart-'));
  const running = new Map<number, Program>();
  const start = (port: number): Promise<Program> =>
    startProgram(serverProgram, port, {
      DATABASE_URL: world.databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY: 'b'.repeat(40),
      DEMO_MODE: 'on',
      RTC: 'off',
      DRAIN_SECONDS: '3',
    });
  try {
    const ports = [await freePort(), await freePort()];
    for (const port of ports) running.set(port, await start(port)); // the first one fills the demo world
    const door = await openFrontDoor(ports);
    await untilReady(door, ports);
    const signIn = { mobile: '13800000001', password: demoPassword };
    const { token } = await call<{ token: string }>(
      `http://127.0.0.1:${ports[0]}`,
      '/user/api/user/login/password',
      signIn,
    );
    let isOver = false;
    const going = paced(
      Number(pace),
      () => isOver,
      (n) => deed(door.url, token, n),
    );
    for (let round = 0; round < Number(rounds); round += 1) await restartEach(door, running, start);
    isOver = true;
    const { times, failed, seconds, lateMs } = await going;
    await door.close();
    const rows = [...times].map(([kind, taken]) => [
      kind,
      String(taken.length),
      percentile(taken, 0.5),
      percentile(taken, 0.95),
      percentile(taken, 0.99),
      String(failed.get(kind)?.length ?? 0),
    ]);
    report(['请求', '次数', '中位 ms', 'p95 ms', 'p99 ms', '失败'], rows);
    const restarts = ports.length * Number(rounds);
    console.log(`${seconds.toFixed(0)} 秒里重启了 ${restarts} 次；量的一方最后晚了 ${lateMs.toFixed(0)} ms`);
    for (const one of [...failed.values()].flat().slice(0, 20)) console.log(`失败：${one}`);
    for (const one of door.fallen.slice(0, 20)) console.log(`代理没有送到：${one}`);
  } finally {
    await Promise.all([...running.values()].map((one) => one.stop()));
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const pages = ['/', '/list', '/lecturer', '/info', '/login'];

/** Of ten: five pages, four lists, one write. */
function deed(url: string, token: string, n: number): Deed {
  const place = n % 10;
  if (place < 5) return { kind: '页面', work: async () => void (await open(url + pages[place]!)) };
  if (place < 9) {
    const input = { pageCurrent: 1 + (n % 3) };
    return { kind: '列表', work: async () => void (await call(url, '/course/api/courseInfo/list', input, token)) };
  }
  const input = { categoryIds: [] };
  return { kind: '写入', work: async () => void (await call(url, '/user/auth/user/interest/save', input, token)) };
}

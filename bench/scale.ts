import { report } from './kit/report.ts';
import { scaleCalls } from './kit/scaleCalls.ts';
import { catalogueOf } from './kit/scaleWorld.ts';
import type { Catalogue } from './kit/scaleWorld.ts';
import { benchWorld } from './kit/world.ts';

const SMALL = 10_000;
const ROUNDS = 4;
const EACH = 60;

/**
 * Lists and search with many courses against the same with ten thousand: the p95 of one call after the other, both
 * databases in turn. Target: at most twice. `npm run bench -- scale [courses] [watched class-hours]`.
 */
export async function run([courses = '1000000', periods = '10000000']: string[] = []): Promise<void> {
  const world = await benchWorld();
  const opened: Catalogue[] = [];
  try {
    for (const [count, watched] of [
      [SMALL, SMALL * 10],
      [Number(courses), Number(periods)],
    ] as const) {
      console.log(`造 ${count} 门课、${watched} 条学习进度…`);
      opened.push(await catalogueOf(world.databaseUrl, count, watched));
    }
    const [small, large] = opened as [Catalogue, Catalogue];
    const rows = [];
    for (const [name, request] of Object.entries(scaleCalls)) {
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, one] of [small, large].entries()) {
          for (let n = 0; n < EACH; n += 1) times[index]!.push(await one.time(request(round * EACH + n, one.count)));
        }
      }
      const [before, after] = times.map(percentile95) as [number, number];
      rows.push([name, before, after, after / before]);
    }
    report(['调用', `${SMALL} 门 p95 ms`, `${courses} 门 p95 ms`, '比值'], rows);
  } finally {
    for (const one of opened) await one.close();
    await world.close();
  }
}

/** The first calls warm connections and plans and are left out. */
function percentile95(times: number[]): number {
  const warm = times.slice(10).toSorted((a, b) => a - b);
  return warm[Math.floor(warm.length * 0.95)]!;
}

import { report } from './kit/report.ts';
import { scaleCalls } from './kit/scaleCalls.ts';
import type { Ask } from './kit/scaleCalls.ts';
import { makeCatalogue, openCatalogue } from './kit/scaleWorld.ts';
import type { Catalogue } from './kit/scaleWorld.ts';
import { benchWorld } from './kit/world.ts';

const SMALL = 10_000;
const ROUNDS = 4;
const EACH = 60;

/**
 * Lists and search with many courses against the same with ten thousand: the p95 of one call after the other, both
 * databases in turn, once everything that was made is on the disk and all of it was asked before. Target: at most twice.
 * `npm run bench -- scale [courses] [watched class-hours]`.
 */
export async function run([courses = '1000000', periods = '10000000']: string[] = []): Promise<void> {
  const world = await benchWorld();
  const opened: Catalogue[] = [];
  try {
    const sizes = [
      [SMALL, SMALL * 10],
      [Number(courses), Number(periods)],
    ] as const;
    for (const [count, watched] of sizes) {
      console.log(`造 ${count} 门课、${watched} 条学习进度…`);
      await makeCatalogue(world.databaseUrl, count, watched);
    }
    await world.restart();
    for (const [count] of sizes) opened.push(await openCatalogue(world.databaseUrl, count));
    for (const ask of Object.values(scaleCalls)) await timesOf(opened, ask); // what is asked again and again is in memory
    const rows = [];
    for (const [name, ask] of Object.entries(scaleCalls)) {
      const [before, after] = (await timesOf(opened, ask)).map(percentile95) as [number, number];
      rows.push([name, before, after, after / before]);
    }
    report(['调用', `${SMALL} 门 p95 ms`, `${courses} 门 p95 ms`, '比值'], rows);
  } finally {
    for (const one of opened) await one.close();
    await world.close();
  }
}

/** What each catalogue took, in milliseconds. */
async function timesOf(catalogues: readonly Catalogue[], ask: Ask): Promise<number[][]> {
  const times = catalogues.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of catalogues.entries()) {
      for (let n = round * EACH; n < (round + 1) * EACH; n += 1) times[index]!.push(await one.time(ask(n, one.count)));
    }
  }
  return times;
}

const percentile95 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { filmRecipe, KEY_INFO } from '#server/domain/media/process/filmRecipe.ts';
import { ladderOf } from '#server/domain/media/process/ladder.ts';
import { mediaEngine } from '#server/providers/mediaEngine/engineProcess.ts';
import type { Recipe } from '#server/providers/mediaEngine/mediaEngine.ts';
import { argumentsOf } from '#server/providers/mediaEngine/program.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { film } from '#seed/make/film.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const SECONDS = 20;
const ROUNDS = 3;
const EVERY_MS = 25;
const CALLS = 200;
const reads = [
  ['/apis/system/api/nav/bar/list', undefined],
  ['/apis/course/api/course/search/list', { courseName: '数据' }],
] as const;

/**
 * `npm run bench -- films`: everything that is made of a film, by the embedded engine and by the program ffmpeg of
 * FFMPEG_PATH with the same recipe; then how long reading calls take while it runs.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-films-'));
  const engine = mediaEngine(null);
  try {
    const input = join(folder, 'film.mp4');
    await writeFile(
      input,
      await film(engine, { picture: { width: 1280, height: 720, framesPerSecond: 30 }, seconds: SECONDS }),
    );
    const recipe = await recipeFor(folder, input);
    await compare(recipe);
    await besideReading(recipe);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function recipeFor(folder: string, input: string): Promise<Recipe> {
  const facts = await mediaEngine(null).probe(input);
  const work = join(folder, 'work');
  await mkdir(work);
  await writeFile(join(work, 'segment'), Buffer.alloc(16, 1));
  await writeFile(join(work, KEY_INFO), 'segment.key\nsegment\n');
  return filmRecipe({ folder: work, input, facts, rungs: ladderOf(facts.video!), gain: 0 });
}

/** In turn, so that a drifting machine hits both. */
async function compare(recipe: Recipe): Promise<void> {
  const program = process.env['FFMPEG_PATH'];
  if (program === undefined) return console.log('没有设 FFMPEG_PATH，不比较转码的快慢。');
  // the embedded engine always works at the lowest priority: so does what it is compared with
  const words = ['-n', String(constants.priority.PRIORITY_LOW), program, ...argumentsOf(recipe)];
  const plain = () => promisify(execFile)('nice', words, { cwd: recipe.folder });
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await timed(() => mediaEngine(null).follow(recipe)));
    times[1].push(await timed(plain));
  }
  const [ours, theirs] = times.map((some) => some.toSorted((x, y) => x - y)[Math.floor(ROUNDS / 2)]!) as [
    number,
    number,
  ];
  report(
    ['一部片子', '内置 秒', 'ffmpeg 秒', '快慢之比'],
    [[`720P，${SECONDS} 秒，两种清晰度`, ours / 1000, theirs / 1000, theirs / ours]],
  );
}

async function besideReading(recipe: Recipe): Promise<void> {
  const world = await benchWorld();
  try {
    const server = await world.start(serverProgram);
    const rows: (string | number)[][] = [];
    for (const [path, body] of reads) {
      const ask = () => p95(server.url + path, body);
      await ask();
      const idle = await ask();
      const stop = new AbortController();
      const working = again(recipe, stop.signal);
      await sleep(2000);
      const busy = await ask();
      stop.abort();
      await working;
      rows.push([path, idle, busy, busy / idle]);
    }
    report(['调用', '闲时 p95 ms', '转码时 p95 ms', '倍数'], rows);
  } finally {
    await world.close();
  }
}

async function again(recipe: Recipe, signal: AbortSignal): Promise<void> {
  while (!signal.aborted)
    await mediaEngine(null)
      .follow(recipe, { signal })
      .catch(() => undefined);
}

/** Of calls that come one by one, as from people. */
async function p95(url: string, body?: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const sent = body && { method: 'POST', headers, body: JSON.stringify(body) };
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    times.push(
      await timed(async () => {
        const { code } = (await (await fetch(url, sent)).json()) as { code: number };
        if (code !== 200) throw new Error(`${url} 得到 ${code}`);
      }),
    );
    await sleep(EVERY_MS);
  }
  return times.toSorted((x, y) => x - y)[Math.floor(CALLS * 0.95)]!;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

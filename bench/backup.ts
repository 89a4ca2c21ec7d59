import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesText } from '#server/backup/words.ts';
import { openDatabase } from '#server/db/client.ts';
import { command } from './kit/command.ts';
import { brokenOff, bytesBelow, mustFit } from './kit/disk.ts';
import { openEveryday, study } from './kit/everyday.ts';
import type { Everyday } from './kit/everyday.ts';
import { SHARES, growFiles, growRows, sizeOf } from './kit/grow.ts';
import type { Done } from './kit/paced.ts';
import { countOf, measure } from './kit/pacedReport.ts';
import { plainCopy, plainFiles } from './kit/plainCopy.ts';
import { report } from './kit/report.ts';
import { percentile } from './kit/timed.ts';
import type { Place } from './kit/world.ts';

const GB = 2 ** 30;
const PEOPLE = 200;
const SAVES = '学习 保存';
const [WARM_SECONDS, SECONDS] = [10, 60];
/** At once there are the world, its backup, and what is made of either; and the logs of the database. */
const [COPIES, SPARE] = [3.5, 4 * GB];

/**
 * `npm run bench -- backup [10] [20]`: a demo world grown to so many gigabytes is backed up while progress is saved, so
 * many times a second; then the backup is verified and restored into an empty folder and an empty database beside the
 * world's, against a plain COPY and a plain copy of the files into the like. Targets: no save fails, their p95 is at most
 * twice that without a backup; restoring takes at most 1.5 times as long as the plain way.
 */
export async function run([gigabytes = '10', perSecond = '20']: string[] = []): Promise<void> {
  const bytes = Number(gigabytes) * GB;
  await mustFit(bytes * COPIES + SPARE);
  const over = new AbortController();
  const broken = brokenOff(over);
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-backup-'));
  let world: Everyday | undefined;
  try {
    world = await openEveryday(PEOPLE);
    await Promise.race([broken, measureAll(world, { bytes, perSecond: Number(perSecond), folder, over: over.signal })]);
  } finally {
    over.abort();
    await world?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Wish {
  bytes: number;
  perSecond: number;
  folder: string;
  over: AbortSignal;
}

async function measureAll(world: Everyday, { bytes, perSecond, folder, over }: Wish): Promise<void> {
  const { place } = world;
  const database = openDatabase(place.DATABASE_URL, 1);
  const { pool } = database;
  try {
    console.log(
      `世界长到 ${bytesText(bytes)}：影片 ${SHARES.films}、小文件 ${SHARES.pictures}、表与索引 ${SHARES.rows}…`,
    );
    await growRows(pool, bytes);
    await growFiles(place.DATA_DIR, bytes);
    const files = await bytesBelow(join(place.DATA_DIR, 'files'));
    const all = files + (await sizeOf(pool));
    console.log(`数据库 ${bytesText(all - files)}，文件 ${bytesText(files)}`);
    // A new database is copied file by file: all that was written before has to be on the disk for that.
    for (const name of ['restored', 'plain']) await pool.query(`create database ${name} strategy file_copy`);

    const zhitu = (words: readonly string[], at: Place = place) => command(words, at, over);
    const archive = join(folder, 'backup.tar');
    const made = await whileSaving(world, perSecond, () => zhitu(['backup', '--to', archive]));
    const verified = await zhitu(['verify', archive]);
    const restoredTo = join(folder, 'restored');
    const there = { ...place, DATA_DIR: restoredTo, DATABASE_URL: beside(place, 'restored') };
    const restored = await zhitu(['restore', archive], there);
    await rm(restoredTo, { recursive: true });
    await pool.query('drop database restored');
    const copied = await plainCopy(place.DATABASE_URL, beside(place, 'plain'));
    const filed = await plainFiles(join(place.DATA_DIR, 'files'), join(folder, 'plain'));

    const speed = (name: string, seconds: number, of: number) => [name, seconds, of / 2 ** 20 / seconds];
    report(
      ['做什么', '秒', 'MB/s'],
      [
        speed(`备份（同时每秒 ${perSecond} 次保存）`, made, all),
        speed('核对备份', verified, all),
        speed('恢复', restored, all),
        speed('参照：COPY', copied.rows, all - files),
        ['参照：建索引与外键', copied.indexes, '-'],
        speed('参照：抄文件', filed, files),
      ],
    );
    const plain = copied.rows + copied.indexes + filed;
    report(['恢复 秒', '参照 秒', '倍数（目标 1.5）'], [[restored, plain, restored / plain]]);
  } finally {
    await database.close();
  }
}

/** Saves at this pace, first alone and then until the work is done. @returns what the work returns */
async function whileSaving<T>(world: Everyday, perSecond: number, work: () => Promise<T>): Promise<T> {
  const next = (n: number) => study(world, world.people[n % world.people.length]!);
  const warm = await measure(world, { perSecond, lasts: WARM_SECONDS, next });
  const before = await measure(world, { perSecond, lasts: SECONDS, next });
  console.log('\n开始备份');
  const working = work();
  const during = await measure(world, { perSecond, lasts: working, next });
  const result = await working;
  await world.prove({ steps: countOf([warm, before, during], SAVES), answers: 0 });
  const line = (name: string, share: number) => {
    const [alone, then] = [before, during].map(({ times }) => percentile(times.get(SAVES) ?? [], share));
    return [name, alone!, then!, then! / alone!];
  };
  const failed = [before, during].map((one) => String(failuresOf(one)));
  report(
    ['保存', '没有备份 ms', '备份时 ms', '倍数（p95 目标 2）'],
    [line('p50', 0.5), line('p95', 0.95), ['失败', ...failed, '']],
  );
  return result;
}

const failuresOf = ({ failed }: Done): number => [...failed.values()].flat().length;

/** Another database of the same server. */
const beside = ({ DATABASE_URL }: Place, name: string): string =>
  Object.assign(new URL(DATABASE_URL), { pathname: `/${name}` }).href;

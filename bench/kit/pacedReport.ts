import { cpus } from 'node:os';
import type { Everyday } from './everyday.ts';
import type { Deed, Done } from './paced.ts';
import { paced } from './paced.ts';
import { report } from './report.ts';
import { percentile } from './timed.ts';

interface Pace {
  perSecond: number;
  /** So many seconds, or until this has settled. */
  lasts: number | Promise<unknown>;
  next: (n: number) => Deed;
}

/** Deeds at this pace for so long; prints how long each kind took and who kept the cores busy meanwhile. */
export async function measure(world: Everyday, { perSecond, lasts, next }: Pace): Promise<Done> {
  const { result: done, busy } = await world.cores(() => paced(perSecond, overAfter(lasts), next));
  const { times, failed, seconds, lateMs } = done;
  const kinds = [...new Set([...times.keys(), ...failed.keys()])].toSorted();
  const rows = kinds.map((kind) => lineOf(kind, times.get(kind) ?? [], failed.get(kind)?.length ?? 0));
  const all = [...times.values()].flat();
  rows.push(lineOf('合计', all, [...failed.values()].flat().length));
  console.log(`\n每秒 ${perSecond.toFixed(0)} 件，${seconds.toFixed(0)} 秒`);
  report(['做什么', '次数', '平均 ms', 'p50 ms', 'p95 ms', 'p99 ms', '失败'], rows);
  const cores = [busy.server, busy.database, busy.asker, busy.others].map((one) => one.toFixed(2));
  console.log(
    `忙着的核：服务 ${cores[0]}、数据库 ${cores[1]}、量的一方 ${cores[2]}、别的 ${cores[3]}，机器 ${cpus().length} 核；量的一方最后晚了 ${lateMs.toFixed(0)} ms`,
  );
  for (const one of new Set([...failed.values()].flat().slice(0, 20))) console.log(`失败：${one}`);
  return done;
}

function overAfter(lasts: Pace['lasts']): () => boolean {
  if (typeof lasts === 'number') {
    const until = performance.now() + lasts * 1000;
    return () => performance.now() >= until;
  }
  let isOver = false;
  const over = () => void (isOver = true);
  lasts.then(over, over);
  return () => isOver;
}

function lineOf(kind: string, taken: readonly number[], failed: number): (string | number)[] {
  if (taken.length === 0) return [kind, '0', '-', '-', '-', '-', String(failed)];
  const mean = taken.reduce((sum, one) => sum + one, 0) / taken.length;
  const at = (share: number) => percentile(taken, share);
  return [kind, String(taken.length), mean, at(0.5), at(0.95), at(0.99), String(failed)];
}

/** How often this kind of deed was acknowledged. */
export const countOf = (all: readonly Done[], kind: string): number =>
  all.reduce((sum, { times }) => sum + (times.get(kind)?.length ?? 0), 0);

import { setTimeout as sleep } from 'node:timers/promises';

/** One thing somebody does; it throws when it fails. */
export interface Deed {
  kind: string;
  work: () => Promise<void>;
}

export interface Done {
  /** Milliseconds by kind, counted from the moment it was due: a queue before the server is part of the wait. */
  times: Map<string, number[]>;
  /** Why, by kind. */
  failed: Map<string, string[]>;
  seconds: number;
  /** How much later than due the last one was begun: much of it, and this process was too slow for the pace. */
  lateMs: number;
}

const STEP_MS = 5;

/** Begins so many deeds a second until it is over, whether or not those before are done, as people do. */
export async function paced(perSecond: number, isOver: () => boolean, next: (n: number) => Deed): Promise<Done> {
  const times = new Map<string, number[]>();
  const failed = new Map<string, string[]>();
  const open = new Set<Promise<void>>();
  const began = performance.now();
  const dueAt = (n: number): number => began + (n * 1000) / perSecond;
  const note = <T>(notes: Map<string, T[]>, kind: string, one: T): void => {
    const known = notes.get(kind);
    if (known) known.push(one);
    else notes.set(kind, [one]);
  };
  const start = (n: number): void => {
    const { kind, work } = next(n);
    const doing = work().then(
      () => note(times, kind, performance.now() - dueAt(n)),
      (error: unknown) => note(failed, kind, error instanceof Error ? error.message : String(error)),
    );
    open.add(doing);
    void doing.then(() => open.delete(doing));
  };
  let count = 0;
  let lateMs = 0;
  while (!isOver()) {
    for (; dueAt(count) <= performance.now(); count += 1) {
      lateMs = performance.now() - dueAt(count);
      start(count);
    }
    await sleep(STEP_MS);
  }
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(open);
  return { times, failed, seconds, lateMs };
}

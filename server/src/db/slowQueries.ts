import pg from 'pg';
import type { Db } from './client.ts';

/** What takes longer is worth a look. */
const SLOW_MS = 200;
/** Different statements that are kept; of more, those that cost least go. */
const MOST = 200;
const LONGEST = 4000;

interface SlowQuery {
  /** As it was sent, with `$1` in place of values: what people wrote is never kept. */
  text: string;
  times: number;
  totalMs: number;
  worstMs: number;
  lastAt: Date;
}

/** The statements of one pool that took long, since the process began. */
class SlowQueries {
  readonly #found = new Map<string, SlowQuery>();

  /** Those that cost most in all first. */
  list(): SlowQuery[] {
    return [...this.#found.values()].toSorted((one, other) => other.totalMs - one.totalMs);
  }

  /** Watches a connection; whatever is asked through it goes on as if nobody watched. */
  watch(client: pg.PoolClient): void {
    // the method of the class is looked up with each call: others watch there too
    const ask = (given: unknown[]): unknown =>
      Reflect.apply(pg.Client.prototype.query as (...all: unknown[]) => unknown, client, given);
    const query = (...given: unknown[]): unknown => {
      const text = textOf(given[0]);
      if (text === undefined) return ask(given);
      const began = performance.now();
      const done = () => this.#note(text, performance.now() - began);
      const told = given.at(-1);
      if (typeof told === 'function') {
        const heard = (...answer: unknown[]): unknown => {
          done();
          return Reflect.apply(told as (...all: unknown[]) => unknown, undefined, answer);
        };
        return ask([...given.slice(0, -1), heard]);
      }
      const answer = ask(given);
      if (answer instanceof Promise) void answer.finally(done).catch(() => undefined);
      return answer;
    };
    Object.assign(client, { query });
  }

  #note(text: string, ms: number): void {
    if (ms < SLOW_MS) return;
    const key = text.slice(0, LONGEST);
    const known = this.#found.get(key);
    this.#found.set(key, {
      text: key,
      times: (known?.times ?? 0) + 1,
      totalMs: (known?.totalMs ?? 0) + ms,
      worstMs: Math.max(known?.worstMs ?? 0, ms),
      lastAt: new Date(),
    });
    if (this.#found.size > MOST) this.#found.delete(this.list().at(-1)!.text);
  }
}

/** A statement by its text; what streams (COPY, cursors) is no single answer, and not timed. */
export function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined;
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : undefined;
}

const watched = new WeakMap<Db, SlowQueries>();

/** @param beside The handle with whose statements these are listed. */
export function watchSlowQueries(db: Db, pool: pg.Pool, beside?: Db): void {
  const slow = (beside && watched.get(beside)) ?? new SlowQueries();
  watched.set(db, slow);
  pool.on('connect', (client) => slow.watch(client));
}

/** What was slow on this handle; nothing on one that nobody watches. */
export const slowQueriesOf = (db: Db): SlowQuery[] => watched.get(db)?.list() ?? [];

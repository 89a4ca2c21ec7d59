import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { loggable } from '../kit/loggable.ts';

/** The class of the advisory locks of workers; the other half is the number of the worker. */
const CLASS = 20_260_126;
/** So often the locks are looked after; a lost session is replaced after `RETRY_MS`. */
const BEAT_MS = 15_000;
const RETRY_MS = 1000;
const ANSWER_MS = 10_000;
/** A worker that nobody holds at two looks is gone: who lives has taken the lock again long before the second. */
const LOOK_MS = 60_000;

/** A host that dies without a word is known to the database within forty seconds, not after hours. */
const NOTICED = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';

const HELD = `select distinct locked_by from (
    select locked_by from graphile_worker._private_jobs
    union all select locked_by from graphile_worker._private_job_queues) kept
  where locked_by is not null and not exists (select 1 from pg_locks
    where locktype = 'advisory' and classid = ${CLASS}::oid and objid = hashtext(locked_by)::oid and objsubid = 2
      and database = (select oid from pg_database where datname = current_database()))`;

/**
 * Says of the workers of this process that they live, by a lock each in one session, and lets go of the jobs and the
 * queues of those of other processes that do not any more (docs/decisions/0126).
 */
export class HeldWorkers {
  readonly #pool: pg.Pool;
  readonly #log: FastifyBaseLogger;
  readonly #own = new Set<string>();
  readonly #held = new Set<string>();
  readonly #stopping = new AbortController();
  #session: pg.PoolClient | undefined;
  #suspects: readonly string[] = [];

  constructor(pool: pg.Pool, log: FastifyBaseLogger) {
    this.#pool = pool;
    this.#log = log;
  }

  add(worker: string): void {
    this.#own.add(worker);
  }

  /** It does nothing any more: what it has not given back may be let go of. */
  remove(worker: string): void {
    this.#own.delete(worker);
  }

  /** Takes the locks that are missing, in a new session where the last one was lost; asks so that a loss is noticed. */
  async beat(): Promise<void> {
    try {
      const session = this.#session ?? (await this.#begin());
      const fresh = [...this.#own].filter((worker) => !this.#held.has(worker));
      const over = [...this.#held].filter((worker) => !this.#own.has(worker));
      await ask(session, `select pg_advisory_lock_shared(${CLASS}, hashtext(one)) from unnest($1::text[]) one`, fresh);
      await ask(session, `select pg_advisory_unlock_shared(${CLASS}, hashtext(one)) from unnest($1::text[]) one`, over);
      for (const worker of fresh) this.#held.add(worker);
      for (const worker of over) this.#held.delete(worker);
    } catch (error) {
      this.#lose();
      throw error;
    }
  }

  /** Frees what is held by workers that nobody has held twice in a row. @returns their names */
  async look(): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ locked_by: string }>(HELD);
    const lockless = rows.map((row) => row.locked_by).filter((worker) => !this.#own.has(worker));
    const gone = lockless.filter((worker) => this.#suspects.includes(worker));
    this.#suspects = lockless;
    if (gone.length === 0) return [];
    await this.#pool.query(
      `select graphile_worker.force_unlock_workers(array(select locked_by from (${HELD}) lockless where locked_by = any($1)))`,
      [gone],
    );
    this.#log.warn({ workers: gone.length }, 'jobs of workers that are gone are free again');
    return gone;
  }

  /** Beats and looks until stopped. */
  keepOn(lookMs = LOOK_MS): void {
    const again = async (work: () => Promise<unknown>, everyMs: number): Promise<void> => {
      while (!this.#stopping.signal.aborted) {
        const isDone = await work().then(
          () => true,
          (error: unknown) => {
            if (!this.#stopping.signal.aborted) this.#log.warn(loggable(error), 'workers cannot be looked after');
            return false;
          },
        );
        const waited = sleep(isDone ? everyMs : RETRY_MS, undefined, { signal: this.#stopping.signal, ref: false });
        await waited.catch(() => undefined);
      }
    };
    void again(() => this.beat(), Math.min(BEAT_MS, lookMs / 4));
    void again(() => this.look(), lookMs);
  }

  stop(): void {
    this.#stopping.abort();
    this.#lose();
  }

  /** What begins while it is stopped is given back: the pool waits for every session before it ends. */
  async #begin(): Promise<pg.PoolClient> {
    const session = await this.#pool.connect();
    session.once('error', () => this.#session === session && this.#lose());
    try {
      await session.query(NOTICED);
      this.#stopping.signal.throwIfAborted();
    } catch (error) {
      session.release(true);
      throw error;
    }
    return (this.#session = session);
  }

  #lose(): void {
    this.#session?.release(true);
    this.#session = undefined;
    this.#held.clear();
  }
}

const ask = (session: pg.PoolClient, text: string, workers: string[]) =>
  session.query({ text, values: [workers], query_timeout: ANSWER_MS } as pg.QueryConfig);

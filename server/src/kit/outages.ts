import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Failure } from '#contract/kit/errors.ts';
import { STORAGE_FULL, UNAVAILABLE } from '#contract/kit/errors.ts';
import { loggable } from './loggable.ts';

/** So long after a refusal for want of room the server counts as full, and no oftener is the same trouble logged. */
const MINUTE_MS = 60_000;

/**
 * Trouble of the machinery that meets call after call: a full disk, a database that is away. Callers hear a sentence
 * about it; the log hears it once a minute, however many callers there are.
 */
export class Outages {
  readonly #log: FastifyBaseLogger;
  readonly #clock: () => Date;
  /** By failure code: when it was last met, when last logged, how often since then. */
  readonly #met = new Map<number, { met: number; logged: number; unlogged: number }>();

  constructor(log: FastifyBaseLogger, clock: () => Date) {
    this.#log = log;
    this.#clock = clock;
  }

  /** The failure to answer with, when the error is such trouble; undefined for every other error. */
  note(error: unknown, where: Record<string, unknown>): Failure | undefined {
    const failure = outageOf(error);
    if (!failure) return undefined;
    const now = this.#clock().getTime();
    const known = this.#met.get(failure.code);
    const isQuiet = known !== undefined && now - known.logged < MINUTE_MS;
    const unlogged = known?.unlogged ?? 0;
    if (!isQuiet) this.#log.error({ ...loggable(error), ...where, unlogged }, failure.msg);
    this.#met.set(failure.code, {
      met: now,
      logged: isQuiet ? known.logged : now,
      unlogged: isQuiet ? unlogged + 1 : 0,
    });
    return failure;
  }

  /** Was something refused for want of room within the last minute? */
  get isFull(): boolean {
    const known = this.#met.get(STORAGE_FULL.code);
    return known !== undefined && this.#clock().getTime() - known.met < MINUTE_MS;
  }
}

/** What the trouble is called, when the error is one that has nothing to do with what was asked. */
export function outageOf(error: unknown): Failure | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause ? String(cause.code) : '';
  if (noRoom.has(code)) return STORAGE_FULL;
  return isAway(code, cause) ? UNAVAILABLE : undefined;
}

/** For what is only wished: a full disk does not matter to it, everything else does. */
export function unlessFull(error: unknown): void {
  if (outageOf(error) !== STORAGE_FULL) throw error;
}

/** disk_full and io_error of PostgreSQL, and the system's own words for it. */
const noRoom: ReadonlySet<string> = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT']);

/**
 * Connections that break or are refused: a shutdown, a crash, a recovery, too many of them, an address nobody answers at;
 * and a database that only reads, because it follows another one now.
 */
const isAway = (code: string, { message, ...rest }: Error): boolean =>
  /^(08\w{3}|57P0[123]|53300|25006)$/.test(code) ||
  (/^(ECONN\w+|EPIPE|ENOENT)$/.test(code) && 'syscall' in rest && /connect|read|write/.test(String(rest.syscall))) ||
  /^(timeout exceeded when trying to connect|Connection terminated|Client .+ is not queryable$)/.test(message);

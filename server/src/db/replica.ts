import type pg from 'pg';
import { StartupError } from '../startupError.ts';
import type { Database, Db } from './client.ts';
import { openDatabase } from './client.ts';

const LOOK_MS = 1000;
/** What the primary had written so many looks ago must have arrived: nobody reads what is older than about five seconds. */
const LOOKS = 5;
/** A replica that is slow to answer is not waited for: the primary is asked instead. */
const PATIENCE = { connectMs: 2000, answerMs: 5000 };

interface Log {
  info(message: string): void;
  warn(about: object, message: string): void;
}

/**
 * A streaming replica of the primary, for lists that everybody may read. It follows a moment later, so whoever wrote
 * something is sent there only when it has got as far as they had written (`readingAfter`), and nobody while it is more
 * than some seconds behind or does not answer.
 */
export class Replica {
  readonly #primary: pg.Pool;
  readonly #own: Database;
  readonly #log: Log;
  /** How far the log of the primary had got at the last looks, oldest first. */
  readonly #written: bigint[] = [];
  #replayed = -1n;
  #serves = false;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(primary: pg.Pool, own: Database, log: Log) {
    this.#primary = primary;
    this.#own = own;
    this.#log = log;
  }

  get db(): Db {
    return this.#own.db;
  }

  /** Whether lists are read from it at present. */
  get serves(): boolean {
    return this.#serves;
  }

  /** Bytes of the log that had not arrived at the last look. */
  get behind(): number {
    return Math.max(0, Number((this.#written.at(-1) ?? 0n) - this.#replayed));
  }

  /**
   * The handle to read from for somebody who last wrote at this place of the log, or never; undefined: read from the
   * primary.
   */
  readingAfter(wroteAt: string | null | undefined): Db | undefined {
    const hasTheirs = !wroteAt || this.#replayed >= placeOf(wroteAt);
    return this.#serves && hasTheirs ? this.db : undefined;
  }

  /** Finds out how far both are. */
  async look(): Promise<void> {
    const before = this.#serves;
    try {
      this.#written.push(placeOf(await placeIn(this.#primary, 'pg_current_wal_lsn()')));
      if (this.#written.length > LOOKS) this.#written.shift();
      this.#replayed = placeOf(await placeIn(this.#own.pool, 'pg_last_wal_replay_lsn()'));
      this.#serves = this.#replayed >= this.#written[0]!;
      if (before && !this.#serves)
        this.#log.warn({ behind: this.behind }, 'the replica is behind, lists come from the primary');
    } catch (error) {
      this.#serves = false;
      if (before) this.#log.warn({ err: error }, 'the replica does not answer, lists come from the primary');
    }
    if (!before && this.#serves) this.#log.info('lists come from the replica');
  }

  /** Looks again and again until it is closed. */
  keepLooking(): void {
    const again = (): void => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => void this.look().then(again), LOOK_MS).unref();
    };
    again();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#serves = false;
    await this.#own.close();
  }
}

async function placeIn(pool: pg.Pool, asked: string): Promise<string | null> {
  const { rows } = await pool.query<{ place: string | null }>(`select ${asked}::text as place`);
  return rows[0]!.place;
}

/** A place in the log as a number that grows; before every place where there is none. */
export function placeOf(place: string | null): bigint {
  if (place === null) return -1n;
  const [high = '0', low = '0'] = place.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Opens the replica of this primary. One that does not answer is waited for by looking; lists come from the primary until
 * then.
 * @throws StartupError a sentence, when what answers there is no replica of it
 */
export async function openReplica(url: string, primary: Database, log: Log): Promise<Replica> {
  const own = openDatabase(url, { patience: PATIENCE, beside: primary.db });
  try {
    const [ours, theirs] = [await identityOf(primary.pool), await identityOf(own.pool).catch(() => undefined)];
    if (theirs === undefined) log.warn({}, 'the replica does not answer, lists come from the primary');
    else if (!theirs.isReplica || theirs.system !== ours.system || theirs.name !== ours.name)
      throw new StartupError(
        'DATABASE_REPLICA_URL 指的不是 DATABASE_URL 那个库的流复制备库，请检查地址，或去掉这个设置。',
      );
  } catch (error) {
    await own.close();
    throw error;
  }
  const replica = new Replica(primary.pool, own, log);
  await replica.look();
  return replica;
}

interface Identity {
  system: string;
  name: string;
  isReplica: boolean;
}

async function identityOf(pool: pg.Pool): Promise<Identity> {
  const { rows } =
    await pool.query<Identity>(`select (select system_identifier::text from pg_control_system()) as system,
    current_database() as name, pg_is_in_recovery() as "isReplica"`);
  return rows[0]!;
}

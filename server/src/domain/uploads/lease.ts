import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { CONFLICT, reworded } from '#contract/kit/errors.ts';
import type { Db } from '../../db/client.ts';
import { uploadSession } from '../../db/schema/upload.ts';
import { fail } from '../../kit/fail.ts';

/** So long the writer may be silent before another takes over: a process that died says nothing. */
const LEASE = sql`now() + interval '10 seconds'`;
const RENEW_MS = 1000;
const ASK_MS = 100;
const PATIENCE_MS = 15_000;

export const BUSY = reworded(CONFLICT, '这个文件正在从别处上传，请稍后再试');

/** Those of this process, which hear at once that somebody waits. */
const writers = new Map<string, () => void>();

/**
 * The right to write to an upload, for one request at a time, in whichever process. A request that comes later is
 * usually the same sender after its connection broke, so the earlier one is asked to stop.
 */
export class Lease {
  readonly #db: Db;
  readonly #key: string;
  readonly #writer = randomUUID();
  #renewing: NodeJS.Timeout | undefined;

  constructor(db: Db, key: string) {
    this.#db = db;
    this.#key = key;
  }

  /** Waits for its turn. @throws BUSY when the other does not stop, and the reason of the signal */
  async take(letGo: () => void, signal?: AbortSignal): Promise<void> {
    const giveUp = Date.now() + PATIENCE_MS;
    while (!(await this.#tryTake())) {
      signal?.throwIfAborted();
      if (Date.now() > giveUp) throw fail(BUSY);
      writers.get(this.#key)?.();
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    }
    writers.set(this.#key, letGo);
    this.#renewing = setInterval(() => void this.#renew(letGo), RENEW_MS);
  }

  /** Enters how much has arrived for good, unless another request writes by now. */
  async keep(received: number): Promise<void> {
    const kept = await this.#db
      .update(uploadSession)
      .set({ received: String(received) })
      .where(this.#mine())
      .returning({ id: uploadSession.id });
    if (kept.length === 0) throw fail(BUSY);
  }

  async drop(): Promise<void> {
    clearInterval(this.#renewing);
    writers.delete(this.#key);
    await this.#db.update(uploadSession).set({ writer: null, leaseUntil: null, isWanted: 0 }).where(this.#mine());
  }

  /** True also when there is no such upload (any more): nobody else can write to it then. */
  async #tryTake(): Promise<boolean> {
    const ofKey = eq(uploadSession.uploadKey, this.#key);
    const isFree = or(isNull(uploadSession.writer), lt(uploadSession.leaseUntil, sql`now()`));
    const taken = await this.#db
      .update(uploadSession)
      .set({ writer: this.#writer, leaseUntil: LEASE, isWanted: 0 })
      .where(and(ofKey, isFree))
      .returning({ id: uploadSession.id });
    if (taken.length > 0) return true;
    const asked = await this.#db
      .update(uploadSession)
      .set({ isWanted: 1 })
      .where(ofKey)
      .returning({ id: uploadSession.id });
    return asked.length === 0;
  }

  async #renew(letGo: () => void): Promise<void> {
    const held = await this.#db
      .update(uploadSession)
      .set({ leaseUntil: LEASE })
      .where(this.#mine())
      .returning({ isWanted: uploadSession.isWanted })
      .catch(() => []); // a database that is away for a moment: the writer stops, the sender comes again
    if (held[0]?.isWanted !== 0) letGo();
  }

  #mine() {
    return and(eq(uploadSession.uploadKey, this.#key), eq(uploadSession.writer, this.#writer));
  }
}

/** Does something while nobody writes to the upload. */
export async function whileHeld<T>(db: Db, key: string, work: () => Promise<T>): Promise<T> {
  const lease = new Lease(db, key);
  await lease.take(() => undefined);
  try {
    return await work();
  } finally {
    await lease.drop();
  }
}

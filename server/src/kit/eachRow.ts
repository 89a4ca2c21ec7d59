import type { BatchOutcome } from '#contract/kit/batch.ts';
import type { Db } from '../db/client.ts';
import { CallFailure } from './fail.ts';

interface Outcome<T> extends BatchOutcome {
  done: T[];
}

/** Does one thing to several rows in the caller's transaction; a row that is refused is left as it was and says why. */
export async function eachRow<T>(
  db: Db,
  ids: readonly string[],
  change: (db: Db, id: string) => Promise<T>,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], doneCount: 0, failed: [] };
  for (const id of new Set(ids)) {
    try {
      outcome.done.push(await db.transaction((one) => change(one, id)));
      outcome.doneCount += 1;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      outcome.failed.push({ id, reason: error.failure.msg });
    }
  }
  return outcome;
}

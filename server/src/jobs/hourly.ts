import { sql } from 'drizzle-orm';
import { sweepWords } from '../domain/search/hotWords.ts';
import { sweepSignIn } from '../domain/signIn/sweep.ts';
import type { Platform } from '../kit/context.ts';
import { loggable } from '../kit/loggable.ts';
import { deleteAccounts } from './deleteAccounts.ts';

const HOUR_MS = 3_600_000;
const LOCK = 20261123;

/** Tidies up every hour. Of several processes one does the work; the others skip that hour. Returns the way to stop. */
export function tidyHourly(platform: Platform): () => void {
  const timer = setInterval(() => void tidy(platform), HOUR_MS).unref();
  return () => clearInterval(timer);
}

/** One round; errors are logged and the next hour tries again. */
export async function tidy(platform: Platform): Promise<void> {
  const { db, log, clock } = platform;
  try {
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
      if (!rows[0]?.mine) return;
      await sweepSignIn(tx, clock());
      await sweepWords(tx, clock());
    });
    await deleteAccounts(platform);
    await platform.providers.storage.clearUnfinished(new Date(clock().getTime() - HOUR_MS));
  } catch (error) {
    log.error(loggable(error), 'tidying failed');
  }
}

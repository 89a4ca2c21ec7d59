import { eq } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { storedFile } from '../db/schema/trust.ts';
import { unlessBackedUp } from '../kit/backupLocks.ts';
import type { Platform } from '../kit/context.ts';
import { job } from '../kit/job.ts';
import { loggable } from '../kit/loggable.ts';

const FILES = 1000;

/** Removes files that nobody may open any more; one that cannot be removed now is tried again in the next round. */
export const removeFiles = job({
  name: 'removeFiles',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '12 * * * *',
  run: (platform) => unlessBackedUp(platform.db, () => removeSome(platform)),
});

async function removeSome({ db, providers, log }: Platform): Promise<void> {
  const { id, storageKey } = storedFile;
  const discarded = await db
    .select({ id, storageKey })
    .from(storedFile)
    .where(eq(storedFile.statusId, RowState.disabled))
    .limit(FILES);
  const failures: unknown[] = [];
  for (const file of discarded) {
    try {
      await providers.storage.remove(file.storageKey);
      await db.delete(storedFile).where(eq(storedFile.id, file.id));
    } catch (error) {
      failures.push(error);
      log.warn({ ...loggable(error), fileId: file.id }, 'file not removed');
    }
  }
  if (failures.length > 0) throw failures[0];
}

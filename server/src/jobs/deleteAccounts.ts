import { eq } from 'drizzle-orm';
import { storedFile } from '../db/schema/trust.ts';
import { claimDeletion, dueDeletions } from '../domain/privacy/deletion.ts';
import { erasePerson } from '../domain/privacy/erase.ts';
import type { Platform } from '../kit/context.ts';
import { loggable } from '../kit/loggable.ts';

const AT_ONCE = 50;
const FILES = 1000;

/** Deletes the accounts whose days of thinking again are over, each in a transaction of its own. */
export async function deleteAccounts(platform: Platform): Promise<void> {
  const { db, log, clock } = platform;
  const now = clock();
  for (const userNo of await dueDeletions(db, now, AT_ONCE)) {
    try {
      const isDone = await db.transaction(async (tx) => {
        const isClaimed = await claimDeletion(tx, userNo, now);
        if (isClaimed) await erasePerson(tx, userNo);
        return isClaimed;
      });
      if (isDone) log.info({ userNo }, 'account deleted');
    } catch (error) {
      log.error({ ...loggable(error), userNo }, 'account not deleted');
    }
  }
  await removeFiles(platform);
}

/** Files that nobody may open any more; one that cannot be removed now is tried again in the next round. */
async function removeFiles({ db, providers, log }: Platform): Promise<void> {
  const { id, storageKey } = storedFile;
  const discarded = await db.select({ id, storageKey }).from(storedFile).where(eq(storedFile.statusId, 0)).limit(FILES);
  for (const file of discarded) {
    try {
      await providers.storage.remove(file.storageKey);
      await db.delete(storedFile).where(eq(storedFile.id, file.id));
    } catch (error) {
      log.error({ ...loggable(error), fileId: file.id }, 'file not removed');
    }
  }
}

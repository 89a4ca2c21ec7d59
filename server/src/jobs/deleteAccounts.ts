import { claimDeletion, dueDeletions } from '../domain/person/deletion.ts';
import { erasePerson } from '../domain/person/erase.ts';
import type { Platform } from '../kit/context.ts';
import { loggable } from '../kit/loggable.ts';

const AT_ONCE = 50;

/** Deletes the accounts whose days of thinking again are over, each in a transaction of its own. */
export async function deleteAccounts({ db, providers, log, clock }: Platform): Promise<void> {
  const now = clock();
  for (const userNo of await dueDeletions(db, now, AT_ONCE)) {
    try {
      const files = await db.transaction(async (tx) =>
        (await claimDeletion(tx, userNo, now)) ? erasePerson(tx, userNo) : undefined,
      );
      if (!files) continue;
      for (const key of files) await providers.storage.remove(key);
      log.info({ userNo }, 'account deleted');
    } catch (error) {
      log.error({ ...loggable(error), userNo }, 'account not deleted');
    }
  }
}

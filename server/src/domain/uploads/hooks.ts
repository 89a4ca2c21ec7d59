import type { Db } from '../../db/client.ts';
import type { mediaFile } from '../../db/schema/media.ts';
import { registry } from '../../kit/registry.ts';
import type { StorageProvider } from '../../providers/storage.ts';

/** What an area does with files that people upload; listed in server/src/hooks.ts. */
export interface UploadHooks {
  /** A file is complete: runs in the transaction that enters it, and may have it wait until it was made fit for use. */
  completed?(db: Db, media: typeof mediaFile.$inferSelect): Promise<void>;
  /** A file is about to go: removes what was made of it beside what its row names. Done again when something failed. */
  removing?(storage: StorageProvider, media: typeof mediaFile.$inferSelect): Promise<void>;
}

export const uploadHooks = registry<UploadHooks>('uploadHooks');

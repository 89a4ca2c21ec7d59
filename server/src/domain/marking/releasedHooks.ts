import type { Db } from '../../db/client.ts';
import { registry } from '../../kit/registry.ts';

/** What areas above do once marks are released; in the transaction of the release, so slow things are enqueued. */
export const releasedHooks = registry<(db: Db, assessmentId: string) => Promise<void>>('releasedHooks');

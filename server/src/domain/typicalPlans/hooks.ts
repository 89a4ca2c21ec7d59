import type { Db } from '../../db/client.ts';
import { registry } from '../../kit/registry.ts';

/** What areas above do once a public typical position names a test, or names it no more; in the transaction of that. */
export const namedTestHooks = registry<(db: Db, assessmentId: string) => Promise<void>>('namedTestHooks');

import type { Db } from '../../db/client.ts';
import { registry } from '../../kit/registry.ts';

/** What areas above do when it stands otherwise with applications or their interviews; in the transaction of the change. */
export const applicationWatchers =
  registry<(db: Db, applicationIds: readonly string[]) => Promise<void>>('applicationWatchers');

export async function applicationsChanged(db: Db, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return;
  for (const follow of applicationWatchers.entries()) await follow(db, applicationIds);
}

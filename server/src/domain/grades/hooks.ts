import type { Db } from '../../db/client.ts';
import { registry } from '../../kit/registry.ts';

/** What areas above do when a class changed: its people, what they are in it, its name, or whether it goes on. */
export interface GradeWatcher {
  changed(db: Db, gradeId: string, now: Date): Promise<void>;
}

export const gradeWatchers = registry<GradeWatcher>('gradeWatchers');

/** Says so once for each class, in the transaction that changed it. */
export async function gradesChanged(db: Db, gradeIds: Iterable<string>, now: Date): Promise<void> {
  for (const gradeId of [...new Set(gradeIds)].toSorted())
    for (const watcher of gradeWatchers.entries()) await watcher.changed(db, gradeId, now);
}

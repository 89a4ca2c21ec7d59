import { and, asc, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { MORNING_HOUR } from '#contract/rules/directory.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orgDirectory } from '../../db/schema/integration.ts';
import type { Platform } from '../../kit/context.ts';
import { enqueueAll } from '../../kit/job.ts';
import { readDirectoryAtNight } from './atNight.ts';

const AT_ONCE = 200;

/**
 * Asks for the reading of some of the directories whose hour has come, each once a night; an hour at which no process was
 * there is made up for until the morning.
 * @returns how many there were
 */
export async function askForDue({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const [day, time] = wireTime(clock()).split(' ') as [string, string];
  const hour = Number(time.slice(0, 2));
  if (hour >= MORNING_HOUR) return 0;
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: orgDirectory.id, orgNo: orgDirectory.orgNo })
      .from(orgDirectory)
      .where(and(lte(orgDirectory.nightHour, hour), or(isNull(orgDirectory.nightDay), lt(orgDirectory.nightDay, day))))
      .orderBy(asc(orgDirectory.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx.update(orgDirectory).set({ nightDay: day }).where(inArray(orgDirectory.id, ids));
    await enqueueAll(
      tx,
      readDirectoryAtNight,
      due.map(({ orgNo }) => ({ orgNo, day })),
    );
    return due.length;
  });
}

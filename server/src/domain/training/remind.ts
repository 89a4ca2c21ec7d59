import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { shownTime } from '#contract/rules/shownTime.ts';
import { TaskState } from '#contract/rules/tasks.ts';
import { TRAINING_REMIND_HOURS, trainingPath } from '#contract/rules/training.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { trainingProject } from '../../db/schema/training.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';
import { openPeople } from './reports.ts';

const AT_ONCE = 50;

/**
 * Tells whoever has not handed in that a project ends within a day, once for one end. Returns how many projects there
 * were.
 */
export async function remindTrainings({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const at = wireTime(now);
  return db.transaction(async (tx) => {
    const { id, trainingState, remindedAt, beginsAt, dueAt } = trainingProject;
    const due = tx
      .select({ id })
      .from(trainingProject)
      .where(
        and(
          enabled(trainingProject),
          eq(trainingState, TaskState.issued),
          isNull(remindedAt),
          or(isNull(beginsAt), lte(beginsAt, at)),
          gt(dueAt, at),
          lte(dueAt, wireTimeIn(now, TRAINING_REMIND_HOURS * 3600)),
        ),
      )
      .orderBy(asc(dueAt), asc(id))
      .limit(AT_ONCE)
      .for('no key update', { skipLocked: true });
    const rows = await tx.update(trainingProject).set({ remindedAt: at }).where(inArray(id, due)).returning();
    const people = await openPeople(tx, rows);
    for (const row of rows) {
      await sendMessage(
        { db: tx },
        {
          to: people.get(row.id) ?? [],
          msgType: 'study',
          msgTitle: `实训「${row.title}」${shownTime(row.dueAt!, now)} 截止，还没有交报告`,
          msgUrl: trainingPath(row.id),
        },
      );
    }
    return rows.length;
  });
}

import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { dayAfter } from '#contract/rules/calendar.ts';
import { ProgrammeState, READ_REMIND_DAYS, ReadingState } from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import { startApplication, startProgramme, startReading } from '../../db/schema/startProgramme.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessages } from '../messages/send.ts';
import { itsProgramme } from './applications.ts';
import { endOf } from './arrange.ts';
import { READING_DESK } from './readers.ts';

const AT_ONCE = 500;

/** Reminds some of those who have still to read, each sheet once for one last day. Returns how many sheets there were. */
export async function remindReaders({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = wireTime(clock());
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: startReading.id,
        userNo: startReading.userNo,
        dueAt: startReading.dueAt,
        programmeId: startProgramme.id,
        title: startProgramme.title,
      })
      .from(startReading)
      .innerJoin(startApplication, eq(startApplication.id, startReading.applicationId))
      .innerJoin(startProgramme, itsProgramme)
      .where(
        and(
          eq(startReading.readingState, ReadingState.waiting),
          between(startReading.dueAt, now, endOf(dayAfter(now.slice(0, 10), READ_REMIND_DAYS))),
          sql`${startReading.remindedFor} is distinct from ${startReading.dueAt}`,
          inArray(startProgramme.programmeState, [ProgrammeState.reading, ProgrammeState.published]),
        ),
      )
      .orderBy(asc(startReading.userNo), asc(startReading.id))
      .limit(AT_ONCE)
      .for('update', { of: startReading, skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx
      .update(startReading)
      .set({ remindedFor: sql`${startReading.dueAt}`, gmtModified: now })
      .where(inArray(startReading.id, ids));
    const desks = Map.groupBy(due, ({ userNo, programmeId, dueAt }) => `${userNo} ${programmeId} ${dueAt}`);
    await sendMessages(
      { db: tx },
      [...desks.values()].map((rows) => ({
        to: rows[0]!.userNo,
        msgType: 'review',
        msgTitle: `「${rows[0]!.title}」还有 ${rows.length} 份申请等你评`,
        msgText: `${rows[0]!.dueAt.slice(0, 10)} 截止，到那一刻之后交不了。没有时间就回避，好换别人。`,
        msgUrl: READING_DESK,
      })),
    );
    return due.length;
  });
}

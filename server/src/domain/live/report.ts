import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { OWN_MESSAGE, REPORTED_ALREADY } from '#contract/im/failures.ts';
import type { report } from '#contract/live/chat.ts';
import { ENTRY_GONE } from '#contract/live/failures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { REPORT_WINDOW } from '#contract/rules/chat.ts';
import { EntryKind } from '#contract/rules/liveRooms.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { chatReport } from '../../db/schema/chat.ts';
import type { RecordedLine } from '../../db/schema/chat.ts';
import { liveEntry, liveRoom } from '../../db/schema/liveRoom.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import type { ReportedLines } from '../chat/report.ts';
import { roomOf } from './place.ts';
import { append, entryAt, shownEntries } from './timeline.ts';

/** Keeps a line as it is now, with what was said around it. @throws ROOM_GONE, BANNED, ENTRY_GONE, OWN_MESSAGE, REPORTED_ALREADY */
export async function reportLine(
  { db, user, now }: UserCtx,
  { periodId, seq, ...why }: OutputOf<typeof report.input>,
): Promise<{ id: string }> {
  const { room } = await roomOf(db, user, periodId, now);
  const line = await entryAt(db, room.id, seq);
  if (line?.entryKind !== EntryKind.chat || line.isHidden === 1 || line.userNo === null) throw fail(ENTRY_GONE);
  if (line.userNo === user.userNo) throw fail(OWN_MESSAGE);
  const facts = { userNo: user.userNo, liveEntryId: line.id, againstUserNo: line.userNo, seq };
  const window = await windowOf(db, room.id, seq);
  const adding = db
    .insert(chatReport)
    .values({ ...facts, ...why, window, gmtCreate: wireTime(now) })
    .returning({ id: chatReport.id });
  const [row] = await refusedAs(adding, { chat_report_live_once: REPORTED_ALREADY });
  return row!;
}

async function windowOf(db: Db, roomId: string, seq: number): Promise<RecordedLine[]> {
  const rows = await db
    .select()
    .from(liveEntry)
    .where(
      and(
        eq(liveEntry.roomId, roomId),
        eq(liveEntry.entryKind, EntryKind.chat),
        gte(liveEntry.seq, seq - REPORT_WINDOW),
        lte(liveEntry.seq, seq + REPORT_WINDOW),
      ),
    )
    .orderBy(asc(liveEntry.seq));
  const shown = await shownEntries(db, rows);
  return shown.map(({ seq: number, userName, text, at }) => ({ seq: number, userName, line: text, gmtCreate: at }));
}

/** The discussions of live classes in the queue of the operators. */
export const liveLines: ReportedLines = {
  async placesOf(db, liveEntryIds) {
    const rows = await db
      .select({ id: liveEntry.id, liveName: liveRoom.liveName })
      .from(liveEntry)
      .innerJoin(liveRoom, eq(liveRoom.id, liveEntry.roomId))
      .where(inArray(liveEntry.id, [...liveEntryIds]));
    return new Map(rows.map(({ id, liveName }) => [id, liveName]));
  },
  async removed({ db, now }, liveEntryId) {
    const [entry] = await db
      .update(liveEntry)
      .set({ isHidden: 1, text: '' })
      .where(and(eq(liveEntry.id, liveEntryId), eq(liveEntry.isHidden, 0)))
      .returning();
    // whoever leads the class may have deleted it meanwhile
    if (!entry) return;
    const its = and(eq(liveRoom.id, entry.roomId), eq(liveRoom.pinnedSeq, entry.seq));
    await db.update(liveRoom).set({ pinnedSeq: 0 }).where(its);
    await append(db, entry.roomId, { entryKind: EntryKind.hide, userNo: null, value: entry.seq }, now);
  },
};

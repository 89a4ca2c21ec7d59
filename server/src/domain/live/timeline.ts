import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { liveEntry as entryEvent } from '#contract/live/liveEvents.ts';
import type { LiveEntry, Stroke } from '#contract/live/shapes.ts';
import { MOST_TOLD_BYTES } from '#contract/rules/chat.ts';
import { ENTRY_PAGE, EntryKind, LiveRole, RECENT_ENTRIES } from '#contract/rules/liveRooms.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { liveEntry, liveRoom } from '../../db/schema/liveRoom.ts';
import { peopleOf } from '../chat/people.ts';
import { tell } from '../messages/tell.ts';
import type { RoomRow } from './place.ts';

export interface Draft {
  entryKind: EntryKind;
  userNo: string | null;
  liveRole?: LiveRole;
  text?: string;
  value?: number;
  stroke?: Stroke;
  refId?: string | null;
  clientKey?: string;
}

type EntryRow = typeof liveEntry.$inferSelect;

/** Seconds since the class began; 0 before. */
export const secondOf = ({ beganAt, endedAt }: Pick<RoomRow, 'beganAt' | 'endedAt'>, now: Date): number => {
  if (beganAt === null) return 0;
  const until = endedAt === null ? now : momentOf(endedAt);
  return Math.max(0, Math.floor((until.getTime() - momentOf(beganAt).getTime()) / 1000));
};

/** Puts a line at the end of the timeline and tells the room. The row of the room gives out the number and is held by it. */
export async function append(db: Db, roomId: string, draft: Draft, now: Date): Promise<LiveEntry> {
  const [room] = await db
    .update(liveRoom)
    .set({ lastSeq: sql`${liveRoom.lastSeq} + 1` })
    .where(eq(liveRoom.id, roomId))
    .returning();
  const row = { ...draft, roomId, seq: room!.lastSeq, second: secondOf(room!, now), at: wireTime(now) };
  const [added] = await db.insert(liveEntry).values(row).returning();
  const [entry] = await shownEntries(db, [added!]);
  const isShort = Buffer.byteLength(JSON.stringify(entry)) <= MOST_TOLD_BYTES;
  const { periodId } = room!;
  await tell(db, entryEvent, { periodId }, { periodId, seq: entry!.seq, entry: isShort ? entry! : null });
  return entry!;
}

/** Entries as everybody sees them, in the order of `rows`. */
export async function shownEntries(db: Db, rows: readonly EntryRow[]): Promise<LiveEntry[]> {
  const people = await peopleOf(
    db,
    rows.flatMap(({ userNo }) => userNo ?? []),
  );
  return rows.map(({ id: _id, roomId: _room, clientKey: _key, ...row }) => ({
    ...row,
    userName: row.userNo === null ? '' : (people.get(row.userNo)?.userName ?? '已注销用户'),
    text: row.isHidden === 1 ? '' : row.text,
  }));
}

export async function entryAt(db: Db, roomId: string, seq: number): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(liveEntry)
    .where(and(eq(liveEntry.roomId, roomId), eq(liveEntry.seq, seq)));
  return row;
}

/** What somebody put there under a key of their page; the same thing sent again meets it. */
export async function entryOfKey(
  db: Db,
  roomId: string,
  userNo: string,
  clientKey: string,
): Promise<EntryRow | undefined> {
  const same = and(eq(liveEntry.roomId, roomId), eq(liveEntry.userNo, userNo), eq(liveEntry.clientKey, clientKey));
  return (await db.select().from(liveEntry).where(same))[0];
}

/** What came after a number, the oldest first, at most a page of it. */
export async function entriesSince(db: Db, { id }: RoomRow, sinceSeq: number): Promise<LiveEntry[]> {
  const rows = await db
    .select()
    .from(liveEntry)
    .where(and(eq(liveEntry.roomId, id), gt(liveEntry.seq, sinceSeq)))
    .orderBy(asc(liveEntry.seq))
    .limit(ENTRY_PAGE);
  return shownEntries(db, rows);
}

/** What a page shows that opens in the middle: the newest of the chat, and the ink of the open page since it was wiped. */
export async function recentEntries(db: Db, { id, page }: RoomRow): Promise<LiveEntry[]> {
  const { chat, ink, inkClear, pollClose, pollOpen, stage, status } = EntryKind;
  const said = inArray(liveEntry.entryKind, [chat, status, pollOpen, pollClose, stage]);
  const [newest, strokes] = await Promise.all([
    db
      .select()
      .from(liveEntry)
      .where(and(eq(liveEntry.roomId, id), said))
      .orderBy(desc(liveEntry.seq))
      .limit(RECENT_ENTRIES),
    db
      .select()
      .from(liveEntry)
      .where(and(onPage(id, page), inArray(liveEntry.entryKind, [ink, inkClear])))
      .orderBy(desc(liveEntry.seq))
      .limit(MOST_STROKES),
  ]);
  return shownEntries(
    db,
    [...newest, ...strokes].toSorted((a, b) => a.seq - b.seq),
  );
}

/** More strokes than this on one page are the oldest ones, under all the others. */
const MOST_STROKES = 1500;

const onPage = (roomId: string, page: number) =>
  and(eq(liveEntry.roomId, roomId), eq(liveEntry.value, page), lastDeck(roomId));

/** Since the slides were last changed. */
const lastDeck = (roomId: string) =>
  gt(
    liveEntry.seq,
    sql`coalesce((select max(d.seq) from live_entry d where d.room_id = ${roomId} and d.entry_kind = ${EntryKind.deck}), 0)`,
  );

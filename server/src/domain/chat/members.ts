import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { GROUP_FULL } from '#contract/im/failures.ts';
import { chatChanged, chatListChanged } from '#contract/im/liveEvents.ts';
import { ChatRole, MOST_MEMBERS } from '#contract/rules/chat.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { conversation, conversationMember } from '../../db/schema/chat.ts';
import { fail } from '../../kit/fail.ts';
import { tell } from '../messages/tell.ts';
import type { ConversationRow } from './policies.ts';

export const inConversation = (id: string) =>
  and(eq(conversationMember.conversationId, id), enabled(conversationMember));

export interface Coming {
  userNo: string;
  chatRole: ChatRole;
}

type Held = Pick<ConversationRow, 'id' | 'lastSeq' | 'countedTotal'>;

/** Silenced until then, and gone: put out by who runs the conversation, they come back when they are asked in. */
export const PUT_OUT = '9999-12-31 00:00:00';

interface How {
  now: Date;
  /** They may read what was said before they came. */
  seesAll: boolean;
  /** Brought in by who runs it: nothing is held against them any more. */
  isPardoned?: boolean;
}

/**
 * Brings people into a conversation that is held; those who are in it already stay as they are. Nothing from before they
 * came counts as unread. Returns who came. @throws GROUP_FULL
 */
export async function bringIn(
  db: Db,
  held: Held,
  coming: readonly Coming[],
  { now, seesAll, isPardoned }: How,
): Promise<string[]> {
  if (coming.length === 0) return [];
  const cursor = { readSeq: held.lastSeq, countedRead: held.countedTotal };
  const rows = await db
    .insert(conversationMember)
    .values(
      coming.map((one) => ({
        ...one,
        ...cursor,
        conversationId: held.id,
        joinedAt: wireTime(now),
        floorSeq: seesAll ? 0 : held.lastSeq,
      })),
    )
    .onConflictDoUpdate({
      target: [conversationMember.conversationId, conversationMember.userNo],
      set: {
        statusId: RowState.normal,
        chatRole: sql`excluded.chat_role`,
        joinedAt: sql`excluded.joined_at`,
        floorSeq: sql`excluded.floor_seq`,
        readSeq: sql`excluded.read_seq`,
        countedRead: sql`excluded.counted_read`,
        ownRead: sql`${conversationMember.ownTotal}`,
        mutedUntil: isPardoned ? null : sql`nullif(${conversationMember.mutedUntil}, ${PUT_OUT})`,
      },
      setWhere: sql`${conversationMember.statusId} = ${RowState.disabled}`,
    })
    .returning({ userNo: conversationMember.userNo });
  const came = rows.map(({ userNo }) => userNo);
  if ((await recount(db, held.id)) > MOST_MEMBERS) throw fail(GROUP_FULL);
  await tell(db, chatListChanged, came, { conversationId: held.id });
  return came;
}

/** Puts people out of a conversation that is held; what they wrote stays. Returns who went. */
export async function takeOut(db: Db, conversationId: string, userNos: readonly string[]): Promise<string[]> {
  if (userNos.length === 0) return [];
  const rows = await db
    .update(conversationMember)
    .set({ statusId: RowState.disabled, chatRole: ChatRole.member, isPinned: 0, draft: '' })
    .where(and(inConversation(conversationId), inArray(conversationMember.userNo, [...userNos])))
    .returning({ userNo: conversationMember.userNo });
  await recount(db, conversationId);
  const gone = rows.map(({ userNo }) => userNo);
  await tell(db, chatListChanged, gone, { conversationId });
  return gone;
}

/** Puts somebody out who does not come back by themselves. */
export async function putOut(db: Db, conversationId: string, userNo: string): Promise<void> {
  const its = and(inConversation(conversationId), eq(conversationMember.userNo, userNo));
  await db.update(conversationMember).set({ mutedUntil: PUT_OUT }).where(its);
  await takeOut(db, conversationId, [userNo]);
}

/** Whether somebody was put out and not asked in since. */
export const isPutOut = async (db: Db, conversationId: string, userNo: string): Promise<boolean> =>
  (await db.$count(
    conversationMember,
    and(
      eq(conversationMember.conversationId, conversationId),
      eq(conversationMember.userNo, userNo),
      eq(conversationMember.statusId, RowState.disabled),
      eq(conversationMember.mutedUntil, PUT_OUT),
    ),
  )) > 0;

/** Puts out whoever is not among these. */
export async function keepOnly(db: Db, conversationId: string, userNos: readonly string[]): Promise<string[]> {
  const others = userNos.length === 0 ? undefined : notInArray(conversationMember.userNo, [...userNos]);
  const rows = await db
    .select({ userNo: conversationMember.userNo })
    .from(conversationMember)
    .where(and(inConversation(conversationId), others));
  return takeOut(
    db,
    conversationId,
    rows.map(({ userNo }) => userNo),
  );
}

async function recount(db: Db, conversationId: string): Promise<number> {
  const countMembers = await db.$count(conversationMember, inConversation(conversationId));
  await db.update(conversation).set({ countMembers }).where(eq(conversation.id, conversationId));
  return countMembers;
}

/** Whoever shows the conversation asks for it anew. */
export const changed = (db: Db, conversationId: string): Promise<void> =>
  tell(db, chatChanged, { conversationId }, { conversationId });

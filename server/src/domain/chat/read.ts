import { and, asc, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { chatRead } from '#contract/im/liveEvents.ts';
import { ChatType, READS_TOLD, unreadOf } from '#contract/rules/chat.ts';
import { wireTime } from '#contract/rules/time.ts';
import { unread as badge } from '#contract/user/liveEvents.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage, conversationMember } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { incidents } from '../../kit/incidents.ts';
import { tell } from '../messages/tell.ts';
import { membersOf, standingIn } from './policies.ts';
import type { ConversationRow, MemberRow, Standing } from './policies.ts';

/** So many of the unread ones are named when somebody asks why. */
const NAMED = 20;

const own = ({ conversationId, userNo }: MemberRow) =>
  and(eq(conversationMember.conversationId, conversationId), eq(conversationMember.userNo, userNo));

const unreadIn = ({ countedTotal }: ConversationRow, { countedRead, ownRead, ownTotal }: MemberRow): number =>
  unreadOf({ countedTotal, countedRead, ownRead, ownTotal });

/**
 * Moves the read cursor of the caller on; it never goes back. Their other devices hear it, and in small conversations
 * so do the others. @throws CONVERSATION_GONE
 */
export async function readUpTo({ db, user, now }: UserCtx, conversationId: string, seq: number) {
  const { conversation } = await standingIn(db, user.userNo, conversationId);
  const member = await heldMember(db, conversationId, user.userNo);
  const target = Math.min(seq, conversation.lastSeq);
  if (target <= member.readSeq) return { readSeq: member.readSeq, unread: unreadIn(conversation, member) };
  const moved = await moveCursor(db, member, target, now);
  const [after] = await Promise.all([standingIn(db, user.userNo, conversationId), tell(db, badge, [user.userNo])]);
  const unread = unreadIn(after.conversation, moved);
  const told = { conversationId, userNo: user.userNo, readSeq: target, unread };
  await tell(db, chatRead, [user.userNo], told);
  if (conversation.countMembers <= READS_TOLD) {
    const others = (await membersOf(db, conversationId)).filter((userNo) => userNo !== user.userNo);
    await tell(db, chatRead, others, { ...told, unread: null });
  }
  return { readSeq: target, unread };
}

/** Puts the cursor of a member who is held to a message. */
export async function moveCursor(db: Db, member: MemberRow, seq: number, now: Date): Promise<MemberRow> {
  const [moved] = await db
    .update(conversationMember)
    .set({ ...(await cursorAt(db, member, seq)), readAt: wireTime(now) })
    .where(own(member))
    .returning();
  return moved!;
}

/** What belongs to a cursor: how many messages lie up to it, and how many of them are the reader's own. */
async function cursorAt(db: Db, { conversationId, userNo, ownTotal }: MemberRow, seq: number) {
  const upTo = and(eq(chatMessage.conversationId, conversationId), lte(chatMessage.seq, seq));
  const [at] = await db
    .select({ counted: chatMessage.counted })
    .from(chatMessage)
    .where(upTo)
    .orderBy(desc(chatMessage.seq))
    .limit(1);
  const ownAfter = await db.$count(
    chatMessage,
    and(eq(chatMessage.conversationId, conversationId), eq(chatMessage.senderUserNo, userNo), gt(chatMessage.seq, seq)),
  );
  return { readSeq: seq, countedRead: at?.counted ?? 0, ownRead: ownTotal - ownAfter };
}

/** The row of a member, whose own messages wait meanwhile: what is counted below cannot change. */
async function heldMember(db: Db, conversationId: string, userNo: string): Promise<MemberRow> {
  const its = and(eq(conversationMember.conversationId, conversationId), eq(conversationMember.userNo, userNo));
  const [row] = await db.select().from(conversationMember).where(its).for('no key update');
  return row!;
}

/**
 * Why unread is what it is, counted from the messages themselves. When the kept number, or the one that a page showed,
 * is another, it is put right and counted as an incident. @throws CONVERSATION_GONE
 */
export async function whyUnread(ctx: UserCtx, conversationId: string, shown: number | undefined) {
  const { db, user } = ctx;
  const { conversation } = await standingIn(db, user.userNo, conversationId, 'held');
  const member = await heldMember(db, conversationId, user.userNo);
  const facts = await countAfter(db, member);
  const unread = facts.countAfter - facts.countOwn - facts.countTips;
  const kept = unreadIn(conversation, member);
  if (kept !== unread) await heal(db, { conversation, member }, unread, facts.countOwn);
  if (kept !== unread) incidents.inc({ kind: 'chat_unread_kept' });
  else if (shown !== undefined && shown !== unread) incidents.inc({ kind: 'chat_unread_shown' });
  const isHealed = kept !== unread || (shown !== undefined && shown !== unread);
  if (isHealed) {
    ctx.log.warn({ conversationId, userNo: user.userNo, kept, shown, unread }, 'unread was wrong and put right');
    await tell(db, badge, [user.userNo]);
    await tell(db, chatRead, [user.userNo], { conversationId, userNo: user.userNo, readSeq: member.readSeq, unread });
  }
  const { lastSeq } = conversation;
  const { readSeq, readAt } = member;
  return { unread, lastSeq, readSeq, readAt, ...facts, isHealed: isHealed ? (1 as const) : (0 as const) };
}

async function countAfter(db: Db, { conversationId, userNo, readSeq }: MemberRow) {
  const after = and(eq(chatMessage.conversationId, conversationId), gt(chatMessage.seq, readSeq));
  const isTip = sql`${chatMessage.messageType} = ${ChatType.tip}`;
  const isOwn = sql`${chatMessage.senderUserNo} = ${userNo}`;
  const [counts] = await db
    .select({
      countAfter: sql<number>`count(*)::int`,
      countOwn: sql<number>`(count(*) filter (where ${isOwn}))::int`,
      countTips: sql<number>`(count(*) filter (where ${isTip}))::int`,
    })
    .from(chatMessage)
    .where(after);
  const notOwn = or(isNull(chatMessage.senderUserNo), ne(chatMessage.senderUserNo, userNo));
  const seqs = await db
    .select({ seq: chatMessage.seq })
    .from(chatMessage)
    .where(and(after, ne(chatMessage.messageType, ChatType.tip), notOwn))
    .orderBy(asc(chatMessage.seq))
    .limit(NAMED);
  return { ...counts!, unreadSeqs: seqs.map(({ seq }) => seq) };
}

async function heal(db: Db, { conversation, member }: Standing, unread: number, ownAfter: number): Promise<void> {
  await db
    .update(conversationMember)
    .set({
      countedRead: conversation.countedTotal - unread - ownAfter,
      ownRead: sql`greatest(${conversationMember.ownTotal} - ${ownAfter}, 0)`,
      ownTotal: sql`greatest(${conversationMember.ownTotal}, ${ownAfter})`,
    })
    .where(own(member));
}

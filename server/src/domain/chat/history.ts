import { and, asc, desc, eq, gt, lt, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ChatMessage } from '#contract/im/shapes.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage } from '../../db/schema/chat.ts';
import type { SessionUser } from '../../kit/context.ts';
import { standingIn } from './policies.ts';
import type { Standing } from './policies.ts';
import { messageColumns, shownMessages } from './shown.ts';

interface Asking {
  db: Db;
  user: Pick<SessionUser, 'userNo'>;
}

interface Wanted {
  conversationId: string;
  seq: number;
  limit: number;
}

interface Part {
  list: ChatMessage[];
  lastSeq: number;
  isMore: 0 | 1;
}

/** What the member may see of a conversation. */
export const visible = ({ conversation, member }: Standing): SQL =>
  and(eq(chatMessage.conversationId, conversation.id), gt(chatMessage.seq, member.floorSeq))!;

/** Messages after one, the oldest first: where a page goes on after its connection was lost. @throws CONVERSATION_GONE */
export async function since({ db, user }: Asking, { conversationId, seq, limit }: Wanted): Promise<Part> {
  const standing = await standingIn(db, user.userNo, conversationId);
  const rows = await messages(db, and(visible(standing), gt(chatMessage.seq, seq)), 'up', limit + 1);
  return { ...(await part(db, rows.slice(0, limit), rows.length > limit)), lastSeq: standing.conversation.lastSeq };
}

/** Messages before one, or the newest; the oldest first. @throws CONVERSATION_GONE */
export async function older({ db, user }: Asking, { conversationId, seq, limit }: Wanted): Promise<Part> {
  const standing = await standingIn(db, user.userNo, conversationId);
  const before = seq === 0 ? undefined : lt(chatMessage.seq, seq);
  const rows = await messages(db, and(visible(standing), before), 'down', limit + 1);
  const shown = rows.slice(0, limit).toReversed();
  return { ...(await part(db, shown, rows.length > limit)), lastSeq: standing.conversation.lastSeq };
}

/** Messages on both sides of one. @throws CONVERSATION_GONE */
export async function around({ db, user }: Asking, { conversationId, seq, limit }: Wanted) {
  const standing = await standingIn(db, user.userNo, conversationId);
  const half = Math.max(1, Math.floor(limit / 2));
  const [before, after] = await Promise.all([
    messages(db, and(visible(standing), lte(chatMessage.seq, seq)), 'down', half + 1),
    messages(db, and(visible(standing), gt(chatMessage.seq, seq)), 'up', half + 1),
  ]);
  const list = await shownMessages(db, [...before.slice(0, half).toReversed(), ...after.slice(0, half)]);
  const { lastSeq } = standing.conversation;
  return { list, lastSeq, isMoreOlder: flagOf(before.length > half), isMoreNewer: flagOf(after.length > half) };
}

const flagOf = (isSo: boolean): 0 | 1 => (isSo ? 1 : 0);

const messages = (db: Db, where: SQL | undefined, way: 'up' | 'down', limit: number) =>
  db
    .select(messageColumns)
    .from(chatMessage)
    .where(where)
    .orderBy(way === 'up' ? asc(chatMessage.seq) : desc(chatMessage.seq))
    .limit(limit);

async function part(db: Db, rows: Parameters<typeof shownMessages>[1], isMore: boolean) {
  return { list: await shownMessages(db, rows), isMore: flagOf(isMore) };
}

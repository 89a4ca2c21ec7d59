import { and, eq } from 'drizzle-orm';
import { BLOCKED_BY_THEM, BLOCKED_BY_YOU, PERSON_GONE, TOO_MANY_STRANGERS, YOURSELF } from '#contract/im/failures.ts';
import { ChatRole, ConversationKind, STRANGERS_A_DAY } from '#contract/rules/chat.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { conversation } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { bringIn } from './members.ts';
import { peopleOf } from './people.ts';
import { blocksBetween } from './speaking.ts';
import { knows, mustBeWelcome } from './strangers.ts';

const DAY = 86_400;

/** The smaller number first: a pair has one key. */
export const pairOf = (one: string, other: string): { lowUserNo: string; highUserNo: string } =>
  BigInt(one) < BigInt(other) ? { lowUserNo: one, highUserNo: other } : { lowUserNo: other, highUserNo: one };

const ofPair = ({ lowUserNo, highUserNo }: ReturnType<typeof pairOf>) =>
  and(eq(conversation.lowUserNo, lowUserNo), eq(conversation.highUserNo, highUserNo));

/**
 * The single conversation of the caller with somebody, made when there is none; both see everything in it.
 * @throws YOURSELF, PERSON_GONE, BLOCKED_BY_THEM, BLOCKED_BY_YOU, STRANGER_REFUSED, TOO_MANY_STRANGERS
 */
export async function openSingle(ctx: UserCtx, other: string): Promise<string> {
  const { db, user, now } = ctx;
  if (other === user.userNo) throw fail(YOURSELF);
  const pair = pairOf(user.userNo, other);
  const [known] = await db
    .select({ id: conversation.id, lastSeq: conversation.lastSeq })
    .from(conversation)
    .where(ofPair(pair));
  if (known && known.lastSeq > 0) return known.id;
  if (!(await peopleOf(db, [other])).has(other)) throw fail(PERSON_GONE);
  const { byMe, byThem } = await blocksBetween(db, user.userNo, other);
  if (byMe) throw fail(BLOCKED_BY_YOU);
  if (byThem) throw fail(BLOCKED_BY_THEM);
  await mustBeWelcome(db, { from: user.userNo, to: other });
  if (known) return known.id;
  if (!(await knows(db, user.userNo, other))) await mustBeFew(db, user.userNo, now);
  return makeSingle(db, pair, now);
}

/** Whatever they may think of it: for what the platform itself begins between two people. */
export async function makeSingle(db: Db, pair: ReturnType<typeof pairOf>, now: Date): Promise<string> {
  const [made] = await db
    .insert(conversation)
    .values({ ...pair, conversationKind: ConversationKind.single, lastTime: wireTime(now) })
    .onConflictDoNothing()
    .returning();
  if (!made) {
    const [there] = await db.select({ id: conversation.id }).from(conversation).where(ofPair(pair));
    return there!.id;
  }
  const both = [pair.lowUserNo, pair.highUserNo].map((userNo) => ({ userNo, chatRole: ChatRole.member }));
  await bringIn(db, made, both, { now, seesAll: true });
  return made.id;
}

async function mustBeFew(db: Db, userNo: string, now: Date): Promise<void> {
  const { count } = await countUp(db, ['chatStrangers', userNo], { seconds: DAY }, now);
  if (count > STRANGERS_A_DAY) throw fail(TOO_MANY_STRANGERS);
}

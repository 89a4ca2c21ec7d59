import { and, eq, sql } from 'drizzle-orm';
import {
  CHAT_CLOSED,
  GROUPS_ENOUGH,
  KEPT_IN_STEP,
  NOT_GROUP_ADMIN,
  NOT_GROUP_OWNER,
  NOT_INVITED,
  ONLY_GROUPS,
  OWNER_STAYS,
} from '#contract/im/failures.ts';
import type { create, save } from '#contract/im/group.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import {
  ChatContext,
  ChatRole,
  ConversationKind,
  ConversationState,
  contextRules,
  GroupResult,
  MOST_OWN_GROUPS,
} from '#contract/rules/chat.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { conversation } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownFile } from '../files/ownFile.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { tip } from './append.ts';
import { bringIn, changed, takeOut } from './members.ts';
import { nameOf, peopleOf } from './people.ts';
import { standingIn } from './policies.ts';
import type { Standing } from './policies.ts';
import { blockersAmong, manages } from './speaking.ts';
import { welcomersAmong } from './strangers.ts';
import { mustBeDecent } from './words.ts';

/** A group that the caller runs, held. @throws CONVERSATION_GONE, ONLY_GROUPS, CHAT_CLOSED, NOT_GROUP_ADMIN */
export async function managedGroup({ db, user }: UserCtx, conversationId: string): Promise<Standing> {
  const standing = await standingIn(db, user.userNo, conversationId, 'held');
  if (standing.conversation.conversationKind !== ConversationKind.group) throw fail(ONLY_GROUPS);
  if (standing.conversation.conversationState !== ConversationState.open) throw fail(CHAT_CLOSED);
  if (!manages(standing.member)) throw fail(NOT_GROUP_ADMIN);
  return standing;
}

/** @throws NOT_GROUP_OWNER, KEPT_IN_STEP */
export function mustOwn({ conversation: its, member }: Standing): void {
  mustBeFree({ conversation: its });
  if (member.chatRole !== ChatRole.owner) throw fail(NOT_GROUP_OWNER);
}

/** The people of some groups come and go with what they belong to. @throws KEPT_IN_STEP */
export function mustBeFree({ conversation: { context } }: Pick<Standing, 'conversation'>): void {
  if (contextRules[context].isKept) throw fail(KEPT_IN_STEP);
}

/** Who of them can be brought in: they are there, welcome it, and have not blocked who asks. */
export async function invitable(db: Db, from: string, userNos: readonly string[]): Promise<string[]> {
  const people = await peopleOf(db, userNos);
  const blockers = await blockersAmong(db, userNos, from);
  const welcomers = await welcomersAmong(db, userNos, from);
  return [...people.keys()].filter((to) => to !== from && !blockers.has(to) && welcomers.has(to));
}

/**
 * Makes a group of the caller with these people. Made again with the same key it is the same group.
 * @throws GROUPS_ENOUGH, NOT_INVITED, GROUP_FULL, BAD_WORD
 */
export async function createGroup(ctx: UserCtx, { groupKey, title, userNos }: OutputOf<typeof create.input>) {
  const { db, user, now } = ctx;
  await oneAtATime(db, user.userNo);
  const made = and(
    eq(conversation.makerUserNo, user.userNo),
    eq(conversation.groupKey, groupKey),
    enabled(conversation),
  );
  const [before] = await db.select({ id: conversation.id }).from(conversation).where(made);
  if (before) return { conversationId: before.id, resultCode: GroupResult.own, countLeftOut: 0 };
  await mustBeDecent(db, title, 'title');
  await mustHaveFew(db, user.userNo);
  const coming = await invitable(db, user.userNo, userNos);
  if (coming.length === 0) throw fail(NOT_INVITED);
  const facts = { conversationKind: ConversationKind.group, context: ChatContext.none, title, groupKey } as const;
  const [row] = await db
    .insert(conversation)
    .values({ ...facts, makerUserNo: user.userNo, lastTime: wireTime(now) })
    .returning();
  const members = coming.map((userNo) => ({ userNo, chatRole: ChatRole.member }));
  const owner = { userNo: user.userNo, chatRole: ChatRole.owner };
  await bringIn(db, row!, [owner, ...members], { now, seesAll: true });
  await tip(db, row!.id, `${await nameOf(db, user.userNo)}创建了群`, now);
  const countLeftOut = new Set(userNos).size - coming.length;
  return { conversationId: row!.id, resultCode: GroupResult.made, countLeftOut };
}

async function mustHaveFew(db: Db, userNo: string): Promise<void> {
  const own = sql`${conversation.makerUserNo} = ${userNo} and ${conversation.conversationState} = ${ConversationState.open}`;
  if ((await db.$count(conversation, own)) >= MOST_OWN_GROUPS) throw fail(GROUPS_ENOUGH);
}

/** Name, notice and picture of a group; a new notice is said to everybody. @throws as `managedGroup`, KEPT_IN_STEP, BAD_WORD */
export async function changeGroup(
  ctx: UserCtx,
  { conversationId, ...wish }: OutputOf<typeof save.input>,
): Promise<void> {
  const { db, user, now } = ctx;
  const { conversation: before } = await managedGroup(ctx, conversationId);
  const { title, notice, headImgUrl } = wish;
  const isRenamed = title !== undefined && title !== before.title;
  if (isRenamed && before.context !== ChatContext.none) throw fail(KEPT_IN_STEP);
  await mustBeDecent(db, title ?? '', 'title');
  await mustBeDecent(db, notice ?? '', 'notice');
  if (headImgUrl !== undefined)
    await ownFile(ctx, headImgUrl, 'avatar', { field: 'headImgUrl', current: before.headImgUrl });
  const isNewNotice = notice !== undefined && notice !== before.notice;
  await db
    .update(conversation)
    .set({ ...wish, ...(isNewNotice ? { noticeTime: wireTime(now) } : {}), gmtModified: wireTime(now) })
    .where(eq(conversation.id, conversationId));
  const who = await nameOf(db, user.userNo);
  if (isRenamed) await tip(db, conversationId, `${who}把群名称改为「${title}」`, now);
  if (isNewNotice && notice !== '') await tip(db, conversationId, `${who}发布了新的群公告`, now);
  await changed(db, conversationId);
}

/** @throws as `managedGroup` */
export async function muteEverybody(ctx: UserCtx, conversationId: string, isMutedAll: 0 | 1): Promise<void> {
  const { conversation: before } = await managedGroup(ctx, conversationId);
  if (before.isMutedAll === isMutedAll) return;
  await ctx.db.update(conversation).set({ isMutedAll }).where(eq(conversation.id, conversationId));
  await tip(ctx.db, conversationId, isMutedAll === 1 ? '已开启全员禁言' : '已解除全员禁言', ctx.now);
  await changed(ctx.db, conversationId);
}

/** @throws CONVERSATION_GONE, ONLY_GROUPS, KEPT_IN_STEP, OWNER_STAYS */
export async function leaveGroup({ db, user, now }: UserCtx, conversationId: string): Promise<void> {
  const { conversation: its, member } = await standingIn(db, user.userNo, conversationId, 'held');
  if (its.conversationKind !== ConversationKind.group) throw fail(ONLY_GROUPS);
  const isOpen = its.conversationState === ConversationState.open;
  if (isOpen) mustBeFree({ conversation: its });
  if (isOpen && member.chatRole === ChatRole.owner) throw fail(OWNER_STAYS);
  await takeOut(db, conversationId, [user.userNo]);
  if (isOpen) await tip(db, conversationId, `${await nameOf(db, user.userNo)}退出了群`, now);
}

/** What was said stays to be read. @throws as `managedGroup`, NOT_GROUP_OWNER, KEPT_IN_STEP */
export async function dismissGroup(ctx: UserCtx, conversationId: string): Promise<void> {
  mustOwn(await managedGroup(ctx, conversationId));
  await tip(ctx.db, conversationId, '群主解散了群', ctx.now);
  await ctx.db
    .update(conversation)
    .set({ conversationState: ConversationState.dismissed })
    .where(eq(conversation.id, conversationId));
  await changed(ctx.db, conversationId);
}

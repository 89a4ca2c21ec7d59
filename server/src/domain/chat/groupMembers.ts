import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import { MEMBER_GONE, NOT_GROUP_ADMIN, NOT_GROUP_OWNER, ONLY_GROUPS, CHAT_CLOSED } from '#contract/im/failures.ts';
import type { memberPage, shared } from '#contract/im/group.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ChatRole, ConversationKind, ConversationState, contextRules } from '#contract/rules/chat.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { conversation, conversationMember } from '../../db/schema/chat.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { tip } from './append.ts';
import { invitable, managedGroup, mustBeFree, mustOwn } from './group.ts';
import { bringIn, changed, inConversation, putOut } from './members.ts';
import { naming, nameOf, peopleOf, shownPerson } from './people.ts';
import { standingIn } from './policies.ts';
import type { MemberRow, Standing } from './policies.ts';
import { manages } from './speaking.ts';

/** Who is in a conversation: the owner and administrators first. @throws CONVERSATION_GONE */
export async function listMembers({ db, user, now }: UserCtx, wanted: OutputOf<typeof memberPage.input>) {
  const { conversationId, keyword, ...request } = wanted;
  await standingIn(db, user.userNo, conversationId);
  const where = and(
    inConversation(conversationId),
    keyword === '' ? undefined : ilike(userExt.nickname, containing(keyword)),
  );
  const rows = db
    .select({ row: conversationMember, ...naming })
    .from(conversationMember)
    .innerJoin(account, eq(account.userNo, conversationMember.userNo))
    .innerJoin(userExt, eq(userExt.userNo, conversationMember.userNo))
    .where(where)
    .orderBy(asc(conversationMember.chatRole), asc(conversationMember.id))
    .$dynamic();
  const counted = db
    .select({ id: conversationMember.id })
    .from(conversationMember)
    .innerJoin(userExt, eq(userExt.userNo, conversationMember.userNo))
    .where(where)
    .as('counted');
  const page = await paginate(request, rows, () => db.$count(counted));
  const list = page.list.map(({ row: { userNo, chatRole, joinedAt, mutedUntil }, ...person }) => {
    const isMuted = mutedUntil !== null && momentOf(mutedUntil) > now;
    return { ...shownPerson(userNo, person), chatRole, joinedAt, mutedUntil: isMuted ? mutedUntil : null };
  });
  return { ...page, list };
}

/** Brings people into a group. @throws CONVERSATION_GONE, ONLY_GROUPS, CHAT_CLOSED, NOT_GROUP_ADMIN, KEPT_IN_STEP, GROUP_FULL */
export async function inviteMembers({ db, user, now }: UserCtx, conversationId: string, userNos: readonly string[]) {
  const standing = await standingIn(db, user.userNo, conversationId, 'held');
  const { conversation: held, member } = standing;
  if (held.conversationKind !== ConversationKind.group) throw fail(ONLY_GROUPS);
  if (held.conversationState !== ConversationState.open) throw fail(CHAT_CLOSED);
  mustBeFree(standing);
  if (!contextRules[held.context].isOpen && !manages(member)) throw fail(NOT_GROUP_ADMIN);
  const welcome = await invitable(db, user.userNo, userNos);
  const coming = welcome.map((userNo) => ({ userNo, chatRole: ChatRole.member }));
  const came = await bringIn(db, held, coming, { now, seesAll: false, isPardoned: manages(member) });
  if (came.length > 0) {
    const people = await peopleOf(db, [user.userNo, ...came.slice(0, NAMED)]);
    const names = came.slice(0, NAMED).map((userNo) => people.get(userNo)?.userName ?? '');
    const rest = came.length > NAMED ? `等 ${came.length} 人` : '';
    await tip(
      db,
      conversationId,
      `${people.get(user.userNo)?.userName ?? ''}邀请${names.join('、')}${rest}加入了群`,
      now,
    );
    await changed(db, conversationId);
  }
  const others = new Set(userNos.filter((userNo) => userNo !== user.userNo)).size;
  return { countIn: came.length, countLeftOut: others - welcome.length };
}

const NAMED = 5;

interface Someone {
  conversationId: string;
  userNo: string;
}

/** Somebody in a group that the caller runs; an administrator touches only members. @throws as `managedGroup`, MEMBER_GONE, NOT_GROUP_OWNER */
async function touched(
  ctx: UserCtx,
  { conversationId, userNo }: Someone,
): Promise<{ standing: Standing; row: MemberRow }> {
  const standing = await managedGroup(ctx, conversationId);
  const [row] = await ctx.db
    .select()
    .from(conversationMember)
    .where(and(inConversation(conversationId), eq(conversationMember.userNo, userNo)));
  if (!row) throw fail(MEMBER_GONE);
  const isBelow = row.chatRole > standing.member.chatRole;
  if (!isBelow) throw fail(NOT_GROUP_OWNER);
  return { standing, row };
}

export async function removeMember(ctx: UserCtx, someone: Someone): Promise<void> {
  const { db, now } = ctx;
  const { standing } = await touched(ctx, someone);
  mustBeFree(standing);
  await putOut(db, someone.conversationId, someone.userNo);
  await tip(db, someone.conversationId, `${await nameOf(db, someone.userNo)}被移出了群`, now);
  await changed(db, someone.conversationId);
}

export async function muteMember(ctx: UserCtx, { minutes, ...someone }: Someone & { minutes: number }): Promise<void> {
  const { db, now } = ctx;
  const { row } = await touched(ctx, someone);
  await set(db, row, { mutedUntil: minutes === 0 ? null : wireTimeIn(now, minutes * 60) });
  await changed(db, someone.conversationId);
}

export async function setRole(ctx: UserCtx, { chatRole, ...someone }: Someone & { chatRole: ChatRole }): Promise<void> {
  const { standing, row } = await touched(ctx, someone);
  mustOwn(standing);
  if (row.chatRole === chatRole) return;
  await set(ctx.db, row, { chatRole });
  await changed(ctx.db, someone.conversationId);
}

export async function transferGroup(ctx: UserCtx, someone: Someone): Promise<void> {
  const { db, now } = ctx;
  const { standing, row } = await touched(ctx, someone);
  mustOwn(standing);
  await set(db, standing.member, { chatRole: ChatRole.admin });
  await set(db, row, { chatRole: ChatRole.owner, mutedUntil: null });
  await tip(db, someone.conversationId, `群主变为${await nameOf(db, someone.userNo)}`, now);
  await changed(db, someone.conversationId);
}

const set = (db: Db, { id }: MemberRow, values: Partial<MemberRow>) =>
  db.update(conversationMember).set(values).where(eq(conversationMember.id, id));

/** Groups that the caller and somebody are both in. */
export async function sharedGroups({ db, user }: UserCtx, { userNo, ...request }: OutputOf<typeof shared.input>) {
  const theirs = sql`exists (select 1 from ${conversationMember} other
    where other.conversation_id = ${conversation.id} and other.user_no = ${userNo} and ${enabledAs('other')})`;
  const where = and(
    eq(conversationMember.userNo, user.userNo),
    eq(conversation.conversationKind, ConversationKind.group),
    enabled(conversationMember),
    enabled(conversation),
    theirs,
  );
  const rows = db
    .select({ conversationId: conversation.id, title: conversation.title, joinedAt: conversationMember.joinedAt })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .where(where)
    .orderBy(desc(conversation.lastTime), desc(conversation.id))
    .$dynamic();
  const counted = db
    .select({ id: conversation.id })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .where(where)
    .as('counted');
  return paginate(request, rows, () => db.$count(counted));
}

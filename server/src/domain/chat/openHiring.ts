import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { CONTEXT_CLOSED, CONTEXT_OVER, UNNAMED_YET } from '#contract/im/failures.ts';
import { ChatContext, ChatRole } from '#contract/rules/chat.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { conversation, conversationMember } from '../../db/schema/chat.ts';
import { interviewMember } from '../../db/schema/hiring.ts';
import { userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isOver, mattersOf, titleOf } from './hiringAbout.ts';
import type { HiringMatter } from './hiringAbout.ts';
import { mayAttend } from './hiringRights.ts';
import type { HiringContext } from './hiringRights.ts';
import { holdContext } from './holdContext.ts';
import { bringIn, keepOnly } from './members.ts';

/** So many of the enterprise come in when the applicant begins and nobody there had to do with it yet. */
const FEW = 5;

/**
 * The chat about an application or an interview, with the caller in it: the applicant, or somebody of the enterprise who may
 * see it. @throws CONTEXT_CLOSED to everybody else, UNNAMED_YET, CONTEXT_OVER where there is none and it is decided
 */
export async function openHiring(
  { db, user, now }: UserCtx,
  context: HiringContext,
  contextId: string,
): Promise<string> {
  const [matter] = await mattersOf(db, context, [contextId]);
  if (!matter) throw fail(CONTEXT_CLOSED);
  const isApplicant = matter.userNo === user.userNo;
  const acts = user.userType === UserType.enterprise && user.orgNo === matter.orgNo && isReachable(matter);
  if (!isApplicant && !(acts && (await attendantsOf(db, context, matter, [user.userNo])).length > 0))
    throw fail(CONTEXT_CLOSED);
  if (matter.isUnnamed) throw fail(UNNAMED_YET);
  if (isOver(context, matter)) await mustBeThere(db, context, contextId);
  const held = await holdContext(db, { context, contextId }, titleOf(context, matter), now);
  const there = await db
    .select({ userNo: conversationMember.userNo })
    .from(conversationMember)
    .where(and(eq(conversationMember.conversationId, held.id), enabled(conversationMember)));
  const wanted = [
    ...there.map(({ userNo }) => userNo),
    ...(isApplicant ? await concerned(db, context, matter) : [user.userNo]),
  ];
  const attending = await attendantsOf(db, context, matter, wanted);
  if (attending.length === 0) attending.push(...(await attendantsOf(db, context, matter)));
  const all = [...new Set([matter.userNo, ...attending])];
  await keepOnly(db, held.id, all);
  const coming = all.map((userNo) => ({ userNo, chatRole: ChatRole.member }));
  await bringIn(db, held, coming, { now, seesAll: true });
  return held.id;
}

const isReachable = ({ applicationState, revokedAt }: HiringMatter): boolean =>
  applicationState !== ApplicationState.withdrawn && revokedAt === null;

/** What was said stays to be read. @throws CONTEXT_OVER */
async function mustBeThere(db: Db, context: HiringContext, contextId: string): Promise<void> {
  const its = and(eq(conversation.context, context), eq(conversation.contextId, contextId));
  if ((await db.$count(conversation, its)) === 0) throw fail(CONTEXT_OVER);
}

/** Who of the enterprise has had to do with it. */
async function concerned(db: Db, context: HiringContext, matter: HiringMatter): Promise<string[]> {
  const { authorUserNo, replyUserNo, its } = matter;
  if (context === ChatContext.position) return [authorUserNo, replyUserNo].filter((one) => one !== null);
  const rows = await db
    .select({ userNo: interviewMember.userNo })
    .from(interviewMember)
    .where(eq(interviewMember.interviewId, its!.interviewId));
  return [its!.inviteUserNo, ...rows.map(({ userNo }) => userNo)];
}

/** Those of these people who may see it for the enterprise; without names the first few who may. */
async function attendantsOf(
  db: Db,
  context: HiringContext,
  { orgNo }: HiringMatter,
  userNos?: readonly string[],
): Promise<string[]> {
  const among = userNos === undefined ? undefined : inArray(userIdentity.userNo, [...new Set(userNos)]);
  const rows = await db
    .selectDistinct({ userNo: userIdentity.userNo })
    .from(userIdentity)
    .where(
      and(
        eq(userIdentity.orgNo, orgNo),
        among,
        mayAttend(context, sql`${userIdentity.userNo}`, sql`${userIdentity.orgNo}`),
      ),
    )
    .orderBy(asc(userIdentity.userNo))
    .limit(userNos?.length ?? FEW);
  return rows.map(({ userNo }) => userNo);
}

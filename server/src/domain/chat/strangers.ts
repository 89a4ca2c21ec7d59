import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { STRANGER_REFUSED } from '#contract/im/failures.ts';
import { ConversationKind, StrangerRule } from '#contract/rules/chat.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { chatSetting, conversation, conversationMember } from '../../db/schema/chat.ts';
import { gradeStudent } from '../../db/schema/grade.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { attention } from '../../db/schema/people.ts';
import { fail } from '../../kit/fail.ts';

/** The people whom somebody knows, by how; each a list of user numbers. */
export const knownThrough = {
  follows: (userNo: string): SQL =>
    sql`select ${attention.refNo} from ${attention}
      where ${attention.userNo} = ${userNo} and ${attention.kind} = 'lecturer'`,
  grades: (userNo: string): SQL =>
    sql`select other.user_no from ${gradeStudent} mine join ${gradeStudent} other on other.grade_id = mine.grade_id
      where mine.user_no = ${userNo} and ${enabledAs('mine')} and ${enabledAs('other')}`,
  colleagues: (userNo: string): SQL =>
    sql`select other.user_no from ${orgMember} mine join ${orgMember} other on other.org_no = mine.org_no
      where mine.user_no = ${userNo} and ${enabledAs('mine')} and mine.member_status = ${MemberState.active}
        and ${enabledAs('other')} and other.member_status = ${MemberState.active} and other.user_no is not null`,
  groups: (userNo: string): SQL =>
    sql`select other.user_no from ${conversationMember} mine
      join ${conversation} on ${conversation.id} = mine.conversation_id
        and ${conversation.conversationKind} = ${ConversationKind.group}
      join ${conversationMember} other on other.conversation_id = mine.conversation_id and ${enabledAs('other')}
      where mine.user_no = ${userNo} and ${enabledAs('mine')}`,
} as const;

/** Somebody follows this person, or shares a class, a group or an organization with them. */
export async function knows(db: Db, userNo: string, other: string): Promise<boolean> {
  const ways = Object.values(knownThrough).map((through) => sql`${other} in (${through(userNo)})`);
  const { rows } = await db.execute<{ known: boolean }>(sql`select ${sql.join(ways, sql` or `)} as known`);
  return rows[0]!.known;
}

export async function strangerRuleOf(db: Db, userNo: string): Promise<StrangerRule> {
  const [row] = await db.select().from(chatSetting).where(eq(chatSetting.userNo, userNo));
  return row?.strangerRule ?? StrangerRule.everybody;
}

/** Whether somebody lets this person begin to write to them, or bring them into a group. */
export async function welcomes(db: Db, { from, to }: { from: string; to: string }): Promise<boolean> {
  const rule = await strangerRuleOf(db, to);
  if (rule === StrangerRule.everybody) return true;
  return rule === StrangerRule.known && (await knows(db, to, from));
}

/** @throws STRANGER_REFUSED */
export async function mustBeWelcome(db: Db, pair: { from: string; to: string }): Promise<void> {
  if (!(await welcomes(db, pair))) throw fail(STRANGER_REFUSED);
}

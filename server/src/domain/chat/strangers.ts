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
  follows: (userNo: string | SQL): SQL =>
    sql`select ${attention.refNo} from ${attention}
      where ${attention.userNo} = ${userNo} and ${attention.kind} = 'lecturer'`,
  grades: (userNo: string | SQL): SQL =>
    sql`select other.user_no from ${gradeStudent} mine join ${gradeStudent} other on other.grade_id = mine.grade_id
      where mine.user_no = ${userNo} and ${enabledAs('mine')} and ${enabledAs('other')}`,
  colleagues: (userNo: string | SQL): SQL =>
    sql`select other.user_no from ${orgMember} mine join ${orgMember} other on other.org_no = mine.org_no
      where mine.user_no = ${userNo} and ${enabledAs('mine')} and mine.member_status = ${MemberState.active}
        and ${enabledAs('other')} and other.member_status = ${MemberState.active} and other.user_no is not null`,
  groups: (userNo: string | SQL): SQL =>
    sql`select other.user_no from ${conversationMember} mine
      join ${conversation} on ${conversation.id} = mine.conversation_id
        and ${conversation.conversationKind} = ${ConversationKind.group}
      join ${conversationMember} other on other.conversation_id = mine.conversation_id and ${enabledAs('other')}
      where mine.user_no = ${userNo} and ${enabledAs('mine')}`,
} as const;

/** Somebody follows another, or shares a class, a group or an organization with them. */
const isKnownTo = (userNo: string | SQL, other: string): SQL => {
  const ways = Object.values(knownThrough).map((through) => sql`${other} in (${through(userNo)})`);
  return sql`(${sql.join(ways, sql` or `)})`;
};

/** Whether somebody is known to another: `isKnownTo`, asked of the database. */
export async function knows(db: Db, userNo: string, other: string): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`select ${isKnownTo(userNo, other)} as known`);
  return rows[0]!.known;
}

export async function strangerRuleOf(db: Db, userNo: string): Promise<StrangerRule> {
  const [row] = await db.select().from(chatSetting).where(eq(chatSetting.userNo, userNo));
  return row?.strangerRule ?? StrangerRule.everybody;
}

/** Who of these lets somebody begin to write to them, or bring them into a group. */
export async function welcomersAmong(db: Db, userNos: readonly string[], from: string): Promise<Set<string>> {
  const rule = sql`coalesce(${chatSetting.strangerRule}, ${StrangerRule.everybody})`;
  const { rows } = await db.execute<{ userNo: string }>(sql`
    select asked.user_no::text as "userNo"
    from unnest(${sql.param([...userNos])}::bigint[]) as asked(user_no)
    left join ${chatSetting} on ${chatSetting.userNo} = asked.user_no
    where ${rule} = ${StrangerRule.everybody}
      or (${rule} = ${StrangerRule.known} and ${isKnownTo(sql`asked.user_no`, from)})`);
  return new Set(rows.map(({ userNo }) => userNo));
}

/** @throws STRANGER_REFUSED */
export async function mustBeWelcome(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  if (!(await welcomersAmong(db, [to], from)).has(to)) throw fail(STRANGER_REFUSED);
}

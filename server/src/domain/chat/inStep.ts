import { and, eq, sql } from 'drizzle-orm';
import { ChatContext, ChatRole, ConversationState } from '#contract/rules/chat.ts';
import { GradeRole, GradeState } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { conversation, conversationMember } from '../../db/schema/chat.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import type { GradeWatcher } from '../grades/hooks.ts';
import { inGrade } from '../grades/places.ts';
import { isOwned } from '../grades/policies.ts';
import { tip } from './append.ts';
import { holdContext } from './holdContext.ts';
import { bringIn, changed, inConversation, keepOnly } from './members.ts';
import type { Coming } from './members.ts';
import { peopleOf } from './people.ts';

/** More who come at once are a list that was read in; the line in the chat names so many of them. */
const NAMED = 3;

/**
 * Makes the conversation of a class what the class is: its name, its people and what they are, whether it goes on.
 * Returns the conversation.
 */
export async function keepGradeInStep(db: Db, gradeId: string, now: Date): Promise<string> {
  const [its] = await db.select().from(grade).where(eq(grade.id, gradeId));
  const held = await holdContext(db, { context: ChatContext.grade, contextId: gradeId }, its!.gradeName, now);
  const students = await db.select().from(gradeStudent).where(inGrade(gradeId));
  const wanted = students.map((row): Coming => ({
    userNo: row.userNo,
    chatRole: roleOf(row, isOwned(its!, row.userNo)),
  }));
  const came = await bringIn(db, held, wanted, { now, seesAll: true });
  await keepOnly(
    db,
    held.id,
    wanted.map(({ userNo }) => userNo),
  );
  await setRoles(db, held.id, wanted);
  const isRunning = its!.gradeState === GradeState.running;
  const conversationState = isRunning ? ConversationState.open : ConversationState.archived;
  await db.update(conversation).set({ title: its!.gradeName, conversationState }).where(eq(conversation.id, held.id));
  if (held.lastSeq === 0) await tip(db, held.id, `「${its!.gradeName}」的班级群建好了`, now);
  else if (came.length > 0) await tip(db, held.id, `${await namesOf(db, came)}加入了班级`, now);
  else await changed(db, held.id);
  return held.id;
}

function roleOf({ gradeRole, isAdmin }: typeof gradeStudent.$inferSelect, isOwner: boolean): ChatRole {
  if (isOwner) return ChatRole.owner;
  return isAdmin === 1 || gradeRole === GradeRole.teacher ? ChatRole.admin : ChatRole.member;
}

async function setRoles(db: Db, conversationId: string, wanted: readonly Coming[]): Promise<void> {
  if (wanted.length === 0) return;
  const roles = sql`select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as r("userNo" bigint, "chatRole" smallint)`;
  await db
    .update(conversationMember)
    .set({ chatRole: sql`wanted."chatRole"` })
    .from(sql`(${roles}) as wanted`)
    .where(
      and(
        inConversation(conversationId),
        sql`${conversationMember.userNo} = wanted."userNo" and ${conversationMember.chatRole} <> wanted."chatRole"`,
      ),
    );
}

async function namesOf(db: Db, userNos: readonly string[]): Promise<string> {
  const people = await peopleOf(db, userNos.slice(0, NAMED));
  const names = [...people.values()].map(({ userName }) => userName).join('、');
  return userNos.length > NAMED ? `${names}等 ${userNos.length} 人` : names;
}

/** Every class has its conversation from the day on which it is opened. */
export const chatWatcher: GradeWatcher = {
  changed: async (db, gradeId, now) => void (await keepGradeInStep(db, gradeId, now)),
};

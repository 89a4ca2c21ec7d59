import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { ChatContext, ChatMessageState, ConversationState } from '#contract/rules/chat.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { chatMessage, conversation } from '../../db/schema/chat.ts';
import type { Merged, PersonHooks } from '../personData/hooks.ts';
import { dropFiles } from './dropFiles.ts';
import { lineOfRow } from './shown.ts';

/** What somebody wrote, in words; the messages of others are theirs. */
export const chatHooks: PersonHooks = {
  exporting: {
    table: chatMessage,
    async rows({ db, user }, { limit }) {
      const rows = await db
        .select()
        .from(chatMessage)
        .where(and(eq(chatMessage.senderUserNo, user.userNo), eq(chatMessage.messageState, ChatMessageState.normal)))
        .orderBy(desc(chatMessage.id))
        .limit(limit);
      return rows.map((row) => ({
        gmtCreate: row.gmtCreate,
        conversationId: row.conversationId,
        content: lineOfRow(row, 10_000),
      }));
    },
  },
  async merging(db, merged) {
    await joinPairs(db, merged);
    await joinMembers(db, merged);
    return () => recountOwn(db, merged.to);
  },
  /** What they wrote and sent goes with them; the lines stay, so that no number is missing. */
  async erasing(db, userNo) {
    const theirs = and(eq(chatMessage.senderUserNo, userNo), eq(chatMessage.messageState, ChatMessageState.normal));
    const files = await db
      .selectDistinct({ id: sql<string>`${chatMessage.fileId}` })
      .from(chatMessage)
      .where(and(theirs, isNotNull(chatMessage.fileId)));
    await db
      .update(chatMessage)
      .set({
        messageState: ChatMessageState.deleted,
        text: '',
        body: {},
        fileId: null,
        mentions: [],
        grams: sql`'{}'`,
      })
      .where(theirs);
    await dropFiles(
      db,
      files.map(({ id }) => id),
      userNo,
    );
    await db
      .update(conversation)
      .set({ conversationState: ConversationState.archived })
      .where(sql`${userNo} in (${conversation.lowUserNo}, ${conversation.highUserNo})`);
    // chats about an application are called after who applied
    await db
      .update(conversation)
      .set({ conversationState: ConversationState.archived, title: '已注销用户的沟通' })
      .where(aboutApplicationsOf(userNo));
  },
};

const aboutApplicationsOf = (userNo: string) =>
  or(
    sql`${conversation.context} = ${ChatContext.position}
      and ${conversation.contextId} in (select id from vacancy_application where user_no = ${userNo})`,
    sql`${conversation.context} = ${ChatContext.interview}
      and ${conversation.contextId} in (select id from interview where user_no = ${userNo})`,
  );

/**
 * Single conversations change their pair; where the other account already talks with the same person, and the one
 * between the two accounts, the old one stays to be read, without a pair.
 */
async function joinPairs(db: Db, { from, to }: Merged): Promise<void> {
  const other = sql`case when conversation.low_user_no = ${from} then conversation.high_user_no
    else conversation.low_user_no end`;
  const own = sql`${from} in (conversation.low_user_no, conversation.high_user_no)`;
  const there = sql`exists (select 1 from conversation as theirs
    where theirs.low_user_no = least(${to}::bigint, ${other}) and theirs.high_user_no = greatest(${to}::bigint, ${other}))`;
  await db.execute(sql`update conversation set low_user_no = null, high_user_no = null,
      conversation_kind = 2, conversation_state = ${ConversationState.archived}, title = '合并前的单聊'
    where ${own} and (${other} = ${to} or ${there})`);
  await db.execute(sql`update conversation
    set low_user_no = least(${to}::bigint, ${other}), high_user_no = greatest(${to}::bigint, ${other}) where ${own}`);
}

/** Where both are in one conversation the first leaves it. */
async function joinMembers(db: Db, { from, to }: Merged): Promise<void> {
  await db.execute(sql`update conversation set count_members = count_members - 1 where id in (
    select conversation_id from conversation_member where user_no in (${from}, ${to}) and ${enabledAs()}
    group by conversation_id having count(*) = 2)`);
}

/** Messages of both accounts are one person's now. */
async function recountOwn(db: Db, userNo: string): Promise<void> {
  const written = sql`select count(*) from chat_message as said
    where said.conversation_id = conversation_member.conversation_id and said.sender_user_no = ${userNo}`;
  await db.execute(sql`update conversation_member set
      own_total = (${written}), own_read = (${written} and said.seq <= conversation_member.read_seq)
    where user_no = ${userNo}`);
}

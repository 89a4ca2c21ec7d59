import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { ChatContext, ConversationState } from '#contract/rules/chat.ts';
import type { Db } from '../../db/client.ts';
import { conversation } from '../../db/schema/chat.ts';
import { interview } from '../../db/schema/hiring.ts';
import { isOver, mattersOf } from './hiringAbout.ts';
import type { HiringContext } from './hiringRights.ts';
import { changed } from './members.ts';

/** The chats about these applications and their interviews are archived with what they are about, and open again with it. */
export async function keepHiringInStep(db: Db, applicationIds: readonly string[]): Promise<void> {
  const interviews = sql`(select id from interview where ${inArray(interview.applicationId, [...applicationIds])})`;
  const chats = await db
    .select({ id: conversation.id, context: conversation.context, contextId: conversation.contextId })
    .from(conversation)
    .where(
      or(
        and(eq(conversation.context, ChatContext.position), inArray(conversation.contextId, [...applicationIds])),
        and(eq(conversation.context, ChatContext.interview), sql`${conversation.contextId} in ${interviews}`),
      ),
    );
  for (const context of [ChatContext.position, ChatContext.interview] as const) {
    const theirs = chats.filter((chat) => chat.context === context).map(({ contextId }) => contextId!);
    if (theirs.length > 0) await follow(db, context, theirs);
  }
}

async function follow(db: Db, context: HiringContext, contextIds: readonly string[]): Promise<void> {
  const matters = await mattersOf(db, context, contextIds);
  const idOf = (matter: (typeof matters)[number]) =>
    context === ChatContext.position ? matter.applicationId : matter.its!.interviewId;
  const over = new Set(matters.filter((matter) => isOver(context, matter)).map(idOf));
  for (const [state, ids] of [
    [ConversationState.archived, contextIds.filter((id) => over.has(id))],
    [ConversationState.open, contextIds.filter((id) => !over.has(id))],
  ] as const) {
    if (ids.length === 0) continue;
    const rows = await db
      .update(conversation)
      .set({ conversationState: state })
      .where(
        and(
          eq(conversation.context, context),
          inArray(conversation.contextId, [...ids]),
          ne(conversation.conversationState, state),
        ),
      )
      .returning({ id: conversation.id });
    for (const { id } of rows) await changed(db, id);
  }
}

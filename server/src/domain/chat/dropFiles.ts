import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import { chatPurposes } from '#contract/rules/chat.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage } from '../../db/schema/chat.ts';
import { storedFile } from '../../db/schema/trust.ts';

const sentInChats = inArray(storedFile.purpose, Object.values(chatPurposes));

/**
 * Files that no message shows any more, handed on ones neither; `removeFiles` takes them from the disk. With `ofUserNo`
 * also what that person uploaded and never sent. @returns how many
 */
export async function dropFiles(db: Db, fileIds: readonly string[], ofUserNo?: string): Promise<number> {
  if (fileIds.length === 0 && ofUserNo === undefined) return 0;
  const theirs = ofUserNo === undefined ? undefined : and(eq(storedFile.userNo, ofUserNo), sentInChats);
  // held first: who hands one on just now is waited for, and their message counts
  const held = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(or(inArray(storedFile.id, [...fileIds]), theirs))
    .orderBy(storedFile.id)
    .for('update');
  const ids = held.map(({ id }) => id);
  const shown = db
    .select({ one: sql`1` })
    .from(chatMessage)
    .where(eq(chatMessage.fileId, storedFile.id));
  const dropped = await db
    .update(storedFile)
    .set({ statusId: RowState.disabled })
    .where(and(inArray(storedFile.id, ids), notExists(shown)))
    .returning({ id: storedFile.id });
  return dropped.length;
}

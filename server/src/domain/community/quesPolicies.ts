import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ANSWER_GONE, QUES_GONE } from '#contract/community/failures.ts';
import { QuesState } from '#contract/rules/ques.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ques, quesPost } from '../../db/schema/ques.ts';
import { written } from '../../db/written.ts';
import { fail } from '../../kit/fail.ts';

/** Numbers are written out, so that the partial indexes of the lists are found by prepared statements too. */
export const isShownQues: SQL<boolean> = sql<boolean>`${ques.quesState} in (${written(QuesState.open, QuesState.closed)}) and ${enabled(ques)}`;

/** What everybody reads; to the asker what was removed too. */
export const readableQues = (reader: string | undefined): SQL =>
  reader === undefined
    ? isShownQues
    : sql`(${ques.quesState} in (${written(QuesState.open, QuesState.closed)}) or ${ques.userNo} = ${reader}) and ${enabled(ques)}`;

export const ownQues = (userNo: string, id: string) => and(eq(ques.id, id), eq(ques.userNo, userNo), enabled(ques));

/** Only who wrote it may take it back. */
export const ownPost = (userNo: string, id: string) =>
  and(eq(quesPost.id, id), eq(quesPost.userNo, userNo), enabled(quesPost));

/** @throws QUES_GONE for a question that this reader cannot open */
export async function mustReadQues(db: Db, id: string, reader: string | undefined) {
  const [row] = await db
    .select()
    .from(ques)
    .where(and(eq(ques.id, id), readableQues(reader)));
  if (!row) throw fail(QUES_GONE);
  return row;
}

/** The same for what only shown questions take, held so that it stays as it is until the transaction ends. @throws QUES_GONE */
export async function mustBeShown(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(ques)
    .where(and(eq(ques.id, id), isShownQues))
    .for('key share');
  if (!row) throw fail(QUES_GONE);
  return row;
}

/** One's own question, held against whoever changes it at the same time. @throws QUES_GONE */
export async function mustBeOwnQues(db: Db, id: string, userNo: string) {
  const where = and(ownQues(userNo, id), sql`${ques.quesState} <> ${QuesState.removed}`);
  const [row] = await db.select().from(ques).where(where).for('no key update');
  if (!row) throw fail(QUES_GONE);
  return row;
}

/** An answer or a comment of a question. @throws ANSWER_GONE */
export async function mustBePost(db: Db, quesId: string, id: string) {
  const [row] = await db
    .select()
    .from(quesPost)
    .where(and(eq(quesPost.id, id), eq(quesPost.quesId, quesId), enabled(quesPost)))
    .for('key share');
  if (!row) throw fail(ANSWER_GONE);
  return row;
}

import { and, eq, gt, sql } from 'drizzle-orm';
import type { save, update } from '#contract/community/questionsComment.ts';
import { ACCEPTED_STAYS, ANSWER_GONE, QUES_CLOSED, SAID_BEFORE } from '#contract/community/failures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { REPEAT_SECONDS } from '#contract/rules/blog.ts';
import { NONE } from '#contract/rules/id.ts';
import { QuesState } from '#contract/rules/ques.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ques, quesPost } from '../../db/schema/ques.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { mayAnswer } from './limits.ts';
import { summaryOf } from './publish.ts';
import { tellOfAnswer, tellOfComment } from './quesNotices.ts';
import { dropQuesDraft } from './quesDrafts.ts';
import { coolQues, warmQues } from './quesHeat.ts';
import { mustBePost, mustBeShown, ownPost } from './quesPolicies.ts';
import { keepQuesOnShelf } from './quesShelf.ts';
import { mustBeClean } from './words.ts';

type Said = OutputOf<typeof save.input>;

/**
 * Answers a question, or says something of an answer. Returns the id.
 * @throws QUES_GONE, QUES_CLOSED, ANSWER_GONE, SAID_BEFORE, SAID_ENOUGH, ANSWERED_ENOUGH, BAD_WORDS
 */
export async function answer(ctx: UserCtx, said: Said): Promise<string> {
  const { db, user, now } = ctx;
  const isComment = said.parentId !== NONE;
  await oneAtATime(db, user.userNo);
  const question = await mustBeShown(db, said.questionId);
  if (!isComment && question.quesState === QuesState.closed) throw fail(QUES_CLOSED);
  const parent = isComment ? await mustBePost(db, said.questionId, said.parentId) : undefined;
  const content = isComment ? '' : cleanHtml(said.content);
  const commentText = isComment ? said.commentText : '';
  await mustBeClean(db, isComment ? { commentText } : { content });
  if (await saidBefore(db, user.userNo, { quesId: question.id, content, commentText }, now)) throw fail(SAID_BEFORE);
  await mayAnswer(db, user.userNo, isComment, now);
  const rootId = parent === undefined ? NONE : parent.rootId === NONE ? parent.id : parent.rootId;
  const [row] = await db
    .insert(quesPost)
    .values({
      quesId: question.id,
      userNo: user.userNo,
      rootId,
      replyToUserNo: parent && parent.rootId !== NONE ? parent.userNo : null,
      content,
      commentText,
      gmtCreate: wireTime(now),
      gmtModified: wireTime(now),
    })
    .returning();
  if (isComment) {
    await countComments(db, rootId, 1);
    await tellOfComment(ctx, { question, parent: parent!, rootId, id: row!.id, commentText });
  } else {
    await warmQues(db, question.id, 'countAnswer', now);
    await dropQuesDraft(db, user.userNo, `answer:${question.id}`);
    await tellOfAnswer(ctx, { question, id: row!.id, words: summaryOf(content) });
  }
  return row!.id;
}

/** Says an answer better. @throws ANSWER_GONE, BAD_WORDS */
export async function answerAgain({ db, user, now }: UserCtx, { id, content }: OutputOf<typeof update.input>) {
  const clean = cleanHtml(content);
  await mustBeClean(db, { content: clean });
  const [row] = await db
    .update(quesPost)
    .set({ content: clean, gmtModified: wireTime(now) })
    .where(and(ownPost(user.userNo, id), eq(quesPost.rootId, NONE)))
    .returning({ quesId: quesPost.quesId });
  if (!row) throw fail(ANSWER_GONE);
  const [question] = await db.select().from(ques).where(eq(ques.id, row.quesId));
  if (question!.acceptedId === id) await keepQuesOnShelf(db, question!);
}

/** Takes back what one said. @throws ANSWER_GONE, ACCEPTED_STAYS */
export async function unanswer({ db, user, now }: UserCtx, id: string): Promise<void> {
  const [own] = await db.select({ quesId: quesPost.quesId }).from(quesPost).where(ownPost(user.userNo, id));
  if (!own) throw fail(ANSWER_GONE);
  // held, so that it is not accepted meanwhile
  const [question] = await db.select().from(ques).where(eq(ques.id, own.quesId)).for('no key update');
  if (question!.acceptedId === id) throw fail(ACCEPTED_STAYS);
  await hidePost(db, id, now);
}

/** Out of sight; the counts follow. An answer takes what is below it along. */
export async function hidePost(db: Db, id: string, now: Date): Promise<void> {
  const [gone] = await db
    .update(quesPost)
    .set({ statusId: RowState.disabled, gmtModified: wireTime(now) })
    .where(and(eq(quesPost.id, id), enabled(quesPost)))
    .returning();
  if (!gone) return;
  if (gone.rootId === NONE) await coolQues(db, gone.quesId, 'countAnswer', gone.gmtCreate);
  else await countComments(db, gone.rootId, -1);
}

/** Back again, as it was, if it was hidden at this moment. */
export async function showPost(db: Db, id: string, now: Date, hiddenAt: string): Promise<void> {
  const hidden = and(eq(quesPost.statusId, RowState.disabled), eq(quesPost.gmtModified, hiddenAt));
  const [back] = await db
    .update(quesPost)
    .set({ statusId: RowState.normal })
    .where(and(eq(quesPost.id, id), hidden))
    .returning();
  if (!back) return;
  if (back.rootId === NONE) await warmQues(db, back.quesId, 'countAnswer', now);
  else await countComments(db, back.rootId, 1);
}

const countComments = (db: Db, answerId: string, step: 1 | -1) =>
  db
    .update(quesPost)
    .set({ countComment: sql`greatest(0, ${quesPost.countComment} + ${step}::int)` })
    .where(eq(quesPost.id, answerId));

type Words = Pick<typeof quesPost.$inferSelect, 'quesId' | 'content' | 'commentText'>;

async function saidBefore(db: Db, userNo: string, { quesId, content, commentText }: Words, now: Date) {
  const same = and(
    eq(quesPost.userNo, userNo),
    eq(quesPost.quesId, quesId),
    eq(quesPost.content, content),
    eq(quesPost.commentText, commentText),
    gt(quesPost.gmtCreate, sql`${wireTimeIn(now, -REPEAT_SECONDS)}`),
    enabled(quesPost),
  );
  return (await db.$count(quesPost, same)) > 0;
}

/** One's own answer as it was written. @throws ANSWER_GONE */
export async function ownAnswer(db: Db, userNo: string, id: string): Promise<string> {
  const own = and(ownPost(userNo, id), eq(quesPost.rootId, NONE));
  const [row] = await db.select({ content: quesPost.content }).from(quesPost).where(own);
  if (!row) throw fail(ANSWER_GONE);
  return row.content;
}

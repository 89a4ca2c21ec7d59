import { and, eq, ne } from 'drizzle-orm';
import type { close, save, update } from '#contract/community/questions.ts';
import { DUPLICATE_ITSELF, QUES_ANSWERED, QUES_CLOSED, QUES_GONE } from '#contract/community/failures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { heatOf } from '#contract/rules/heat.ts';
import { NONE } from '#contract/rules/id.ts';
import { QuesClose, quesPath, QuesState } from '#contract/rules/ques.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ques, quesPost } from '../../db/schema/ques.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { holdReward, returnReward } from '../integral/rewards.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { mayAsk } from './limits.ts';
import { summaryOf } from './publish.ts';
import { followersOf } from './quesFollow.ts';
import { mustBeOwnQues, mustBeShown } from './quesPolicies.ts';
import { dropQuesDraft } from './quesDrafts.ts';
import { keepQuesOnShelf } from './quesShelf.ts';
import { mustBeClean } from './words.ts';

/** Asks everybody; the points offered are held from now on. Returns the id. @throws ASKED_ENOUGH, BAD_WORDS, POINTS_SHORT */
export async function ask({ db, user, now }: UserCtx, asked: OutputOf<typeof save.input>): Promise<string> {
  const { userNo } = user;
  const { askKey, title, labels, rewardPoints } = asked;
  await oneAtATime(db, userNo);
  const [known] = await db
    .select({ id: ques.id })
    .from(ques)
    .where(and(eq(ques.userNo, userNo), eq(ques.askKey, askKey)));
  if (known) return known.id;
  const content = cleanHtml(asked.content);
  await mustBeClean(db, { title, content, labels: labels.join(' ') });
  await mayAsk(db, userNo, now);
  const at = wireTime(now);
  const [row] = await db
    .insert(ques)
    .values({
      userNo,
      askKey,
      title,
      content,
      summary: summaryOf(content),
      rewardPoints,
      heat: heatOf('publish', now),
      gmtCreate: at,
      gmtModified: at,
    })
    .returning();
  if (rewardPoints > 0) await holdReward(db, { userNo, quesId: row!.id, title, points: rewardPoints }, now);
  await keepQuesOnShelf(db, row!, labels);
  await dropQuesDraft(db, userNo, 'ask');
  return row!.id;
}

/** Says more, or says it better; who follows it hears. @throws QUES_GONE, BAD_WORDS */
export async function askAgain(ctx: UserCtx, { id, title, labels, ...asked }: OutputOf<typeof update.input>) {
  const { db, user, now } = ctx;
  const before = await mustBeOwnQues(db, id, user.userNo);
  const content = cleanHtml(asked.content);
  await mustBeClean(db, { title, content, labels: labels.join(' ') });
  const [after] = await db
    .update(ques)
    .set({ title, content, summary: summaryOf(content), gmtModified: wireTime(now) })
    .where(eq(ques.id, id))
    .returning();
  await keepQuesOnShelf(db, after!, labels);
  await dropQuesDraft(db, user.userNo, `ask:${id}`);
  if (before.title === title && before.content === content) return;
  const to = await followersOf(db, id, [user.userNo]);
  await sendMessage(ctx, {
    to,
    msgType: 'community',
    msgTitle: `你关注的问题「${title}」有了补充`,
    msgUrl: quesPath(id),
  });
}

/** Takes back a question nobody else answered; what it offered comes back. @throws QUES_GONE, QUES_ANSWERED */
export async function unask({ db, user, now }: UserCtx, id: string): Promise<void> {
  const before = await mustBeOwnQues(db, id, user.userNo);
  if (await hasAnswers(db, id, user.userNo)) throw fail(QUES_ANSWERED);
  await returnReward(db, id, before.title, now);
  const [after] = await db.update(ques).set({ statusId: RowState.disabled }).where(eq(ques.id, id)).returning();
  await keepQuesOnShelf(db, after!);
}

/**
 * No further answers: it repeats another question, or its asker needs none. What it offered comes back where nobody
 * answered; otherwise the asker may still accept an answer, until the offer is due.
 * @throws QUES_GONE, QUES_CLOSED, DUPLICATE_ITSELF
 */
export async function closeQues(ctx: UserCtx, wish: OutputOf<typeof close.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, closeReason } = wish;
  const [before] = await db
    .select()
    .from(ques)
    .where(and(eq(ques.id, id), enabled(ques)))
    .for('no key update');
  if (!before || !mayClose(ctx, before)) throw fail(QUES_GONE);
  if (before.quesState !== QuesState.open) throw fail(QUES_CLOSED);
  const duplicateId = closeReason === QuesClose.duplicate ? await mustBeAnother(db, id, wish.duplicateId) : null;
  await db.update(ques).set({ quesState: QuesState.closed, closeReason, duplicateId }).where(eq(ques.id, id));
  if (!(await hasAnswers(db, id, before.userNo))) await returnReward(db, id, before.title, now);
  const others = await followersOf(db, id, [user.userNo]);
  const to = before.userNo === user.userNo ? others : [before.userNo, ...others];
  await sendMessage(ctx, {
    to,
    msgType: 'community',
    msgTitle: `问题「${before.title}」已关闭：${QuesClose.labels[closeReason]}`,
    msgUrl: quesPath(duplicateId ?? id),
  });
}

/** Its asker, and operators. */
export const mayClose = (ctx: Pick<UserCtx, 'user' | 'can'>, { userNo }: { userNo: string }): boolean =>
  userNo === ctx.user.userNo || ctx.can('accusation:handle');

async function mustBeAnother(db: Db, id: string, duplicateId: string): Promise<string> {
  if (duplicateId === id || duplicateId === NONE) throw fail(DUPLICATE_ITSELF);
  const other = await mustBeShown(db, duplicateId);
  if (other.quesState !== QuesState.open) throw fail(DUPLICATE_ITSELF);
  return duplicateId;
}

/** Whether somebody other than the asker answered. */
export async function hasAnswers(db: Db, quesId: string, asker: string): Promise<boolean> {
  const answers = and(
    eq(quesPost.quesId, quesId),
    eq(quesPost.rootId, NONE),
    ne(quesPost.userNo, asker),
    enabled(quesPost),
  );
  return (await db.$count(quesPost, answers)) > 0;
}

import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { update } from '#contract/community/questionsRecord.ts';
import { ANSWER_GONE, OWN_ANSWER, PAID_ALREADY } from '#contract/community/failures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { quesPath, RewardState } from '#contract/rules/ques.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ques, quesPost, quesReward } from '../../db/schema/ques.ts';
import type { Platform, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { dueRewards, payReward, returnReward } from '../integral/rewards.ts';
import { sendMessage } from '../messages/send.ts';
import { mustBeOwnQues, mustBePost } from './quesPolicies.ts';
import { postPath } from './quesNotices.ts';
import { keepQuesOnShelf } from './quesShelf.ts';

/**
 * The asker says which answer helped, or takes that back; what was offered goes with it, once and for all. Returns whether
 * it is accepted. @throws QUES_GONE, ANSWER_GONE, OWN_ANSWER, PAID_ALREADY
 */
export async function accept(ctx: UserCtx, wish: OutputOf<typeof update.input>): Promise<0 | 1> {
  const { db, user, now } = ctx;
  const { questionId, commentId, isAccept } = wish;
  const question = await mustBeOwnQues(db, questionId, user.userNo);
  const post = await mustBePost(db, questionId, commentId);
  if (post.rootId !== NONE) throw fail(ANSWER_GONE);
  if (isAccept === 1 && question.acceptedId === commentId) return 1;
  if (isAccept === 0 && question.acceptedId !== commentId) return 0;
  const [reward] = await db.select().from(quesReward).where(eq(quesReward.quesId, questionId));
  if (reward?.rewardState === RewardState.paid) throw fail(PAID_ALREADY);
  if (isAccept === 1 && reward?.rewardState === RewardState.held && post.userNo === user.userNo) throw fail(OWN_ANSWER);
  await setAccepted(db, questionId, isAccept === 1 ? commentId : null);
  if (isAccept === 0) return 0;
  const points = await payReward(db, questionId, post.userNo, question.title, now);
  if (post.userNo !== user.userNo) await tellAccepted(ctx, question, post, points);
  return 1;
}

async function setAccepted(db: Db, questionId: string, acceptedId: string | null): Promise<void> {
  const [after] = await db.update(ques).set({ acceptedId }).where(eq(ques.id, questionId)).returning();
  await keepQuesOnShelf(db, after!);
}

type Ques = typeof ques.$inferSelect;
type Post = typeof quesPost.$inferSelect;

function tellAccepted(ctx: Pick<UserCtx, 'db'>, question: Ques, post: Post, points: number, why = '你的回答被采纳了') {
  const gained = points > 0 ? `，得到 ${points} 积分` : '';
  const msgTitle = `${why}：「${question.title}」${gained}`;
  return sendMessage(ctx, {
    to: [post.userNo],
    msgType: 'community',
    msgTitle,
    msgUrl: postPath(question.id, post.id),
  });
}

const AT_ONCE = 100;

/** Offers that nobody decided on in time: to the most useful answer of others, else back. Returns how many were settled. */
export async function settleDue({ db, clock }: Platform): Promise<number> {
  const now = clock();
  const due = await dueRewards(db, now, AT_ONCE);
  for (const { quesId, userNo } of due) await db.transaction((tx) => settleOne(tx, quesId, userNo, now));
  return due.length;
}

async function settleOne(db: Db, quesId: string, asker: string, now: Date): Promise<void> {
  const [question] = await db.select().from(ques).where(eq(ques.id, quesId)).for('no key update');
  const answers = and(
    eq(quesPost.quesId, quesId),
    eq(quesPost.rootId, NONE),
    ne(quesPost.userNo, asker),
    enabled(quesPost),
  );
  const [best] = await db
    .select()
    .from(quesPost)
    .where(answers)
    .orderBy(desc(quesPost.countLike), asc(quesPost.id))
    .limit(1);
  const { title } = question!;
  if (best && best.countLike > 0) {
    const points = await payReward(db, quesId, best.userNo, title, now);
    if (points > 0) await tellAccepted({ db }, question!, best, points, '悬赏到期，你的回答最有用');
    return;
  }
  const points = await returnReward(db, quesId, title, now);
  if (points === 0) return;
  await sendMessage(
    { db },
    {
      to: [asker],
      msgType: 'community',
      msgTitle: `悬赏到期没有合适的回答，${points} 积分已退回：「${title}」`,
      msgUrl: quesPath(quesId),
    },
  );
}

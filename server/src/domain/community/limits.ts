import { and, eq, gt, ne } from 'drizzle-orm';
import { ANSWERED_ENOUGH, ASKED_ENOUGH, PUBLISHED_ENOUGH, SAID_ENOUGH } from '#contract/community/failures.ts';
import { dailyLimits, NEWCOMER_HOURS } from '#contract/rules/blog.ts';
import { NONE } from '#contract/rules/id.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { blogArticle, blogComment } from '../../db/schema/blog.ts';
import { ques, quesPost } from '../../db/schema/ques.ts';
import { user } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';

const DAY = 86_400;

/** @throws PUBLISHED_ENOUGH */
export async function mayPublish(db: Db, userNo: string, now: Date): Promise<void> {
  const lately = and(eq(blogArticle.userNo, userNo), gt(blogArticle.publishTime, wireTimeIn(now, -DAY)));
  const most = await limitOf(db, userNo, dailyLimits.articles, now);
  if ((await db.$count(blogArticle, lately)) >= most) throw fail(PUBLISHED_ENOUGH);
}

/** @throws SAID_ENOUGH; what was deleted counts too */
export async function mayComment(db: Db, userNo: string, now: Date): Promise<void> {
  const lately = and(eq(blogComment.userNo, userNo), gt(blogComment.gmtCreate, wireTimeIn(now, -DAY)));
  const most = await limitOf(db, userNo, dailyLimits.comments, now);
  if ((await db.$count(blogComment, lately)) >= most) throw fail(SAID_ENOUGH);
}

/** @throws ASKED_ENOUGH; what was deleted counts too */
export async function mayAsk(db: Db, userNo: string, now: Date): Promise<void> {
  const lately = and(eq(ques.userNo, userNo), gt(ques.gmtCreate, wireTimeIn(now, -DAY)));
  const most = await limitOf(db, userNo, dailyLimits.questions, now);
  if ((await db.$count(ques, lately)) >= most) throw fail(ASKED_ENOUGH);
}

/** Answers have a limit of their own; comments below them that of comments. @throws ANSWERED_ENOUGH, SAID_ENOUGH */
export async function mayAnswer(db: Db, userNo: string, isComment: boolean, now: Date): Promise<void> {
  const its = isComment ? ne(quesPost.rootId, NONE) : eq(quesPost.rootId, NONE);
  const lately = and(eq(quesPost.userNo, userNo), gt(quesPost.gmtCreate, wireTimeIn(now, -DAY)), its);
  const most = await limitOf(db, userNo, isComment ? dailyLimits.comments : dailyLimits.answers, now);
  if ((await db.$count(quesPost, lately)) >= most) throw fail(isComment ? SAID_ENOUGH : ANSWERED_ENOUGH);
}

async function limitOf(db: Db, userNo: string, limit: { newcomer: number; others: number }, now: Date) {
  const [row] = await db.select({ since: user.gmtCreate }).from(user).where(eq(user.userNo, userNo));
  const age = now.getTime() - momentOf(row!.since).getTime();
  return age < NEWCOMER_HOURS * 3_600_000 ? limit.newcomer : limit.others;
}

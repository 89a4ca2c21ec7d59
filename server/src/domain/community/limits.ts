import { and, eq, gt } from 'drizzle-orm';
import { PUBLISHED_ENOUGH, SAID_ENOUGH } from '#contract/community/failures.ts';
import { dailyLimits, NEWCOMER_HOURS } from '#contract/rules/blog.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { blogArticle, blogComment } from '../../db/schema/blog.ts';
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

async function limitOf(db: Db, userNo: string, limit: { newcomer: number; others: number }, now: Date) {
  const [row] = await db.select({ since: user.gmtCreate }).from(user).where(eq(user.userNo, userNo));
  const age = now.getTime() - momentOf(row!.since).getTime();
  return age < NEWCOMER_HOURS * 3_600_000 ? limit.newcomer : limit.others;
}

import { and, eq, sql } from 'drizzle-orm';
import type { ShareTarget } from '#contract/course/share.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { SHARE_POINTS, SHARES_A_DAY } from '#contract/rules/integral.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { article } from '../../db/schema/article.ts';
import { BlogState } from '#contract/rules/blog.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { course } from '../../db/schema/course.ts';
import { certificate, integralLog } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';
import { onShelf } from '../catalogue/policies.ts';
import { oneAtATime } from '../person/oneAtATime.ts';

/**
 * Points for a share: once a day for the same thing, and for so many things a day.
 * @returns the points earned now
 * @throws NOT_FOUND for something that nobody else could open
 */
export async function earnByShare(
  db: Db,
  userNo: string,
  { targetType, targetId }: ShareTarget,
  now: Date,
): Promise<number> {
  const targetName = await nameOf[targetType](db, targetId, userNo);
  if (targetName === undefined) throw fail(NOT_FOUND);
  await oneAtATime(db, userNo);
  const day = wireTime(now).slice(0, 10);
  const today = and(eq(integralLog.userNo, userNo), eq(integralLog.kind, 'share'), eq(integralLog.day, day));
  if ((await db.$count(integralLog, today)) >= SHARES_A_DAY) return 0;
  const earned = await db
    .insert(integralLog)
    .values({
      userNo,
      kind: 'share',
      target: `${targetType}:${targetId}`,
      targetName,
      points: SHARE_POINTS,
      day,
      gmtCreate: wireTime(now),
    })
    .onConflictDoNothing()
    .returning({ points: integralLog.points });
  return earned[0]?.points ?? 0;
}

/** All points of a person. */
export async function pointsOf(db: Db, userNo: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${integralLog.points}), 0)::int` })
    .from(integralLog)
    .where(eq(integralLog.userNo, userNo));
  return row!.total;
}

const nameOf: Record<ShareTarget['targetType'], (db: Db, id: string, userNo: string) => Promise<string | undefined>> = {
  course: async (db, id) =>
    (
      await db
        .select({ name: course.courseName })
        .from(course)
        .where(and(eq(course.id, id), onShelf))
    )[0]?.name,
  article: async (db, id) =>
    (
      await db
        .select({ name: article.title })
        .from(article)
        .where(and(eq(article.id, id), enabled(article)))
    )[0]?.name,
  blog: async (db, id) =>
    (
      await db
        .select({ name: blogArticle.title })
        .from(blogArticle)
        .where(and(eq(blogArticle.id, id), eq(blogArticle.blogState, BlogState.published), enabled(blogArticle)))
    )[0]?.name,
  certificate: async (db, id, userNo) =>
    (
      await db
        .select({ name: certificate.courseName })
        .from(certificate)
        .where(and(eq(certificate.id, id), eq(certificate.userNo, userNo)))
    )[0]?.name,
};

import { eq, inArray, or, sql } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { blogArticle, blogComment } from '../../db/schema/blog.ts';
import { user, userExt } from '../../db/schema/user.ts';

/** Names that are looked for in one comment. */
const MOST = 10;

/** After @ up to a space, a sign or another @. */
const written = /@([\p{L}\p{N}_\-·]{1,30})/gu;

/**
 * Who is mentioned in a comment: `@` and the name of somebody who takes part in the talk about the article, its author
 * among them. A name may be followed by more letters without a space, as Chinese is written. Others are left alone, so
 * that nobody can be called to a place they have nothing to do with.
 */
export async function mentionedIn(db: Db, articleId: string, text: string): Promise<string[]> {
  const names = [...text.matchAll(written)].slice(0, MOST).map(([, name]) => name!);
  if (names.length === 0) return [];
  const author = db.select({ no: blogArticle.userNo }).from(blogArticle).where(eq(blogArticle.id, articleId));
  const commenters = db
    .select({ no: sql<string>`distinct ${blogComment.userNo}` })
    .from(blogComment)
    .where(eq(blogComment.articleId, articleId));
  const rows = await db
    .select({ userNo: user.userNo, nickname: userExt.nickname, mobile: user.mobile })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(or(inArray(user.userNo, author), inArray(user.userNo, commenters)));
  return rows
    .filter((person) => names.some((name) => name.startsWith(displayName(person))))
    .map(({ userNo }) => userNo);
}

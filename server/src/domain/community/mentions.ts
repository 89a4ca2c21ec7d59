import { eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { blogArticle, blogComment } from '../../db/schema/blog.ts';
import { ques, quesPost } from '../../db/schema/ques.ts';
import { user, userExt } from '../../db/schema/user.ts';

/** Names that are looked for in one comment. */
const MOST = 10;

/** After @ up to a space, a sign or another @. */
const written = /@([\p{L}\p{N}_\-·]{1,30})/gu;

/** Who is mentioned in a comment of an article, of those who take part in the talk about it. */
export function mentionedIn(db: Db, articleId: string, text: string): Promise<string[]> {
  const author = db.select({ no: blogArticle.userNo }).from(blogArticle).where(eq(blogArticle.id, articleId));
  const commenters = db
    .select({ no: sql<string>`distinct ${blogComment.userNo}` })
    .from(blogComment)
    .where(eq(blogComment.articleId, articleId));
  return namedAmong(db, text, or(inArray(user.userNo, author), inArray(user.userNo, commenters)));
}

/** The same below a question. */
export function mentionedBelow(db: Db, quesId: string, text: string): Promise<string[]> {
  const asker = db.select({ no: ques.userNo }).from(ques).where(eq(ques.id, quesId));
  const others = db
    .select({ no: sql<string>`distinct ${quesPost.userNo}` })
    .from(quesPost)
    .where(eq(quesPost.quesId, quesId));
  return namedAmong(db, text, or(inArray(user.userNo, asker), inArray(user.userNo, others)));
}

/**
 * Whom `@` and a name mean, of these people. A name may be followed by more letters without a space, as Chinese is
 * written. Others are left alone, so that nobody can be called to a place they have nothing to do with.
 */
async function namedAmong(db: Db, text: string, people: SQL | undefined): Promise<string[]> {
  const names = [...text.matchAll(written)].slice(0, MOST).map(([, name]) => name!);
  if (names.length === 0) return [];
  const rows = await db
    .select({ userNo: user.userNo, nickname: userExt.nickname, mobile: user.mobile })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(people);
  return rows
    .filter((person) => names.some((name) => name.startsWith(displayName(person))))
    .map(({ userNo }) => userNo);
}

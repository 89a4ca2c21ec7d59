import { and, eq } from 'drizzle-orm';
import { BLOG_GONE } from '#contract/community/failures.ts';
import type { Db } from '../../db/client.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { fail } from '../../kit/fail.ts';
import { isPublished, readableBy } from './policies.ts';

/** @throws BLOG_GONE for an article that this reader cannot open */
export async function mustRead(db: Db, id: string, reader: string | undefined) {
  const [row] = await db
    .select()
    .from(blogArticle)
    .where(and(eq(blogArticle.id, id), readableBy(reader)));
  if (!row) throw fail(BLOG_GONE);
  return row;
}

/** The same for what only published articles take: comments, likes, reports. @throws BLOG_GONE */
export async function mustBeOpen(db: Db, id: string, reader: string) {
  const [row] = await db
    .select({
      id: blogArticle.id,
      userNo: blogArticle.userNo,
      title: blogArticle.title,
      summary: blogArticle.summary,
      aboutVersion: blogArticle.aboutVersion,
    })
    .from(blogArticle)
    .where(and(eq(blogArticle.id, id), readableBy(reader), isPublished));
  if (!row) throw fail(BLOG_GONE);
  return row;
}

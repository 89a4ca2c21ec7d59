import { and, desc, eq, sql } from 'drizzle-orm';
import { VERSION_GONE } from '#contract/community/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle, blogVersion } from '../../db/schema/blog.ts';
import { fail } from '../../kit/fail.ts';
import { ownArticle } from './policies.ts';

/** The history of one's own article, the latest first. @throws NOT_FOUND */
export async function versionsOf(db: Db, userNo: string, id: string) {
  if ((await db.$count(blogArticle, ownArticle(userNo, id))) === 0) throw fail(NOT_FOUND);
  const { letters, versionReason, gmtCreate } = blogVersion;
  return db
    .select({
      id: blogVersion.id,
      title: sql<string>`${blogVersion.fields}->>'title'`,
      letters,
      versionReason,
      gmtCreate,
    })
    .from(blogVersion)
    .where(eq(blogVersion.articleId, id))
    .orderBy(desc(blogVersion.id));
}

/** @throws VERSION_GONE */
export async function oneVersion(db: Db, userNo: string, id: string) {
  const [row] = await db
    .select({ id: blogVersion.id, fields: blogVersion.fields, gmtCreate: blogVersion.gmtCreate })
    .from(blogVersion)
    .innerJoin(blogArticle, eq(blogArticle.id, blogVersion.articleId))
    .where(and(eq(blogVersion.id, id), eq(blogArticle.userNo, userNo), enabled(blogArticle)));
  if (!row) throw fail(VERSION_GONE);
  return row;
}

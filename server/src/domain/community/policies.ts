import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { BlogState, BlogVisibility } from '#contract/rules/blog.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle, blogComment } from '../../db/schema/blog.ts';
import { written } from '../../db/written.ts';

/** Numbers are written out, so that the partial indexes of the lists are found by prepared statements too. */
export const everybodyReads: SQL<boolean> = sql<boolean>`${blogArticle.blogState} = ${written(BlogState.published)}
  and ${blogArticle.blogVisibility} = ${written(BlogVisibility.everybody)} and ${enabled(blogArticle)}`;

export const isPublished = and(eq(blogArticle.blogState, BlogState.published), enabled(blogArticle))!;

/**
 * Where an article stands for its author. One that was withdrawn already when it was taken down keeps that state below
 * `removed_for`, so that it comes back as it was.
 */
export const standingOf = sql<BlogState>`case when ${blogArticle.removedFor} is null then ${blogArticle.blogState}
  else ${sql.raw(String(BlogState.removed))} end`;

/** Whether somebody follows the author; joined by nothing, it asks for itself. */
export const followsAuthor = (reader: string): SQL<boolean> => sql<boolean>`exists (select 1 from "attention"
  where "attention"."user_no" = ${reader} and "attention"."kind" = ${BLOGGER} and "attention"."ref_no" = "blog_article"."user_no")`;

/** The kind of a followed blogger in `attention`. */
export const BLOGGER = 'blogger';

/** Public articles, those for followers to them, and to the author all that were ever published. */
export function readableBy(reader: string | undefined): SQL {
  if (reader === undefined) return everybodyReads;
  const shown = sql`${isPublished} and (${blogArticle.blogVisibility} = ${written(BlogVisibility.everybody)}
    or ${blogArticle.blogVisibility} = ${written(BlogVisibility.followers)} and ${followsAuthor(reader)})`;
  const own = sql`${blogArticle.userNo} = ${reader} and ${blogArticle.publishTime} is not null and ${enabled(blogArticle)}`;
  return sql`((${shown}) or (${own}))`;
}

/** Whatever its state. */
export const ownArticle = (userNo: string, id: string) =>
  and(eq(blogArticle.id, id), eq(blogArticle.userNo, userNo), enabled(blogArticle));

/** Only who wrote it may take it back. */
export const ownComment = (userNo: string, id: string) =>
  and(eq(blogComment.id, id), eq(blogComment.userNo, userNo), enabled(blogComment));

import { and, eq, inArray } from 'drizzle-orm';
import { SearchKind } from '#contract/rules/searchKinds.ts';
import { BlogState, BlogVisibility } from '#contract/rules/blog.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle, blogLabel, communityLabel } from '../../db/schema/blog.ts';
import { userExt } from '../../db/schema/user.ts';
import { plainText } from '../../kit/html.ts';
import { isStale } from '#contract/rules/staleness.ts';
import { dropDocuments, indexDocuments } from './indexDocuments.ts';

const BODY = 600;

/** Readings of which an article that went stale keeps one in the order of results. */
const SUNK = 16;

type Read = Pick<typeof blogArticle.$inferSelect, 'countView' | 'aboutVersion' | 'publishTime' | 'confirmTime'>;

export const articleWeight = (row: Read, now: Date): number =>
  isStale(row, now) ? Math.floor(row.countView / SUNK) : row.countView;

/** Brings the search in step with these articles of the blog: those that everybody reads are found. */
export async function indexBlogs(db: Db, ids: string[], now: Date): Promise<void> {
  const isPublic = and(
    eq(blogArticle.blogState, BlogState.published),
    eq(blogArticle.blogVisibility, BlogVisibility.everybody),
    enabled(blogArticle),
  );
  const rows = await db
    .select({ row: blogArticle, author: userExt.nickname })
    .from(blogArticle)
    .innerJoin(userExt, eq(userExt.userNo, blogArticle.userNo))
    .where(and(inArray(blogArticle.id, ids), isPublic));
  const labels = await labelsOf(db, ids);
  await dropDocuments(db, [SearchKind.blog], ids);
  await indexDocuments(
    db,
    rows.map(({ row, author }) => ({
      kind: SearchKind.blog,
      refId: row.id,
      title: row.title,
      summary: row.summary,
      weight: articleWeight(row, now),
      body: [row.summary, ...(labels.get(row.id) ?? []), author, row.aboutVersion, plainText(row.content, BODY)].join(
        ' ',
      ),
    })),
  );
}

async function labelsOf(db: Db, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: blogLabel.articleId, name: communityLabel.labelName })
    .from(blogLabel)
    .innerJoin(communityLabel, eq(communityLabel.id, blogLabel.labelId))
    .where(inArray(blogLabel.articleId, ids));
  const names = new Map<string, string[]>();
  for (const { id, name } of rows) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

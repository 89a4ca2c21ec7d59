import { and, eq, inArray, sql } from 'drizzle-orm';
import { BlogState, BlogVisibility, LabelType } from '#contract/rules/blog.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { blogArticle, blogger, blogLabel, communityLabel } from '../../db/schema/blog.ts';
import { indexBlogs } from '../search/collectBlogs.ts';

type Article = typeof blogArticle.$inferSelect;

/** As far as its place on the shelf goes. */
export type Standing = Pick<Article, 'blogState' | 'blogVisibility' | 'statusId'>;

const isPublished = (one: Standing): boolean =>
  one.blogState === BlogState.published && one.statusId === RowState.normal;
/** What was taken down may come back as it was. */
const keepsLabels = (one: Article): boolean =>
  isPublished(one) || (one.blogState === BlogState.removed && one.statusId === RowState.normal);
const isPublic = (one: Standing): boolean => isPublished(one) && one.blogVisibility === BlogVisibility.everybody;

/**
 * Whatever changed the state, visibility or labels of an article calls this in the same transaction: the lists of its
 * labels, the counts and the search follow.
 * @param labels names, where the article has new ones
 */
export async function keepOnShelf(db: Db, before: Standing, after: Article, now: Date, labels?: string[]) {
  if (!keepsLabels(after)) await dropLabels(db, after.id);
  else if (labels !== undefined) {
    await dropLabels(db, after.id);
    await addLabels(db, after, labels);
  }
  const step = Number(isPublic(after)) - Number(isPublic(before));
  if (step !== 0)
    await db
      .update(blogger)
      .set({ countArticle: sql`greatest(0, ${blogger.countArticle} + ${step}::int)` })
      .where(eq(blogger.userNo, after.userNo));
  await indexBlogs(db, [after.id], now);
}

async function dropLabels(db: Db, articleId: string): Promise<void> {
  const gone = await db
    .delete(blogLabel)
    .where(eq(blogLabel.articleId, articleId))
    .returning({ id: blogLabel.labelId });
  await countUses(db, gone, -1);
}

async function addLabels(db: Db, { id: articleId, publishTime }: Article, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const rows = await labelIds(db, LabelType.blog, names);
  await db.insert(blogLabel).values(
    rows.map(({ id, labelName }) => ({
      articleId,
      labelId: id,
      place: names.indexOf(labelName),
      publishTime: publishTime!,
    })),
  );
  await countUses(db, rows, 1);
}

/**
 * The labels of these names; those that are new are made. Sorted, because two transactions that take the same labels in
 * different orders would wait for each other for ever.
 */
export async function labelIds(db: Db, labelType: LabelType, names: readonly string[]) {
  await db
    .insert(communityLabel)
    .values(names.toSorted().map((labelName) => ({ labelType, labelName })))
    .onConflictDoNothing();
  return db
    .select({ id: communityLabel.id, labelName: communityLabel.labelName })
    .from(communityLabel)
    .where(and(eq(communityLabel.labelType, labelType), inArray(communityLabel.labelName, [...names])));
}

/** How often labels are used, up or down. */
export async function countUses(db: Db, labels: { id: string }[], step: 1 | -1): Promise<void> {
  const ids = labels.map(({ id }) => id).toSorted();
  for (const id of ids)
    await db
      .update(communityLabel)
      .set({ countUse: sql`${communityLabel.countUse} + ${step}::int` })
      .where(eq(communityLabel.id, id));
}

/** Somebody who publishes without having opened a blog has one from then on. */
export const ensureBlogger = (db: Db, userNo: string) =>
  db.insert(blogger).values({ userNo }).onConflictDoNothing({ target: blogger.userNo });

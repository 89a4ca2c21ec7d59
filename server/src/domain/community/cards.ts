import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { BlogCard } from '#contract/community/blogShapes.ts';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { blogArticle, blogLabel, communityLabel } from '../../db/schema/blog.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { pendingReadings } from './readings.ts';

/** What a card shows of an article and its author; joined by `cardRows`. */
export const cardColumns = {
  id: blogArticle.id,
  title: blogArticle.title,
  summary: blogArticle.summary,
  blogImg: blogArticle.blogImg,
  userNo: blogArticle.userNo,
  blogOrigin: blogArticle.blogOrigin,
  countView: blogArticle.countView,
  countLike: blogArticle.countLike,
  countComment: blogArticle.countComment,
  gmtCreate: sql<string>`coalesce(${blogArticle.publishTime}, ${blogArticle.gmtCreate})`.mapWith(blogArticle.gmtCreate),
  gmtModified: blogArticle.gmtModified,
  nickname: userExt.nickname,
  mobile: user.mobile,
  headImgUrl: userExt.headImgUrl,
};

export const cardRows = (db: Db) =>
  db
    .select(cardColumns)
    .from(blogArticle)
    .innerJoin(user, eq(user.userNo, blogArticle.userNo))
    .innerJoin(userExt, eq(userExt.userNo, blogArticle.userNo));

type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

/** Rows as cards: with the labels of all of them, in one statement, and the readings that wait to be written. */
export async function cardsOf(db: Db, rows: readonly CardRow[]): Promise<BlogCard[]> {
  const labels = await labelsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ nickname, mobile, headImgUrl, ...row }) => ({
    ...row,
    author: displayName({ nickname, mobile }),
    headImgUrl: headImgUrl ?? '',
    countView: row.countView + pendingReadings(db, row.id),
    labels: labels.get(row.id) ?? [],
  }));
}

/** Cards in the order of these ids; what the condition of `cardRows` leaves out is not among them. */
export async function cardsByIds(db: Db, ids: readonly string[], where = sql`true`): Promise<BlogCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardRows(db).where(sql`${inArray(blogArticle.id, [...ids])} and ${where}`);
  const cards = new Map((await cardsOf(db, rows)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

async function labelsOf(db: Db, ids: readonly string[]): Promise<Map<string, { id: string; labelName: string }[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ articleId: blogLabel.articleId, id: communityLabel.id, labelName: communityLabel.labelName })
    .from(blogLabel)
    .innerJoin(communityLabel, eq(communityLabel.id, blogLabel.labelId))
    .where(inArray(blogLabel.articleId, [...ids]))
    .orderBy(asc(blogLabel.place));
  return Map.groupBy(rows, ({ articleId }) => articleId);
}

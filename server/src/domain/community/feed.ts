import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { list } from '#contract/community/blog.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { BlogState, BlogTab, BlogVisibility } from '#contract/rules/blog.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { written } from '../../db/written.ts';
import { cardRows, cardsByIds, cardsOf } from './cards.ts';
import { BLOGGER, everybodyReads, readableBy } from './policies.ts';

type Wish = OutputOf<typeof list.input>;

/**
 * A piece of an endless list: what comes after `afterId`. Each is one range of one index: latest by time, hot by heat, a
 * label by the times kept with it, the follow tab by a few of each author's. An article that gained heat meanwhile may
 * come twice, never go missing; pages leave out what they have.
 */
export async function feed(db: Db, wish: Wish, reader: string | undefined) {
  const most = wish.pageSize + 1;
  const cards = await piece(db, wish, reader, most);
  return { list: cards.slice(0, wish.pageSize), isMore: cards.length === most ? (1 as const) : (0 as const) };
}

async function piece(db: Db, wish: Wish, reader: string | undefined, most: number) {
  const { listType, labelId, userNo, afterId } = wish;
  if (userNo !== undefined) {
    const where = and(eq(blogArticle.userNo, userNo), readableBy(reader), after(latest, afterId));
    return cardsOf(db, await newest(db, where, most));
  }
  if (listType === BlogTab.follow) return reader === undefined ? [] : followed(db, { reader, afterId, most });
  if (labelId !== undefined) return labelled(db, { labelId, afterId, most, byHeat: listType === BlogTab.hot });
  if (listType === BlogTab.hot) {
    const where = and(everybodyReads, after(hot, afterId));
    const rows = cardRows(db).where(where).orderBy(desc(blogArticle.heat), desc(blogArticle.id)).limit(most);
    return cardsOf(db, await rows);
  }
  return cardsOf(db, await newest(db, and(everybodyReads, after(latest, afterId)), most));
}

const newest = (db: Db, where: SQL | undefined, most: number) =>
  cardRows(db)
    .where(where)
    .orderBy(sql`${blogArticle.publishTime} desc, ${blogArticle.id} desc`)
    .limit(most);

const latest = sql.raw('publish_time, id');
const hot = sql.raw('heat, id');

/** The row comparison is one range of the index of the order. */
const after = (order: SQL, id: string | undefined): SQL | undefined =>
  id === undefined
    ? undefined
    : sql`(${order === hot ? sql`"blog_article"."heat"` : sql`"blog_article"."publish_time"`}, "blog_article"."id")
        < (select ${order} from blog_article last where last.id = ${id})`;

/** Of each author one follows, no more than the piece can take. */
async function followed(db: Db, { reader, afterId, most }: { reader: string; afterId?: string; most: number }) {
  const rest = afterId === undefined ? sql`true` : after(latest, afterId)!;
  const { rows } = await db.execute<{ id: string }>(sql`
    select own.id::text from attention, lateral (
      select "blog_article".id, "blog_article".publish_time from blog_article
      where "blog_article".user_no = attention.ref_no and "blog_article".article_state = ${written(BlogState.published)}
        and "blog_article".visibility in (${written(BlogVisibility.everybody, BlogVisibility.followers)}) and ${enabledAs('blog_article')} and ${rest}
      order by "blog_article".publish_time desc, "blog_article".id desc limit ${most}
    ) own
    where attention.user_no = ${reader} and attention.kind = ${BLOGGER}
    order by own.publish_time desc, own.id desc limit ${most}`);
  return cardsByIds(
    db,
    rows.map(({ id }) => id),
  );
}

/** Of a label, heat is looked at among so many of its newest. */
const WARM = 1000;

interface LabelWish {
  labelId: string;
  afterId?: string | undefined;
  most: number;
  byHeat: boolean;
}

async function labelled(db: Db, { labelId, afterId, most, byHeat }: LabelWish) {
  const order = byHeat ? hot : latest;
  const rest = after(order, afterId) ?? sql`true`;
  const newestOfLabel = sql`select blog_label.article_id as id from blog_label
    where blog_label.label_id = ${labelId} order by blog_label.publish_time desc, blog_label.article_id desc`;
  const { rows } = await db.execute<{ id: string }>(
    byHeat
      ? sql`select blog_article.id::text from (${newestOfLabel} limit ${WARM}) near
          join blog_article on blog_article.id = near.id
          where ${everybodyReads} and ${rest} order by blog_article.heat desc, blog_article.id desc limit ${most}`
      : sql`select blog_article.id::text from blog_label join blog_article on blog_article.id = blog_label.article_id
          where blog_label.label_id = ${labelId} and ${everybodyReads} and ${rest}
          order by blog_label.publish_time desc, blog_label.article_id desc limit ${most}`,
  );
  return cardsByIds(
    db,
    rows.map(({ id }) => id),
  );
}

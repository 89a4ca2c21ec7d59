import { and, asc, desc, eq, exists, getTableColumns, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { article, articleZone } from '../../db/schema/article.ts';
import { fail } from '../../kit/fail.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { published } from './policies.ts';
import { pendingViews } from './viewCounter.ts';

const { content: _content, ...slim } = getTableColumns(article);
/** What lists show of an article; its column is joined. */
export const articleCard = { ...slim, zoneName: sql<string>`coalesce(${articleZone.zoneName}, '')` };
const newestFirst = [desc(article.publishTime), desc(article.id)];

/** The columns of the news that have something to read. */
export const listZones = (db: Db, now: Date) =>
  db
    .select({ id: articleZone.id, zoneName: articleZone.zoneName })
    .from(articleZone)
    .where(
      and(
        enabled(articleZone),
        exists(
          db
            .select({ one: sql`1` })
            .from(article)
            .where(and(eq(article.zoneId, articleZone.id), published(now))),
        ),
      ),
    )
    .orderBy(desc(articleZone.sort), asc(articleZone.id))
    .limit(50);

/** Articles of a column or of all, the newest first. */
export async function listArticles(db: Db, { zoneId, ...request }: PageRequest & { zoneId?: string }, now: Date) {
  const where = and(published(now), zoneId ? eq(article.zoneId, zoneId) : undefined);
  const rows = db
    .select(articleCard)
    .from(article)
    .leftJoin(articleZone, eq(articleZone.id, article.zoneId))
    .where(where)
    .orderBy(...newestFirst)
    .$dynamic();
  return paginate(request, rows, () => cappedCount(db, sql`${article}`, where));
}

/** The newest of those the editors recommend. */
export const recommendedArticles = (db: Db, count: number, now: Date) =>
  db
    .select(articleCard)
    .from(article)
    .leftJoin(articleZone, eq(articleZone.id, article.zoneId))
    .where(and(eq(article.isRecommend, 1), published(now)))
    .orderBy(desc(article.publishTime), desc(article.id))
    .limit(count);

const byId = prepared('article_view', (db) =>
  db
    .select({ ...articleCard, content: article.content })
    .from(article)
    .leftJoin(articleZone, eq(articleZone.id, article.zoneId))
    .where(
      and(
        eq(article.id, sql.placeholder('id')),
        enabled(article),
        sql`${article.publishTime} <= ${sql.placeholder('now')}`,
      ),
    )
    .prepare('article_view'),
);

/** An article with its neighbours in its column. @throws NOT_FOUND also before its time has come. */
export async function viewArticle(db: Db, id: string, now: Date) {
  const [row] = await byId(db).execute({ id, now: wireTime(now) });
  if (!row) throw fail(NOT_FOUND);
  const around = await neighbours(db, row, now);
  const on = (side: string) => {
    const found = around.find((one) => one.side === side);
    return found ? { id: found.id, title: found.title } : null;
  };
  return {
    ...row,
    content: await shownHtml(row.content),
    countView: row.countView + pendingViews(db, id),
    previous: on('previous'),
    next: on('next'),
  };
}

/** @throws NOT_FOUND for an article that nobody can open */
export async function mustBePublished(db: Db, id: string, now: Date): Promise<void> {
  if ((await db.$count(article, and(eq(article.id, id), published(now)))) === 0) throw fail(NOT_FOUND);
}

/** The row comparison is one range of the index `(zone_id, status_id, publish_time, id)`, in both directions. */
function neighbours(db: Db, { id, zoneId }: { id: string; zoneId: string }, now: Date) {
  const self = sql`(select publish_time, id from article where id = ${id})`;
  const place = sql`(${article.publishTime}, ${article.id})`;
  const side = (name: 'previous' | 'next') =>
    db
      .select({ id: article.id, title: article.title, side: sql<'previous' | 'next'>`${name}::text`.as('side') })
      .from(article)
      .where(
        and(
          eq(article.zoneId, zoneId),
          published(now),
          name === 'next' ? sql`${place} < ${self}` : sql`${place} > ${self}`,
        ),
      )
      .orderBy(...(name === 'next' ? newestFirst : [asc(article.publishTime), asc(article.id)]))
      .limit(1);
  return unionAll(side('previous'), side('next'));
}

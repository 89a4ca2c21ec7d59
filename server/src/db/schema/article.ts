import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { common, flag, id64, moment } from '../columns.ts';

/** A column of the news page. */
export const articleZone = pgTable('article_zone', {
  ...common(),
  sort: integer().notNull().default(0),
  zoneName: text('zone_name').notNull(),
});

/** News. */
export const article = pgTable(
  'article',
  {
    ...common(),
    sort: integer().notNull().default(0),
    zoneId: id64('zone_id').notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    articleImg: text('article_img').notNull().default(''),
    /** HTML. */
    content: text().notNull(),
    author: text().notNull().default(''),
    source: text().notNull().default(''),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isRecommend: flag('is_recommend').notNull().default(0),
    countView: integer('count_view').notNull().default(0),
    publishTime: moment('publish_time').notNull(),
  },
  (t) => [
    index().on(t.zoneId, t.statusId, t.publishTime.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.statusId, t.publishTime.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.isRecommend, t.publishTime.desc().nullsFirst()),
  ],
);

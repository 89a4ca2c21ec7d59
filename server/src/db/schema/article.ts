import { sql } from 'drizzle-orm';
import { index, integer, text } from 'drizzle-orm/pg-core';
import { common, counter, flag, id64, moment } from '../columns.ts';
import { table } from '../table.ts';

/** A column of the news page. */
export const articleZone = table('article_zone', {
  ...common(),
  sort: integer().notNull().default(0),
  zoneName: text('zone_name').notNull(),
});

/** News. */
export const article = table(
  'article',
  {
    ...common(),
    sort: integer().notNull().default(0),
    zoneId: id64('zone_id')
      .notNull()
      .references(() => articleZone.id),
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
    countView: counter('count_view').notNull().default(0),
    publishTime: moment('publish_time').notNull(),
  },
  (t) => [
    index().on(t.zoneId, t.statusId, t.publishTime.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.statusId, t.publishTime.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.isRecommend, t.publishTime.desc().nullsFirst()),
  ],
);

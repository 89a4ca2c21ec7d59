import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/pg-core';
import { PromotionType } from '#contract/rules/promotions.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment } from '../columns.ts';
import { ruled, table } from '../table.ts';
import { course } from './course.ts';

const cents = (name: string) => ruled(integer(name), 'positive', (column) => sql`${column} > 0`);

/** A course at a lower price for a time, as long as there is some of it. */
export const promotion = table(
  'promotion',
  {
    ...common(),
    sort: integer().notNull().default(0),
    promotionType: choiceOf('promotion_type', PromotionType).notNull(),
    promotionName: text('promotion_name').notNull(),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    price: cents('price').notNull(),
    /** The price never goes below it, whoever writes it. */
    floorPrice: cents('floor_price').notNull(),
    beginTime: moment('begin_time').notNull(),
    endTime: moment('end_time').notNull(),
  },
  (t) => [
    check('promotion_above_floor', sql`${t.price} >= ${t.floorPrice}`),
    check('promotion_ends_later', sql`${t.endTime} > ${t.beginTime}`),
    index().on(t.courseId, t.endTime),
    index('promotion_running')
      .on(t.endTime, t.id)
      .where(sql`status_id = 1`),
  ],
);

/** How many there are and how many of them are taken: a row of its own, so that selling does not change what an operator edits. */
export const promotionStock = table(
  'promotion_stock',
  {
    promotionId: id64('promotion_id')
      .primaryKey()
      .references(() => promotion.id, { onDelete: 'cascade' }),
    stock: counter('stock').notNull(),
    /** Ordered and paid, or ordered and not yet closed. */
    taken: counter('taken').notNull().default(0),
  },
  (t) => [check('promotion_stock_not_oversold', sql`${t.taken} <= ${t.stock}`)],
);

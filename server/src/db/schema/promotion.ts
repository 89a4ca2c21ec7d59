import { sql } from 'drizzle-orm';
import { check, index, integer, smallint, text } from 'drizzle-orm/pg-core';
import { GroupState } from '#contract/rules/groups.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment, primaryId, within } from '../columns.ts';
import { ruled, table } from '../table.ts';
import { course } from './course.ts';
import { user } from './user.ts';

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
    /** Of a group purchase: how many buy together, and in how many hours they have to have paid. */
    groupSize: within(smallint('group_size'), 2, 100),
    groupHours: within(smallint('group_hours'), 1, 72),
  },
  (t) => [
    check('promotion_above_floor', sql`${t.price} >= ${t.floorPrice}`),
    check(
      'promotion_of_groups',
      sql`num_nonnulls(${t.groupSize}, ${t.groupHours}) = (case when ${t.promotionType} = 2 then 2 else 0 end)`,
    ),
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

/** People who buy together; its orders name it. What it counts is kept with each of their steps. */
export const purchaseGroup = table(
  'purchase_group',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    promotionId: id64('promotion_id')
      .notNull()
      .references(() => promotion.id),
    openerUserNo: id64('opener_user_no')
      .notNull()
      .references(() => user.userNo),
    groupState: choiceOf('group_state', GroupState).notNull().default(GroupState.open),
    size: within(smallint('size'), 2, 100).notNull(),
    /** Ordered and not closed, and paid among them. */
    taken: counter('taken').notNull().default(0),
    paidCount: counter('paid_count').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    doneAt: moment('done_at'),
  },
  (t) => [
    check('purchase_group_not_overfull', sql`${t.taken} <= ${t.size} and ${t.paidCount} <= ${t.taken}`),
    check('purchase_group_done', sql`(${t.doneAt} is not null) = (${t.groupState} <> 1)`),
    index().on(t.promotionId, t.groupState, t.expiresAt),
    index().on(t.openerUserNo),
    index('purchase_group_due')
      .on(t.expiresAt)
      .where(sql`group_state = 1`),
  ],
);

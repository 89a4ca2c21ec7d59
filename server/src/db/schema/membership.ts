import { sql } from 'drizzle-orm';
import { check, index, integer, smallint, text } from 'drizzle-orm/pg-core';
import { VipLevel } from '#contract/rules/membership.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, flag, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { cents, tradeOrder } from './trade.ts';
import { user } from './user.ts';

/** The tiers of membership that an operator offers. */
export const vipSet = table('vip_set', {
  ...common(),
  sort: integer().notNull().default(0),
  vipName: text('vip_name').notNull(),
  vipLevel: choiceOf('vip_level', VipLevel).notNull(),
  price: cents('price').notNull(),
  days: within(smallint('days'), 1, 3660).notNull(),
  /** Words of the operator, one right a line. */
  rights: text().notNull().default(''),
});

/** A stretch of membership of somebody, paid with one order. */
export const vipSpan = table(
  'vip_span',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    orderId: id64('order_id')
      .notNull()
      .unique()
      .references(() => tradeOrder.id),
    vipLevel: choiceOf('vip_level', VipLevel).notNull(),
    days: within(smallint('days'), 1, 3660).notNull(),
    /** Cents that were paid for it. */
    paid: cents('paid').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The order of a higher level for which its days left were exchanged. */
    exchangedFor: id64('exchanged_for').references(() => tradeOrder.id),
    /** 1: given back. */
    isBack: flag('is_back').notNull().default(0),
    /** The end that was told, and how many days before; a later end is told anew. */
    remindedFor: moment('reminded_for'),
    remindedDays: within(smallint('reminded_days'), 1, 7),
  },
  (t) => [
    check('vip_span_ends_later', sql`${t.endsAt} > ${t.startsAt}`),
    index('vip_span_live')
      .on(t.userNo, t.endsAt)
      .where(sql`is_back = 0 and exchanged_for is null`),
    check('vip_span_reminded', sql`num_nonnulls(${t.remindedFor}, ${t.remindedDays}) in (0, 2)`),
    index('vip_span_ending')
      .on(t.endsAt)
      .where(sql`is_back = 0 and exchanged_for is null`),
    index().on(t.userNo),
    index().on(t.exchangedFor),
  ],
);

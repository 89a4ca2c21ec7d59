import { sql } from 'drizzle-orm';
import { bigint, check, index, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { CouponBearer, CouponFor } from '#contract/rules/coupons.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, primaryId } from '../columns.ts';
import { ruled, table } from '../table.ts';
import { course } from './course.ts';
import { user } from './user.ts';

const cents = (name: string, least: number) =>
  ruled(bigint(name, { mode: 'number' }), 'least', (column) => sql`${column} >= ${sql.raw(String(least))}`);

/** Coupons of one kind: what they take off, from what on, of what, and until when. */
export const couponBatch = table(
  'coupon_batch',
  {
    ...common(),
    bearer: choiceOf('bearer', CouponBearer).notNull(),
    /** The organization or the lecturer who bears it; 0 for the platform. */
    ownerNo: id64('owner_no').notNull(),
    batchName: text('batch_name').notNull(),
    amountOff: cents('amount_off', 1).notNull(),
    /** It counts from this price on. */
    minPrice: cents('min_price', 0).notNull().default(0),
    /** Points that one costs; 0: nothing. */
    points: counter('points').notNull().default(0),
    isNewcomer: flag('is_newcomer').notNull().default(0),
    /** 1: anybody may take one; 0: only who has the code. */
    isOpen: flag('is_open').notNull().default(0),
    /** What is typed to get one; none where nobody has to, and where everybody has a code of their own. */
    code: text(),
    /** 1: a code for each person (coupon_ticket). */
    isSingle: flag('is_single').notNull().default(0),
    /** What it is for. */
    productType: choiceOf('product_type', CouponFor).notNull().default(CouponFor.course),
    beginTime: moment('begin_time').notNull(),
    endTime: moment('end_time').notNull(),
  },
  (t) => [
    uniqueIndex('coupon_batch_code_once').on(t.code),
    check('coupon_batch_ends_later', sql`${t.endTime} > ${t.beginTime}`),
    check('coupon_batch_owned', sql`(${t.bearer} = 1) = (${t.ownerNo} = 0)`),
    check('coupon_batch_reachable', sql`${t.isOpen} = 1 or ${t.code} is not null or ${t.isSingle} = 1`),
    check('coupon_batch_membership_of_platform', sql`${t.productType} = 1 or ${t.bearer} = 1`),
    check('coupon_batch_points_open', sql`${t.points} = 0 or (${t.isOpen} = 1 and ${t.bearer} = 1)`),
    index().on(t.bearer, t.ownerNo, t.id.desc().nullsFirst()),
    index('coupon_batch_ending')
      .on(t.endTime)
      .where(sql`status_id = 1`),
    index('coupon_batch_open')
      .on(t.endTime, t.id)
      .where(sql`status_id = 1 and is_open = 1`),
  ],
);

/** How many there are and how many were handed out: a row of its own, held only for a moment. */
export const couponStock = table(
  'coupon_stock',
  {
    batchId: id64('batch_id')
      .primaryKey()
      .references(() => couponBatch.id, { onDelete: 'cascade' }),
    total: counter('total').notNull(),
    taken: counter('taken').notNull().default(0),
  },
  (t) => [check('coupon_stock_not_oversold', sql`${t.taken} <= ${t.total}`)],
);

/** The courses that a batch is for; all of its bearer's where there are none. */
export const couponCourse = table(
  'coupon_course',
  {
    batchId: id64('batch_id')
      .notNull()
      .references(() => couponBatch.id, { onDelete: 'cascade' }),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.courseId] }), index().on(t.courseId)],
);

/** A coupon of somebody, one of a batch. Whether it is spent is said by the order that names it. */
export const coupon = table(
  'coupon',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    batchId: id64('batch_id')
      .notNull()
      .references(() => couponBatch.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** The end of which its owner was told that it is near. */
    remindedFor: moment('reminded_for'),
  },
  (t) => [unique('coupon_one_each').on(t.batchId, t.userNo), index().on(t.userNo, t.id.desc().nullsFirst())],
);

/** A coupon that somebody gives away by a link: whoever takes it has it then. */
export const couponGift = table(
  'coupon_gift',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    code: text().notNull().unique(),
    couponId: id64('coupon_id')
      .notNull()
      .references(() => coupon.id, { onDelete: 'cascade' }),
    fromUserNo: id64('from_user_no')
      .notNull()
      .references(() => user.userNo),
    toUserNo: id64('to_user_no').references(() => user.userNo),
    takenAt: moment('taken_at'),
  },
  (t) => [
    uniqueIndex('coupon_gift_open')
      .on(t.couponId)
      .where(sql`taken_at is null`),
    check('coupon_gift_taken_by', sql`(${t.takenAt} is null) = (${t.toUserNo} is null)`),
    index().on(t.couponId),
    index().on(t.fromUserNo),
    index().on(t.toUserNo),
  ],
);

/** A code for one person of a batch in which each has their own; the coupon it became, once it was typed. */
export const couponTicket = table(
  'coupon_ticket',
  {
    code: text().primaryKey(),
    batchId: id64('batch_id')
      .notNull()
      .references(() => couponBatch.id, { onDelete: 'cascade' }),
    couponId: id64('coupon_id').references(() => coupon.id, { onDelete: 'cascade' }),
    gmtCreate: moment('gmt_create').notNull(),
  },
  (t) => [index().on(t.batchId, t.code), uniqueIndex('coupon_ticket_once').on(t.couponId)],
);

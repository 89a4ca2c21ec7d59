import { sql } from 'drizzle-orm';
import { check, index, jsonb, uniqueIndex } from 'drizzle-orm/pg-core';
import { id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { course } from './course.ts';
import { tradeOrder } from './trade.ts';
import type { HeldBefore } from './trade.ts';
import { orgInfo, user } from './user.ts';

/** One seat of a course that an organization bought: free, or in the hands of one of its people. */
export const courseSeat = table(
  'course_seat',
  {
    id: primaryId(),
    orderId: id64('order_id')
      .notNull()
      .references(() => tradeOrder.id),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    userNo: id64('user_no').references(() => user.userNo),
    givenAt: moment('given_at'),
    /** How they had the course before. */
    heldBefore: jsonb('held_before').$type<HeldBefore>(),
  },
  (t) => [
    uniqueIndex('course_seat_one_each').on(t.courseId, t.userNo),
    check('course_seat_given', sql`(${t.userNo} is null) = (${t.givenAt} is null)`),
    index().on(t.orderId),
    index().on(t.orgNo, t.courseId, t.givenAt),
    index().on(t.userNo),
  ],
);

import { sql } from 'drizzle-orm';
import { index, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { common, counter, id64, within } from '../columns.ts';
import { table } from '../table.ts';
import { course } from './course.ts';
import { user } from './user.ts';

export const courseComment = table(
  'course_comment',
  {
    ...common(),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** The comment that is answered; 0 for one of its own. */
    parentId: id64('parent_id').notNull().default('0'),
    commentText: text('comment_text').notNull(),
    /** 1-5 on a rating, null on answers and plain comments. */
    star: within(smallint('star'), 1, 5),
    /** How many found the rating helpful. */
    helpfulCount: counter('helpful_count').notNull().default(0),
  },
  (t) => [
    index().on(t.courseId, t.parentId, t.id.desc().nullsFirst()),
    index().on(t.userNo),
    index('course_rating_star')
      .on(t.courseId, t.star, t.id)
      .where(sql`star is not null and status_id = 1`),
    index('course_rating_helpful')
      .on(t.courseId, sql`"helpful_count" desc, "id" desc`)
      .where(sql`star is not null and status_id = 1`),
    uniqueIndex('course_rating_once')
      .on(t.courseId, t.userNo)
      .where(sql`star is not null and status_id = 1`),
  ],
);

/** Who found which rating helpful. */
export const commentHelpful = table(
  'comment_helpful',
  {
    commentId: id64('comment_id')
      .notNull()
      .references(() => courseComment.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.userNo] }), index().on(t.userNo)],
);

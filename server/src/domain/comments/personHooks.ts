import { sql } from 'drizzle-orm';
import { enabledAs } from '../../db/enabled.ts';
import type { PersonHooks } from '../personData/hooks.ts';

/**
 * Of two ratings of one course the second account's counts; the words of the first stay as a plain comment and its
 * star leaves the sums of the course. What both found helpful counts once.
 */
export const commentHooks: PersonHooks = {
  async merging(db, { from, to }) {
    await db.execute(sql`
      with twice as (
        select mine.id, mine.course_id, mine.star from course_comment mine
        join course_comment theirs on theirs.course_id = mine.course_id and theirs.user_no = ${to}
        where mine.user_no = ${from} and mine.star is not null and theirs.star is not null
          and ${enabledAs('mine')} and ${enabledAs('theirs')}
      ), bared as (
        update course_comment set star = null from twice where course_comment.id = twice.id
      )
      update course set rating_sum = rating_sum - twice.star, rating_count = rating_count - 1
      from twice where course.id = twice.course_id`);
    await db.execute(sql`update course_comment set helpful_count = helpful_count - 1 where id in (
      select comment_id from comment_helpful where user_no in (${from}, ${to})
      group by comment_id having count(*) = 2)`);
    return undefined;
  },
};

import { sql } from 'drizzle-orm';
import type { PersonHooks } from '../personData/hooks.ts';

/**
 * Of two ratings of one course the second account's counts; the words of the first stay as a plain comment. What both
 * found helpful counts once.
 */
export const commentHooks: PersonHooks = {
  async merging(db, { from, to }) {
    await db.execute(sql`update course_comment as mine set star = null
      where mine.user_no = ${from} and mine.star is not null and exists (
        select 1 from course_comment as theirs
        where theirs.user_no = ${to} and theirs.course_id = mine.course_id and theirs.star is not null)`);
    await db.execute(sql`update course_comment set helpful_count = helpful_count - 1 where id in (
      select comment_id from comment_helpful where user_no in (${from}, ${to})
      group by comment_id having count(*) = 2)`);
    return undefined;
  },
};

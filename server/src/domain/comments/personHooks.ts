import { sql } from 'drizzle-orm';
import type { PersonHooks } from '../personData/hooks.ts';

/** Of two ratings of one course the second account's counts; the words of the first stay as a plain comment. */
export const commentHooks: PersonHooks = {
  async merging(db, { from, to }) {
    await db.execute(sql`update course_comment as mine set star = null
      where mine.user_no = ${from} and mine.star is not null and exists (
        select 1 from course_comment as theirs
        where theirs.user_no = ${to} and theirs.course_id = mine.course_id and theirs.star is not null)`);
    return undefined;
  },
};

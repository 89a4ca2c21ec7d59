import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../db/client.ts';
import { enqueue, job } from '../../kit/job.ts';
import type { AbilityMergeHook } from '../abilities/hooks.ts';
import type { PersonHooks } from '../personData/hooks.ts';
import { personChanged } from './keep.ts';

/** A course leads to other items or levels from now on: everybody who finished it shows something else. */
export const courseRaisesChanged = (db: Db, courseId: string): Promise<void> => enqueue(db, matchCourse, { courseId });

export const matchCourse = job({
  name: 'matchCourse',
  input: z.object({ courseId: z.string() }),
  attempts: 10,
  key: ({ courseId }) => courseId,
  async run({ db, clock }, { courseId }) {
    const { rows } = await db.execute<{ userNo: string }>(sql`
      select user_no::text as "userNo" from user_course where course_id = ${courseId} and completed_at is not null`);
    for (const { userNo } of rows) await db.transaction((tx) => personChanged(tx, userNo, clock()));
  },
});

/** People who have something of an item that was merged are reckoned anew, once the courses name the other one. */
export const matchAbilities: AbilityMergeHook = {
  label: '匹配',
  countUses: () => Promise.resolve(new Map()),
  move: (db, fromId) => enqueue(db, matchAbility, { abilityId: fromId }),
};

export const matchAbility = job({
  name: 'matchAbility',
  input: z.object({ abilityId: z.string() }),
  attempts: 10,
  async run({ db, clock }, { abilityId }) {
    const { rows } = await db.execute<{ userNo: string }>(sql`
      select user_no::text as "userNo" from match_person where keys && ${sql.param([`a${abilityId}`])}::text[]`);
    for (const { userNo } of rows) await db.transaction((tx) => personChanged(tx, userNo, clock()));
  },
});

/** Of two accounts that become one, the one that stays shows what both did. */
export const matchHooks: PersonHooks = {
  merging: (db, { to, now }) => Promise.resolve(() => personChanged(db, to, now)),
};

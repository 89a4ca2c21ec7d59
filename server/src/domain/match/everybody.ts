import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { SittingState } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import { job } from '../../kit/job.ts';
import { keepPerson } from './keep.ts';

const AT_ONCE = 500;

/** Reckons everybody who has something to match and never was reckoned, as after an upgrade. */
export const matchEverybody = job({
  name: 'matchEverybody',
  input: z.object({}),
  attempts: 5,
  isAlone: true,
  key: () => 'all',
  async run({ db, clock }) {
    for (;;) {
      const now = clock();
      const { rows } = await db.execute<{ userNo: string }>(sql`
        select user_no::text as "userNo" from (
          select user_no from user_course where completed_at is not null
          union select user_no from user_expected_job
          union select user_no from exam_sitting where sitting_state = ${SittingState.marked} and assessment_id in
            (select assessment_id from typical_position_test)) known
        where not exists (select 1 from match_person p where p.user_no = known.user_no) limit ${AT_ONCE}`);
      if (rows.length === 0) return;
      for (const { userNo } of rows)
        await db.transaction(async (tx) => {
          await tx.execute(sql`insert into match_person (user_no, gmt_modified)
            values (${userNo}, ${`${wireTime(now)}+08`}::timestamptz) on conflict do nothing`);
          await keepPerson(tx, userNo, now);
        });
    }
  },
});

import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
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

/** The marks of a test that measures became known, or changed: of one candidate or of all. */
export const testMarksChanged = (db: Db, assessmentId: string, userNo = NONE): Promise<void> =>
  enqueue(db, matchTest, { assessmentId, userNo });

export const matchTest = job({
  name: 'matchTest',
  input: z.object({ assessmentId: z.string(), userNo: z.string().default(NONE) }),
  attempts: 10,
  key: ({ assessmentId, userNo = NONE }) => `${assessmentId} ${userNo}`,
  async run({ db, clock }, { assessmentId, userNo }) {
    const [row] = await db
      .select({ assessmentKind: assessment.assessmentKind })
      .from(assessment)
      .where(eq(assessment.id, assessmentId));
    if (!row || !assessmentTraits[row.assessmentKind].isMeasuring) return;
    const its = and(
      eq(examSitting.assessmentId, assessmentId),
      userNo === NONE ? undefined : eq(examSitting.userNo, userNo),
    );
    const people = await db.selectDistinct({ userNo: examSitting.userNo }).from(examSitting).where(its);
    for (const one of people) await db.transaction((tx) => personChanged(tx, one.userNo, clock()));
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

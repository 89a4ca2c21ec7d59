import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { NONE } from '#contract/rules/id.ts';
import type { Db } from '../../db/client.ts';
import { vacancyApplication, vacancyTest } from '../../db/schema/vacancy.ts';
import { enqueue, job } from '../../kit/job.ts';
import { isReachable } from '../vacancies/policies.ts';
import { keepFacts } from '../vacancies/talentFacts.ts';
import { checkWaiting } from './run.ts';

/** The marks of a test became known, or changed: whoever lets them be looked at is looked at anew. */
export const marksToCheck = (db: Db, assessmentId: string, userNo = NONE): Promise<void> =>
  enqueue(db, checkTest, { assessmentId, userNo });

const AT_ONCE = 200;

export const checkTest = job({
  name: 'checkTest',
  input: z.object({ assessmentId: z.string(), userNo: z.string().default(NONE) }),
  attempts: 10,
  key: ({ assessmentId, userNo = NONE }) => `${assessmentId} ${userNo}`,
  async run({ db, clock }, asked) {
    for (let after: string | undefined = NONE; after !== undefined;) {
      const last: string = after;
      after = await db.transaction((tx) => checkBatch(tx, asked, last, clock()));
    }
  },
});

/** Applications for vacancies that ask for the test, after an id. Returns the last one, or undefined after the last batch. */
async function checkBatch(db: Db, asked: { assessmentId: string; userNo: string }, after: string, now: Date) {
  const { id, vacancyId, userNo, isTestShown } = vacancyApplication;
  const rows = await db
    .select({ id, vacancyId })
    .from(vacancyApplication)
    .innerJoin(vacancyTest, eq(vacancyTest.vacancyId, vacancyId))
    .where(
      and(
        eq(vacancyTest.assessmentId, asked.assessmentId),
        asked.userNo === NONE ? undefined : eq(userNo, asked.userNo),
        eq(isTestShown, 1),
        isReachable,
        sql`${id} > ${after}::bigint`,
      ),
    )
    .orderBy(id)
    .limit(AT_ONCE);
  await keepFacts(
    db,
    rows.map((row) => row.id),
  );
  for (const [itsVacancy, its] of Map.groupBy(rows, (row) => row.vacancyId))
    await checkWaiting(
      db,
      itsVacancy,
      its.map((row) => row.id),
      now,
    );
  return rows.at(-1)?.id;
}

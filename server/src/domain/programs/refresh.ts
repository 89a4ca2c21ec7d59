import { and, eq, exists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import { JoinState, programProgress } from '#contract/rules/programs.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { program, programCourse, programJoin, programTest, programVersion } from '../../db/schema/program.ts';
import { enqueue, job } from '../../kit/job.ts';
import { issueProgramCertificates } from '../certificate/programs.ts';
import { achievedOf } from './achieved.ts';

/** A course was finished: the plans of this person that name it go on. */
export const courseFinished = (db: Db, { userNo, courseId, now }: { userNo: string; courseId: string; now: Date }) =>
  refreshJoins(
    db,
    and(eq(programJoin.userNo, userNo), names(programCourse, eq(programCourse.courseId, courseId)))!,
    now,
  );

/** Marks were released: everybody who learns by a plan with this test goes on, beside the release. */
export const testReleased = (db: Db, assessmentId: string): Promise<void> =>
  enqueue(db, followTests, { assessmentId }).then(() => undefined);

export const followTests = job({
  name: 'followTests',
  input: z.object({ assessmentId: z.string() }),
  attempts: 20,
  async run({ db, clock }, { assessmentId }) {
    const named = names(programTest, eq(programTest.assessmentId, assessmentId));
    const rows = await db
      .select({ id: programJoin.id })
      .from(programJoin)
      .where(and(eq(programJoin.joinState, JoinState.learning), named));
    for (const { id } of rows) await db.transaction((tx) => refreshJoins(tx, eq(programJoin.id, id), clock()));
  },
});

const names = (part: typeof programCourse | typeof programTest, which: SQL): SQL =>
  exists(
    sql`(select 1 from ${part} where ${which} and ${part.programId} = ${programJoin.programId} and ${part.version} = ${programJoin.version})`,
  );

/** Reckons joins anew that are still under way; one that is complete now gets its certificate. */
export async function refreshJoins(db: Db, which: SQL, now: Date): Promise<void> {
  const rows = await db
    .select({ join: programJoin, content: programVersion.content })
    .from(programJoin)
    .innerJoin(
      programVersion,
      and(eq(programVersion.programId, programJoin.programId), eq(programVersion.version, programJoin.version)),
    )
    .where(and(which, eq(programJoin.joinState, JoinState.learning)))
    .for('update', { of: programJoin });
  for (const { join, content } of rows) {
    const achieved = await achievedOf(db, join.userNo, {
      courseIds: content.stages.flatMap(({ courseIds }) => courseIds),
      testIds: content.stages.flatMap(({ testIds }) => testIds),
    });
    const { progress, isDone, stages } = programProgress(content.stages, achieved);
    const doneStages = stages.filter(({ standing }) => standing === 'done').map(({ key }) => key);
    const at = wireTime(now);
    await db
      .update(programJoin)
      .set({ progress, doneStages, gmtModified: at, ...(isDone && { joinState: JoinState.done, completedAt: at }) })
      .where(eq(programJoin.id, join.id));
    if (!isDone) continue;
    await db
      .update(program)
      .set({ countDone: sql`${program.countDone} + 1` })
      .where(eq(program.id, join.programId));
    await issueProgramCertificates(db, join.userNo, now);
  }
}

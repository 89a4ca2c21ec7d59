import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Standing } from '#contract/course/programShapes.ts';
import { JoinState, programProgress, scheduleOf } from '#contract/rules/programs.ts';
import type { ProgramContent } from '#contract/rules/programs.ts';
import type { Db } from '../../db/client.ts';
import type { programJoin } from '../../db/schema/program.ts';
import { certificate } from '../../db/schema/study.ts';
import { achievedOf } from './achieved.ts';

type Join = typeof programJoin.$inferSelect;

/** How somebody stands with the plans they joined, each in its own version: a statement per kind of thing. */
export async function standingsOf(
  db: Db,
  userNo: string,
  joins: readonly { join: Join; content: ProgramContent }[],
): Promise<Standing[]> {
  const stages = joins.flatMap(({ content }) => content.stages);
  const achieved = await achievedOf(db, userNo, {
    courseIds: stages.flatMap(({ courseIds }) => courseIds),
    testIds: stages.flatMap(({ testIds }) => testIds),
  });
  const numbers = await certificatesOf(
    db,
    userNo,
    joins.map(({ join }) => join.programId),
  );
  return joins.map(({ join, content }) => {
    const reckoned = programProgress(content.stages, achieved);
    const dates = new Map(scheduleOf(content.stages, join).map((one) => [one.key, one]));
    const certificateNo = numbers.get(join.programId) ?? '';
    const isDone = join.joinState === JoinState.done;
    return {
      joinState: join.joinState,
      version: join.version,
      joinedAt: join.joinedAt,
      startDate: join.startDate,
      hoursPerWeek: join.hoursPerWeek,
      progress: isDone ? 10_000 : reckoned.progress,
      completedAt: join.completedAt,
      certificateNo,
      isNameMissing: isDone && certificateNo === '' ? 1 : 0,
      stages: reckoned.stages.map((stage) => {
        const { begins, ends, isLate } = dates.get(stage.key)!;
        return { ...stage, begins, ends, isLate };
      }),
      courses: content.stages.flatMap(({ courseIds }) =>
        courseIds.flatMap((id) => (achieved.courses.has(id) ? [{ id, progress: achieved.courses.get(id)! }] : [])),
      ),
      passedTestIds: content.stages.flatMap(({ testIds }) => testIds.filter((id) => achieved.tests.has(id))),
    };
  });
}

async function certificatesOf(db: Db, userNo: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ programId: certificate.programId, certificateNo: certificate.certificateNo })
    .from(certificate)
    .where(
      and(eq(certificate.userNo, userNo), isNotNull(certificate.programId), inArray(certificate.programId, [...ids])),
    );
  return new Map(rows.map(({ programId, certificateNo }) => [programId!, certificateNo]));
}

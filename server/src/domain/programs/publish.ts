import { and, eq, or } from 'drizzle-orm';
import { PROGRAM_ITEM_GONE } from '#contract/course/programFailures.ts';
import { NONE } from '#contract/rules/id.ts';
import type { ProgramContent } from '#contract/rules/programs.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { program, programCourse, programTest, programVersion } from '../../db/schema/program.ts';
import { fail } from '../../kit/fail.ts';
import { choosable } from '../abilities/items.ts';
import { sumsOf } from './content.ts';

/**
 * Makes a version the public one; those who joined an older one stay in it, so that one is kept as it was.
 * @throws PROGRAM_ITEM_GONE when an item of it may not be chosen any more
 */
export async function publishProgram(db: Db, id: string, content: ProgramContent, now: Date): Promise<number> {
  const abilityIds = content.items.map(({ abilityId }) => abilityId);
  if ((await choosable(db, abilityIds)).size < abilityIds.length) throw fail(PROGRAM_ITEM_GONE);
  const at = wireTime(now);
  const [row] = await db.select({ version: program.version }).from(program).where(eq(program.id, id)).for('update');
  const version = row!.version + 1;
  await db.insert(programVersion).values({ programId: id, version, content, publishedTime: at });
  const courses = content.stages.flatMap(({ courseIds }) => courseIds);
  const tests = content.stages.flatMap(({ testIds }) => testIds);
  if (courses.length > 0)
    await db.insert(programCourse).values(courses.map((courseId) => ({ programId: id, version, courseId })));
  if (tests.length > 0)
    await db.insert(programTest).values(tests.map((assessmentId) => ({ programId: id, version, assessmentId })));
  const { programName, typicalPositionId, intro, openDate, endDate, seats } = content;
  await db
    .update(program)
    .set({
      programName,
      typicalPositionId: typicalPositionId === NONE ? null : typicalPositionId,
      intro,
      openDate,
      endDate,
      seats,
      ...sumsOf(content),
      version,
      publishedTime: at,
      gmtModified: at,
    })
    .where(eq(program.id, id));
  return version;
}

/** What a version says; null where there is none. */
export async function versionOf(db: Db, id: string, version: number): Promise<ProgramContent | null> {
  const rows = await versionsOf(db, [{ programId: id, version }]);
  return rows[0] ?? null;
}

/** Several of them, in the order in which they were asked for. */
export async function versionsOf(
  db: Db,
  wanted: readonly { programId: string; version: number }[],
): Promise<(ProgramContent | undefined)[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .select({
      programId: programVersion.programId,
      version: programVersion.version,
      content: programVersion.content,
    })
    .from(programVersion)
    .where(
      or(
        ...wanted.map((one) =>
          and(eq(programVersion.programId, one.programId), eq(programVersion.version, one.version)),
        ),
      ),
    );
  const keyOf = ({ programId, version }: { programId: string; version: number }) => `${programId} ${version}`;
  const known = new Map(rows.map((row) => [keyOf(row), row.content]));
  return wanted.map((one) => known.get(keyOf(one)));
}

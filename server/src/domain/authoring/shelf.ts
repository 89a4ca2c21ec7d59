import { eq, inArray, sql } from 'drizzle-orm';
import { NOT_PUBLISHED } from '#contract/course/authoringFailures.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { onShelf } from '../catalogue/policies.ts';
import { indexCourses, indexLecturers } from '../search/collect.ts';
import { heldDraft } from './submit.ts';

/** Puts a course on the shelf or takes it off; who takes it keeps it. @throws NOT_FOUND, NOT_PUBLISHED */
export async function standCourse(ctx: UserCtx, id: string, isPutaway: 0 | 1): Promise<void> {
  const draft = await heldDraft(ctx, id);
  const [row] = await ctx.db.update(course).set({ isPutaway }).where(eq(course.id, id)).returning();
  if (!row) throw fail(NOT_PUBLISHED);
  await keepShelf(ctx.db, id, [row.lecturerUserNo], ctx.now);
  ctx.changed({ after: { id, courseName: draft.courseName, isPutaway } });
}

/** Brings the search and the figures of lecturers in step with what is on the shelf. */
export async function keepShelf(db: Db, courseId: string, lecturerUserNos: string[], now: Date): Promise<void> {
  const owners = [...new Set(lecturerUserNos)];
  const count = db.$count(course, sql`${course.lecturerUserNo} = ${lecturer.lecturerUserNo} and ${onShelf}`);
  await db
    .update(lecturer)
    .set({ countCourse: sql`${count}` })
    .where(inArray(lecturer.lecturerUserNo, owners));
  await indexCourses(db, [courseId], now);
  await indexLecturers(db, owners);
}

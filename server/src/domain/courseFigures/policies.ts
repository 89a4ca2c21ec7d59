import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { course } from '../../db/schema/course.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownDrafts } from '../authoring/policies.ts';

/** A public course of the caller's, whose figures only its authors read. @throws NOT_FOUND */
export async function ownPublic(ctx: UserCtx, id: string): Promise<typeof course.$inferSelect> {
  const [found] = await ctx.db
    .select({ course })
    .from(courseAudit)
    .innerJoin(course, eq(course.id, courseAudit.id))
    .where(and(ownDrafts(ctx), eq(courseAudit.id, id)));
  if (!found) throw fail(NOT_FOUND);
  return found.course;
}

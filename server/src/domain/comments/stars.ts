import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { courseComment } from '../../db/schema/comment.ts';
import { shownComment } from './policies.ts';

/** How many gave a course one star, two, … five. */
export async function starCounts(db: Db, courseId: string): Promise<number[]> {
  const rows = await db
    .select({ star: courseComment.star, many: count() })
    .from(courseComment)
    .where(and(eq(courseComment.courseId, courseId), isNotNull(courseComment.star), shownComment))
    .groupBy(courseComment.star);
  const counts = new Map(rows.map(({ star, many }) => [star, many]));
  return [1, 2, 3, 4, 5].map((star) => counts.get(star) ?? 0);
}

import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { CourseCard } from '#contract/course/card.ts';
import type { Db } from '../../db/client.ts';
import { course, zoneCourse } from '../../db/schema/course.ts';
import { cardsByIds } from './cards.ts';
import { onShelf } from './policies.ts';

const PER_ZONE = 12;

/** What was chosen for each zone and is on the shelf, in two statements for all zones. */
export async function picksOf(db: Db, zoneIds: string[], now: Date): Promise<Map<string, CourseCard[]>> {
  if (zoneIds.length === 0) return new Map();
  const rows = await db
    .select({ zoneId: zoneCourse.zoneId, courseId: zoneCourse.courseId })
    .from(zoneCourse)
    .innerJoin(course, and(eq(course.id, zoneCourse.courseId), onShelf))
    .where(inArray(zoneCourse.zoneId, zoneIds))
    .orderBy(desc(zoneCourse.sort), asc(zoneCourse.courseId));
  const chosen = Map.groupBy(rows, ({ zoneId }) => zoneId);
  const shown = [...chosen.values()].flatMap((picks) => picks.slice(0, PER_ZONE).map(({ courseId }) => courseId));
  const cards = new Map((await cardsByIds(db, [...new Set(shown)], now)).map((card) => [card.id, card]));
  return new Map(
    [...chosen].map(([zoneId, picks]) => [
      zoneId,
      picks.slice(0, PER_ZONE).flatMap(({ courseId }) => cards.get(courseId) ?? []),
    ]),
  );
}

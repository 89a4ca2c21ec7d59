import { and, eq, sql } from 'drizzle-orm';
import { CurveFilm } from '#contract/course/courseStatistics.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { isTimed } from '#contract/rules/progress.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { coursePeriod } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { userPeriod } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';
import { only } from '../../kit/only.ts';
import { playbackLinks } from '../media/links.ts';
import type { Signer } from '../media/links.ts';

/** A seek bar is hardly wider in points: a film of ten minutes has every second of its own. */
const MOST_PARTS = 600;

/**
 * How many watched each part of a class-hour, from the sets of seconds that count: an edge up where a watched span begins,
 * one down where it ends, and their running sum in between.
 * @throws NOT_FOUND for a class-hour of another course
 */
export async function curveOf(db: Db, courseId: string, periodId: string, signer: Signer) {
  const [period] = await db
    .select()
    .from(coursePeriod)
    .where(and(eq(coursePeriod.id, periodId), eq(coursePeriod.courseId, courseId), enabled(coursePeriod)));
  if (!period) throw fail(NOT_FOUND);
  const { rows } = await db.execute<{ at: number; change: number }>(sql`
    with span as (select unnest(watched) as span from user_period where course_id = ${courseId} and period_id = ${periodId}),
      edge as (select lower(span) as at, 1 as change from span union all select upper(span), -1 from span)
    select at, sum(change)::int as change from edge group by at order by at`);
  const begun = await db.$count(userPeriod, and(eq(userPeriod.courseId, courseId), eq(userPeriod.periodId, periodId)));
  return { ...period, begun, parts: partsOf(rows, period.length), film: await filmOf(db, period, signer) };
}

/** What is played of it, as it is watched now. */
async function filmOf(
  db: Db,
  { fileType, mediaId }: typeof coursePeriod.$inferSelect,
  signer: Signer,
): Promise<CurveFilm | null> {
  if (!isTimed(fileType) || mediaId === null) return null;
  const isReady = and(eq(mediaFile.id, mediaId), eq(mediaFile.mediaState, MediaState.ready), enabled(mediaFile));
  const [media] = await db.select().from(mediaFile).where(isReady);
  return media ? only(CurveFilm, playbackLinks(signer, media)) : null;
}

/** The most that watched at once within each part. */
function partsOf(edges: { at: number; change: number }[], length: number) {
  const size = Math.max(1, Math.ceil(length / MOST_PARTS));
  let [next, watching] = [0, 0];
  return Array.from({ length: Math.ceil(length / size) }, (_, index) => {
    const at = index * size;
    let most = watching;
    for (; next < edges.length && edges[next]!.at < at + size; next += 1) {
      watching += edges[next]!.change;
      most = edges[next]!.at <= at ? watching : Math.max(most, watching);
    }
    return { at, watched: most };
  });
}

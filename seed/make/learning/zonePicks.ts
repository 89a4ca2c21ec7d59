import { zonePicks } from '#seed/data/zonePicks.ts';
import { zoneCourse } from '#server/db/schema/course.ts';
import { zone } from '#server/db/schema/system.ts';
import { insertAll } from '../batches.ts';
import type { LoadedCourse } from './courses.ts';
import type { Step } from './world.ts';

/** What the blocks of the home page show; a block that was left out takes its courses with it. */
export async function loadZonePicks({ db }: Step, courses: ReadonlyMap<string, LoadedCourse>): Promise<void> {
  const zones = await db.select({ zoneId: zone.id, zoneName: zone.zoneName }).from(zone);
  const rows = zones.flatMap(({ zoneId, zoneName }) =>
    (zonePicks[zoneName] ?? []).map((key, index) => ({ zoneId, courseId: courses.get(key)!.id, sort: 100 - index })),
  );
  await insertAll(db, zoneCourse, rows);
}

import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course, courseware, coursePeriod } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';

/**
 * Writes down what kinds of files these courses have: whoever changes class-hours or materials calls this in the same
 * transaction, before the search is brought in step. A table or a text counts as a document.
 */
export async function keepFileKinds(db: Db, courseIds: string[]): Promise<void> {
  if (courseIds.length === 0) return;
  const kinds = sql`
    select ${coursePeriod.fileType} as kind from ${coursePeriod}
    where ${coursePeriod.courseId} = ${course.id} and ${enabled(coursePeriod)} and ${coursePeriod.untilVersion} is null
      and ${coursePeriod.mediaId} is not null and ${coursePeriod.fileType} between 4 and 7
    union
    select case when ${mediaFile.fileType} in (4, 5, 6, 10) then ${mediaFile.fileType}
      when ${mediaFile.fileType} = 12 then 10 else 7 end
    from ${courseware} join ${mediaFile} on ${mediaFile.id} = ${courseware.mediaId}
    where ${courseware.courseId} = ${course.id} and ${enabled(courseware)}`;
  await db
    .update(course)
    .set({ fileKinds: sql`array(select kind::smallint from (${kinds}) file order by kind)` })
    .where(inArray(course.id, courseIds));
}

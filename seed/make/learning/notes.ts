import { linxiaoNotes } from '#seed/data/linxiaoNotes.ts';
import { periodNote } from '#server/db/schema/study.ts';
import type { LoadedCourse } from './courses.ts';
import type { Step } from './world.ts';

/** What 林晓 wrote down while she studied. */
export async function loadNotes(
  { db, userNos, clock }: Step,
  courses: ReadonlyMap<string, LoadedCourse>,
): Promise<void> {
  const userNo = userNos.get('linxiao')!;
  const rows = linxiaoNotes.map(({ course, period, at, text, daysAgo }, index) => {
    const { id: courseId, periods } = courses.get(course)!;
    const written = clock.at(-daysAgo, `20:${10 + index}`);
    return {
      userNo,
      courseId,
      periodId: periods[period]!.id,
      noteKey: `demo-note-${index}`,
      revision: `demo-note-${index}`,
      position: at,
      content: text,
      gmtCreate: written,
      gmtModified: written,
    };
  });
  await db.insert(periodNote).values(rows);
}

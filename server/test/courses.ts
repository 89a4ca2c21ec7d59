import { makeCourse } from '#seed/make/course.ts';
import type { CourseWish, MadeCourse } from '#seed/make/course.ts';
import type { Db } from '#server/db/client.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { userCourse } from '#server/db/schema/study.ts';

/** A stored video of so many seconds, its file being at `storageKey`. Returns its id. */
export async function makeMedia(db: Db, wish: Partial<typeof mediaFile.$inferInsert> & { storageKey: string }) {
  const [row] = await db
    .insert(mediaFile)
    .values({ userNo: '1', fileName: '第一课.mp4', fileType: 4, contentType: 'video/mp4', fileSize: '10', ...wish })
    .returning({ id: mediaFile.id });
  return row!.id;
}

let nextKey = 0;

/** A free recorded course with one chapter of class-hours of these lengths, each with a video; other fields as wished. */
export async function makeLessons(db: Db, lengths: number[], wish: Partial<CourseWish> = {}): Promise<MadeCourse> {
  const mediaId = await makeMedia(db, { storageKey: `test/${(nextKey += 1)}.mp4` });
  const periods = lengths.map((length, index) => ({ periodName: `第 ${index + 1} 课`, length, mediaId }));
  const chapters = [{ chapterName: '第一章', periods }];
  return makeCourse(db, { courseName: 'Linux 运维入门', lecturerUserNo: '1', chapters, ...wish });
}

/** Somebody takes a course, however it was paid. */
export async function enrol(db: Db, wish: typeof userCourse.$inferInsert): Promise<void> {
  await db.insert(userCourse).values(wish);
}

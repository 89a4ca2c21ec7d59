import { FileType } from '#contract/rules/fileKinds.ts';
import { makeCourse } from '#seed/make/course.ts';
import { identityOf, makePerson } from '#seed/make/person.ts';
import type { Db } from '#server/db/client.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { studySitting, userCourse } from '#server/db/schema/study.ts';
import { ensureBuiltInRoles } from '#server/domain/roles/builtIn.ts';
import { openSession } from '#server/domain/session/session.ts';

export interface Learner {
  userNo: string;
  token: string;
}

export const SITTING = 'bench-sitting';

/** Signed-in learners who sat down six days ago before the same long class-hour. */
export async function makeLearners(db: Db, count: number): Promise<{ learners: Learner[]; periodId: string }> {
  await ensureBuiltInRoles(db);
  const media = {
    userNo: '1',
    fileName: 'bench.mp4',
    fileType: FileType.video,
    contentType: 'video/mp4',
    fileSize: '1',
  };
  const [file] = await db
    .insert(mediaFile)
    .values({ ...media, storageKey: 'bench.mp4' })
    .returning({ id: mediaFile.id });
  const period = { periodName: '长课时', length: 1_000_000, mediaId: file!.id };
  const periods = Array.from({ length: 12 }, () => period);
  const chapters = [{ chapterName: '章', periods }];
  const { courseId, periodIds } = await makeCourse(db, { courseName: '测量', lecturerUserNo: '1', chapters });
  const periodId = periodIds[0]!;
  const longAgo = new Date(Date.now() - 6 * 86_400_000).toISOString();
  const learners: Learner[] = [];
  for (let index = 0; index < count; index += 1) {
    const mobile = String(13_700_000_000 + index);
    // Numbers of their own, because those drawn by the second run out.
    const userNo = await makePerson(db, { mobile, userNo: String(2_000_000_000_000_000 + index) });
    const identityId = await identityOf(db, userNo, 1);
    const given = { userNo, identityId, terminalType: 1, ttlSeconds: 360_000, ip: '127.0.0.1', userAgent: 'bench' };
    learners.push({ userNo, token: await openSession(db, given, new Date()) });
    await db.insert(userCourse).values({ userNo, courseId });
    const sat = { userNo, courseId, periodId, sittingKey: SITTING, startedAt: longAgo, lastAt: longAgo };
    await db.insert(studySitting).values(sat);
  }
  return { learners, periodId };
}

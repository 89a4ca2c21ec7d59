import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/course/courseVersion.ts';
import { changesBetween } from '#contract/rules/courseChanges.ts';
import { courseVersion } from '../../db/schema/authoring.ts';
import { publicContentOf } from '../../domain/authoring/publicContent.ts';
import { foreseen, moveToNewest, versionsOf } from '../../domain/study/moveVersion.ts';
import { handle } from '../../kit/handle.ts';

export const diff = handle(contract.diff, async (ctx, { courseId }) => {
  const { db, now, user } = ctx;
  const { version, newestVersion, progress } = await versionsOf(db, user.userNo, courseId);
  const before = await publicContentOf(db, courseId, now, version);
  const after = await publicContentOf(db, courseId, now, newestVersion);
  const [published] = await db
    .select({ publishedAt: courseVersion.publishedAt, note: courseVersion.note })
    .from(courseVersion)
    .where(and(eq(courseVersion.courseId, courseId), eq(courseVersion.version, newestVersion)));
  return {
    version,
    newestVersion,
    publishedAt: published?.publishedAt ?? '',
    note: published?.note ?? '',
    changes: changesBetween(before, after!, {}),
    progress: progress / 100,
    ...(await foreseen(db, user.userNo, courseId, { from: version, to: newestVersion })),
  };
});

export const move = handle(contract.move, async (ctx, { courseId, version: seen }) => {
  const { db, now, user } = ctx;
  const version = await moveToNewest(db, user.userNo, courseId, seen, now);
  const { progress } = await versionsOf(db, user.userNo, courseId);
  return { version, progress: progress / 100 };
});

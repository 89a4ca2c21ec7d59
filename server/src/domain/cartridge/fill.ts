import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { PackageNote } from '#contract/course/coursePackage.ts';
import { oneOf } from '#contract/kit/oneOf.ts';
import { Id } from '#contract/kit/values.ts';
import { placesOf } from '#contract/rules/authoringPaths.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { Platform } from '../../kit/context.ts';
import { job } from '../../kit/job.ts';
import { ArchiveRefusal } from '../archive/openArchive.ts';
import { Refusal } from '../media/process/refusal.ts';
import { inWorkshop } from '../media/process/workshop.ts';
import { sendMessage } from '../messages/send.ts';
import { Filling } from './filling.ts';
import { openCartridge } from './inside.ts';

const input = z.object({
  courseId: Id,
  /** The package. */
  mediaId: Id,
  user: z.object({ userNo: Id, orgNo: Id.nullable(), userType: oneOf(UserType) }),
  /** The class-hours by their numbers in the package. */
  periodIds: z.record(z.string(), Id),
});

type Input = z.infer<typeof input>;

/**
 * Puts what a package holds into the class-hours that were made of it, one after the other. What an author wrote there
 * in the meantime stays; done again after a crash it finds the files that are stored already.
 */
export const fillCourse = job({
  name: 'fillCourse',
  input,
  attempts: 8,
  isLong: true,
  key: ({ courseId }) => courseId,
  async run(platform, wanted) {
    const { db, providers } = platform;
    const [media] = await db.select().from(mediaFile).where(eq(mediaFile.id, wanted.mediaId));
    if (!media) return;
    const notes = await inWorkshop(providers.storage, media.storageKey, async ({ folder, source }) => {
      const archive = await openCartridge(source);
      try {
        return await new Filling(platform, wanted, archive, folder).all();
      } finally {
        archive.close();
      }
    }).catch((error: unknown) => {
      if (!(error instanceof Refusal || error instanceof ArchiveRefusal)) throw error;
      return [{ place: '', name: media.fileName, note: error.message, isLeft: 1 as const }];
    });
    await report(platform, wanted, notes);
  },
  async onGivenUp(platform, wanted) {
    const note = '系统暂时放不进去，可以用这个课程包再建一门';
    await report(platform, wanted, [{ place: '', name: '课程包', note, isLeft: 1 }]);
  },
});

const SAID = 20;

async function report({ db }: Platform, { courseId, user }: Input, notes: readonly PackageNote[]): Promise<void> {
  const [draft] = await db.select().from(courseAudit).where(eq(courseAudit.id, courseId));
  if (!draft) return;
  const lines = notes.slice(0, SAID).map(({ place, name, note }) => `${place ? `${place} / ` : ''}${name}：${note}`);
  const rest = notes.length > SAID ? [`另有 ${notes.length - SAID} 处`] : [];
  const { outline, facts } = placesOf(draft.courseKind, courseId);
  await db.transaction((tx) =>
    sendMessage(
      { db: tx },
      {
        to: [user.userNo],
        msgType: 'system',
        msgTitle: `「${draft.courseName}」的内容已经从课程包放好${notes.length > 0 ? `，${notes.length} 处没有照原样` : ''}`,
        msgText: [...lines, ...rest].join('\n'),
        msgUrl: outline ?? facts,
      },
    ),
  );
}

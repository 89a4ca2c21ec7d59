import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import { Id } from '#contract/kit/values.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { mediaLimits } from '#contract/rules/mediaLimits.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import type { Db } from '../../../db/client.ts';
import { enabled } from '../../../db/enabled.ts';
import { mediaFile } from '../../../db/schema/media.ts';
import type { Platform } from '../../../kit/context.ts';
import { job } from '../../../kit/job.ts';
import { loggable } from '../../../kit/loggable.ts';
import { makeDocument } from './document.ts';
import { makeFilm } from './film.ts';
import type { Made, Work } from './film.ts';
import { makePackage } from './package.ts';
import { reporter, tellOwner } from './progress.ts';
import { Refusal, refusals } from './refusal.ts';
import { inWorkshop } from './workshop.ts';

type Media = typeof mediaFile.$inferSelect;

/**
 * Makes an uploaded file fit for use. Killed in the middle it is done again from the start: everything is written under
 * the same names, and the row changes at the end only.
 */
export const processMedia = job({
  name: 'processMedia',
  input: z.object({ mediaId: Id }),
  attempts: 20,
  isLong: true,
  key: ({ mediaId }) => mediaId,
  async run(platform, { mediaId }) {
    const media = await begin(platform.db, mediaId);
    if (!media) return;
    try {
      const made = await make(platform, media);
      await succeed(platform, media, made);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      platform.log.info({ mediaId, reason: error.message }, 'file refused');
      await fail(platform.db, media, error.message);
    }
  },
  async onGivenUp({ db }, { mediaId }) {
    const [media] = await db.select().from(mediaFile).where(eq(mediaFile.id, mediaId));
    if (media) await fail(db, media, '系统暂时处理不了这个文件，请稍后点「重新处理」');
  },
});

async function begin(db: Db, mediaId: string): Promise<Media | undefined> {
  return db.transaction(async (tx) => {
    const [media] = await tx
      .update(mediaFile)
      .set({ mediaState: MediaState.processing, processed: 0, failure: '' })
      .where(and(eq(mediaFile.id, mediaId), enabled(mediaFile), ne(mediaFile.mediaState, MediaState.ready)))
      .returning();
    if (media) await tellOwner(tx, media, { mediaState: MediaState.processing, processed: 0, failure: '' });
    return media;
  });
}

const makers: Partial<Record<FileType, (work: Work) => Promise<Made>>> = {
  [FileType.document]: makeDocument,
  [FileType.package]: makePackage,
};

async function make({ db, providers, log }: Platform, media: Media): Promise<Made> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(refusals.tooSlow()), mediaLimits.wallSeconds * 1000);
  const report = reporter(db, media, (error) =>
    log.warn({ ...loggable(error), mediaId: media.id }, 'progress not told'),
  );
  const maker = makers[media.fileType] ?? makeFilm;
  try {
    return await inWorkshop(providers.storage, media.storageKey, (place) =>
      maker({ db, providers, media, place, signal: late.signal, report }),
    );
  } finally {
    clearTimeout(timer);
  }
}

/** What was uploaded goes, unless what was made lies beside it or it is to be kept. */
async function succeed({ db, providers, config, log }: Platform, media: Media, made: Made): Promise<void> {
  const isReplaced = made.storageKey !== undefined && made.sourceKey === undefined;
  const sourceKey = isReplaced && config.keepOriginals ? media.storageKey : (made.sourceKey ?? '');
  const ready = { mediaState: MediaState.ready, processed: 100, failure: '' } as const;
  const isDone = await db.transaction(async (tx) => {
    const working = and(eq(mediaFile.id, media.id), eq(mediaFile.mediaState, MediaState.processing));
    const rows = await tx
      .update(mediaFile)
      .set({ ...made, ...ready, sourceKey })
      .where(working)
      .returning();
    if (rows.length > 0) await tellOwner(tx, media, ready);
    return rows.length > 0;
  });
  if (!isDone || !isReplaced || config.keepOriginals) return;
  // It is of no use any more: nothing that fails here changes what its owner has.
  await providers.storage.remove(media.storageKey).catch((error: unknown) => {
    log.warn({ ...loggable(error), mediaId: media.id }, 'uploaded original not removed');
  });
}

async function fail(db: Db, media: Media, failure: string): Promise<void> {
  const failed = { mediaState: MediaState.failed, processed: 0, failure } as const;
  await db.transaction(async (tx) => {
    await tx
      .update(mediaFile)
      .set(failed)
      .where(and(eq(mediaFile.id, media.id), ne(mediaFile.mediaState, MediaState.ready)));
    await tellOwner(tx, media, failed);
  });
}

import * as z from 'zod';
import { Id } from '#contract/kit/values.ts';
import { NONE } from '#contract/rules/id.ts';
import { filesWithoutCues, readCues } from '../domain/media/readCues.ts';
import type { Job } from '../kit/job.ts';
import { enqueue } from '../kit/job.ts';
import { loggable } from '../kit/loggable.ts';

const input = z.object({ after: Id.default(NONE) });

/**
 * Reads the subtitles of some of the stored files whose sentences are not kept yet, and leaves the files behind them to
 * another run. One that cannot be read is tried again at the next start.
 */
export const readSubtitles: Job<typeof input> = {
  name: 'readSubtitles',
  input,
  attempts: 5,
  isAlone: true,
  key: () => 'next',
  async run({ db, log, providers: { storage } }, { after }) {
    const ids = await filesWithoutCues(db, after);
    for (const mediaId of ids) {
      try {
        await readCues(db, storage, mediaId);
      } catch (error) {
        log.warn({ ...loggable(error), mediaId }, 'subtitles not read');
      }
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    log.info({ files: ids.length }, 'subtitles read');
    await enqueue(db, readSubtitles, { after: last });
  },
};

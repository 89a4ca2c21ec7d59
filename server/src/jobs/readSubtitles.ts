import { filesWithoutCues, readCues } from '../domain/media/readCues.ts';
import type { Platform } from '../kit/context.ts';
import { loggable } from '../kit/loggable.ts';

/**
 * Reads the subtitles of stored files whose sentences are not kept yet, one file at a time, while the server already
 * answers. One that cannot be read is tried again at the next start. Returns the way to stop, which waits for the file
 * at hand.
 */
export function readSubtitles({ db, log, providers: { storage } }: Platform): () => Promise<void> {
  const stop = new AbortController();
  const work = async () => {
    let after = '0';
    let done = 0;
    for (let ids = ['0']; ids.length > 0; after = ids.at(-1) ?? after) {
      ids = await filesWithoutCues(db, after);
      for (const mediaId of ids) {
        if (stop.signal.aborted) return;
        try {
          await readCues(db, storage, mediaId);
          done += 1;
        } catch (error) {
          log.warn({ ...loggable(error), mediaId }, 'subtitles not read');
        }
      }
    }
    if (done > 0) log.info({ files: done }, 'subtitles read');
  };
  const finished = work().catch((error: unknown) => log.error(loggable(error), 'reading subtitles failed'));
  return async () => {
    stop.abort();
    await finished;
  };
}

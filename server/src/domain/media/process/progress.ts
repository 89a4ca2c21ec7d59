import { and, eq } from 'drizzle-orm';
import { mediaProgress } from '#contract/course/liveEvents.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import type { Db } from '../../../db/client.ts';
import { mediaFile } from '../../../db/schema/media.ts';
import { tell } from '../../messages/tell.ts';

const EVERY_MS = 2000;

/** Tells the owner of a file what became of it, with the commit of the caller's transaction. */
export async function tellOwner(
  db: Db,
  { id, userNo }: { id: string; userNo: string },
  state: { mediaState: MediaState; processed: number; failure: string },
): Promise<void> {
  await tell(db, mediaProgress, [userNo], { mediaId: id, ...state });
}

/** Writes down how far the work is, and tells the owner, every two seconds at most; nothing waits for it. */
export function reporter(db: Db, media: { id: string; userNo: string }, onError: (error: unknown) => void) {
  let told = { at: 0, percent: 0 };
  return (share: number): void => {
    const percent = Math.min(99, Math.floor(share));
    if (percent <= told.percent || Date.now() - told.at < EVERY_MS) return;
    told = { at: Date.now(), percent };
    const write = db.transaction(async (tx) => {
      const working = and(eq(mediaFile.id, media.id), eq(mediaFile.mediaState, MediaState.processing));
      const rows = await tx
        .update(mediaFile)
        .set({ processed: percent })
        .where(working)
        .returning({ id: mediaFile.id });
      if (rows.length > 0)
        await tellOwner(tx, media, { mediaState: MediaState.processing, processed: percent, failure: '' });
    });
    write.catch(onError);
  };
}

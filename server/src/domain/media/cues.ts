import { eq } from 'drizzle-orm';
import { parseCues } from '#contract/rules/cues.ts';
import type { Db } from '../../db/client.ts';
import { mediaCue, mediaFile } from '../../db/schema/media.ts';
import { fold } from '../search/words.ts';

/** How the sentences are kept: one more when subtitles must be read anew (`readCues.ts`). */
export const CUE_FORMAT = 1;

const ROWS = 500;
/** More than a day of talking has; what a damaged file says beyond it is left out. */
const MOST = 20_000;
const LONGEST = 2000;
const LAST_MS = 2_147_483_647;

/**
 * Keeps what is said in a stored file, in place of what was known before. To be called wherever its subtitles are
 * written.
 * @param subtitles the WebVTT text of each of them, in the order of `mediaFile.subtitles`
 */
export async function keepCues(db: Db, mediaId: string, subtitles: readonly string[]): Promise<void> {
  await db.delete(mediaCue).where(eq(mediaCue.mediaId, mediaId));
  const rows = subtitles.flatMap((vtt, track) => rowsOf(vtt).map((row, seq) => ({ mediaId, track, seq, ...row })));
  for (let from = 0; from < rows.length; from += ROWS) await db.insert(mediaCue).values(rows.slice(from, from + ROWS));
  await db.update(mediaFile).set({ cueFormat: CUE_FORMAT }).where(eq(mediaFile.id, mediaId));
}

const rowsOf = (vtt: string) =>
  parseCues(vtt)
    .map(({ from, text }) => ({ startMs: Math.round(from * 1000), words: storable(text) }))
    .filter(({ startMs, words }) => startMs <= LAST_MS && words !== '')
    .slice(0, MOST)
    .map((row) => ({ ...row, folded: fold(row.words) }));

/** PostgreSQL stores neither NUL nor halves of surrogate pairs. */
const storable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();

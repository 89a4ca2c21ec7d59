import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Cue } from '#contract/rules/cues.ts';
import { subtitleLanguages, vttOf } from '#contract/rules/subtitles.ts';
import type { SubtitleLanguage } from '#contract/rules/subtitles.ts';
import type { Db } from '../../db/client.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { Subtitle } from '../../db/schema/media.ts';
import type { StorageProvider } from '../../providers/storage.ts';
import { keepCues } from './cues.ts';
import type { OwnMedia } from './ownMedia.ts';

const FOLDER = 'subtitle';

/** Names what the subtitles of a language say at present: those of two moments are equal when nobody changed them. */
export function subtitleVersion(subtitles: readonly Subtitle[], lang: string): string {
  const found = subtitles.find((one) => one.lang === lang);
  return found ? createHash('sha256').update(found.key).digest('hex').slice(0, 32) : '';
}

/**
 * Writes the subtitles of one language, or takes them away with `null`, and keeps what is said for the search.
 * @returns their new version, and the storage keys that nobody needs any more once the transaction is through
 */
export async function writeSubtitles(
  db: Db,
  storage: StorageProvider,
  media: OwnMedia,
  lang: SubtitleLanguage,
  cues: readonly Cue[] | null,
): Promise<{ version: string; unneeded: string[] }> {
  const old = media.subtitles.filter((one) => one.lang === lang);
  const vtt = cues && vttOf(cues);
  const written: Subtitle[] =
    vtt === null ? [] : [{ lang, label: subtitleLanguages[lang], key: keyOf(media.id, lang, vtt) }];
  for (const { key } of written) await storage.put(key, Buffer.from(vtt!), 'text/vtt');
  // In its place, so that the order of the menu stays.
  const at = media.subtitles.findIndex((one) => one.lang === lang);
  const subtitles = media.subtitles.filter((one) => one.lang !== lang);
  subtitles.splice(at < 0 ? subtitles.length : at, 0, ...written);
  await db.update(mediaFile).set({ subtitles }).where(eq(mediaFile.id, media.id));
  await keepCues(db, media.id, await Promise.all(subtitles.map(({ key }) => textOf(storage, key))));
  const isOurs = ({ key }: Subtitle): boolean => key.startsWith(`${FOLDER}/`) && key !== written[0]?.key;
  return { version: subtitleVersion(subtitles, lang), unneeded: old.filter(isOurs).map(({ key }) => key) };
}

/** The name says the content: what players have kept of an older one is never taken for it. */
const keyOf = (mediaId: string, lang: string, vtt: string): string =>
  `${FOLDER}/${mediaId}/${lang}-${createHash('sha256').update(vtt).digest('hex').slice(0, 24)}.vtt`;

/** A file that is gone says nothing. */
export async function textOf(storage: StorageProvider, key: string): Promise<string> {
  const file = await storage.open(key);
  return file ? text(file.stream) : '';
}

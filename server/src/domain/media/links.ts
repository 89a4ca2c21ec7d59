import { posix } from 'node:path';
import { wireTime } from '#contract/rules/time.ts';
import type { mediaFile } from '../../db/schema/media.ts';
import { isPlaylist } from './kinds.ts';
import { MEDIA_SECONDS, signMedia } from './token.ts';
import type { MediaClaim } from './token.ts';

type Media = typeof mediaFile.$inferSelect;

export interface Signer {
  secretKey: string;
  /** userNo or `guest`. */
  owner: string;
  now: Date;
}

/** A signed address of one part, relative to the site, and when it ends. */
export function mediaLink(
  { secretKey, owner, now }: Signer,
  { id, part, path = '', name }: { id: string; part: string; path?: string; name: string },
): { url: string; expiresAt: string } {
  const expires = Math.floor(now.getTime() / 1000) + MEDIA_SECONDS;
  const url = addressOf(secretKey, { id, owner, part, path, expires }, name);
  return { url, expiresAt: wireTime(new Date(expires * 1000)) };
}

/** `/media/{token}/{name}`; the name is for people and players, only the token counts. */
export const addressOf = (secretKey: string, claim: MediaClaim, name: string): string =>
  `/media/${signMedia(secretKey, claim)}/${encodeURIComponent(name)}`;

/** Everything a player needs to play a file. */
export function playbackLinks(signer: Signer, media: Media) {
  const link = (part: string, key: string) => mediaLink(signer, { id: media.id, part, name: posix.basename(key) });
  const main = link('m', media.storageKey);
  return {
    ...main,
    delivery: isPlaylist(media.storageKey) ? ('hls' as const) : ('file' as const),
    contentType: media.contentType,
    fileName: media.fileName,
    fileSize: Number(media.fileSize),
    qualities: media.variants.map(({ label, key }, index) => ({ label, url: link(`q${index}`, key).url })),
    items: [],
    poster: posterLink(signer, media),
    thumbnails: media.thumbnails === '' ? '' : link('t', media.thumbnails).url,
    subtitles: media.subtitles.map(({ lang, label, key }, index) => ({ lang, label, url: link(`s${index}`, key).url })),
  };
}

/** The pictures of a film to choose its poster from, or the first pages of a document. */
export const pictureLinks = (signer: Signer, { id, pictures }: Pick<Media, 'id' | 'pictures'>): string[] =>
  pictures.map((key, index) => mediaLink(signer, { id, part: `p${index}`, name: posix.basename(key) }).url);

/** The picture that stands for a film or a document; empty where there is none. */
export const posterLink = (signer: Signer, media: Pick<Media, 'id' | 'pictures' | 'poster'>): string =>
  pictureLinks(signer, media)[media.poster] ?? '';

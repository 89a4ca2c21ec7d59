import { posix } from 'node:path';
import { signMedia } from '../domain/media/token.ts';
import type { MediaClaim } from '../domain/media/token.ts';
import { isStorageKey } from '../providers/storage.ts';

/**
 * An HLS playlist (RFC 8216) whose addresses are signed one by one with the claim of the playlist itself: same
 * learner, same end. What is not a file below the media's folder is left out.
 * @param path of the playlist below the folder of the media file
 */
export function signedPlaylist(text: string, secretKey: string, claim: MediaClaim, path: string): string {
  const address = addressesIn(secretKey, claim, path);
  return text
    .split(/\r?\n/)
    .flatMap((line) => {
      if (line.trim() === '') return [];
      if (!line.startsWith('#')) return address(line.trim()) ?? [];
      const uri = /\bURI="([^"]*)"/.exec(line)?.[1];
      if (uri === undefined) return [line];
      const signed = address(uri);
      return signed === undefined ? [] : [line.replace(`URI="${uri}"`, `URI="${signed}"`)];
    })
    .join('\n')
    .concat('\n');
}

/** The thumbnails of a film in WebVTT: each names a part of a sheet of pictures beside it, `sheet-1.jpg#xywh=…`. */
export function signedThumbnails(text: string, secretKey: string, claim: MediaClaim, path: string): string {
  const address = addressesIn(secretKey, claim, path);
  const signed = new Map<string, string | undefined>();
  return text.replaceAll(/^(\S+)#(xywh=[\d,]+)$/gm, (_, uri: string, part: string) => {
    if (!signed.has(uri)) signed.set(uri, address(uri));
    const url = signed.get(uri);
    return url === undefined ? '' : `${url}#${part}`;
  });
}

/** How the address of a file beside this one is given out; undefined for what lies elsewhere. */
const addressesIn =
  (secretKey: string, claim: MediaClaim, path: string) =>
  (uri: string): string | undefined => {
    const target = targetOf(uri, path);
    if (target === undefined) return undefined;
    return `../${signMedia(secretKey, { ...claim, part: 'h', path: target })}/${posix.basename(target)}`;
  };

/** Room for the rest of a token within one segment of a path. */
const MAX_PATH = 80;

function targetOf(uri: string, playlist: string): string | undefined {
  if (/^([a-z][a-z\d+.-]*:|\/)/i.test(uri)) return undefined;
  const target = posix.join(posix.dirname(playlist), uri.split(/[?#]/, 1)[0]!);
  return isStorageKey(target) && target.length <= MAX_PATH ? target : undefined;
}

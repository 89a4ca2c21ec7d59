import { posix } from 'node:path';

const byExtension: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.m4s': 'video/mp4',
  '.webm': 'video/webm',
  '.ts': 'video/mp2t',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
};

/** What a browser may show or play from our own address; it runs no script. Everything else is only downloaded. */
const harmless = new Set(Object.values(byExtension));

export const isPlaylist = (key: string): boolean => posix.extname(key).toLowerCase() === '.m3u8';

/**
 * The content type to answer with: of the file's ending, else the one stored with it, and
 * `application/octet-stream` when it is not one that is harmless.
 */
export function servedType(key: string, stored = ''): { contentType: string; isInline: boolean } {
  const contentType = byExtension[posix.extname(key).toLowerCase()] ?? stored;
  return harmless.has(contentType)
    ? { contentType, isInline: true }
    : { contentType: 'application/octet-stream', isInline: false };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { UNSATISFIABLE } from '#contract/kit/errors.ts';
import type { MediaClaim } from '../domain/media/token.ts';
import type { Platform } from '../kit/context.ts';
import type { StorageProvider } from '../providers/storage.ts';
import { signedPlaylist, signedThumbnails } from './playlist.ts';
import { rangeOf } from './range.ts';
import type { Resource } from './resource.ts';

const MAX_PLAYLIST = 2_000_000;

/**
 * Sends a file whole or in part: HEAD, `Range`, `If-Range`, `If-None-Match`. Nothing here hands the reply back: who
 * awaits a reply waits until all of it is sent, and gets nothing.
 * @returns whether it is there
 */
export async function sendResource(
  storage: StorageProvider,
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
): Promise<boolean> {
  const size = resource.bytes?.length ?? (await storage.size(resource.key));
  if (size === undefined) return false;
  const etag = etagOf(resource, size);
  dress(reply, resource).header('accept-ranges', 'bytes').header('etag', etag);
  reply.header('cache-control', resource.cacheControl ?? 'private, max-age=600');
  if (matches(request.headers['if-none-match'], etag)) return sent(reply.status(304));

  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, size) : 'none';
  if (range === 'unsatisfiable') {
    reply.removeHeader('content-disposition').removeHeader('etag').header('content-range', `bytes */${size}`);
    return sent(reply.status(416).type('application/json; charset=utf-8'), { ...UNSATISFIABLE, data: null });
  }
  if (range !== 'none') reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const { start, end } = range === 'none' ? { start: 0, end: size - 1 } : range;
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD' || size === 0) return sent(reply);
  if (resource.bytes) return sent(reply, resource.bytes.subarray(start, end + 1));
  const file = await storage.open(resource.key, range === 'none' ? undefined : range);
  return file !== undefined && sent(reply, file.stream);
}

function sent(reply: FastifyReply, payload?: unknown): true {
  void reply.send(payload);
  return true;
}

/** A playlist, or a file of thumbnails, with its addresses signed for the same learner. @returns whether it is there */
export async function sendPlaylist(
  { providers, config }: Platform,
  reply: FastifyReply,
  resource: Resource,
  claim: MediaClaim,
): Promise<boolean> {
  const file = await providers.storage.open(resource.key);
  if (!file) return false;
  if (file.size > MAX_PLAYLIST) {
    file.stream.destroy();
    return false;
  }
  const sign = claim.part === 't' ? signedThumbnails : signedPlaylist;
  const signed = sign(await text(file.stream), config.secretKey, claim, resource.path);
  return sent(dress(reply, resource).header('cache-control', 'private, no-store'), signed);
}

/** Nothing that comes from storage may act as a page of ours. */
export const dress = (
  reply: FastifyReply,
  { contentType, isInline, fileName, headers }: Pick<Resource, 'contentType' | 'isInline' | 'fileName' | 'headers'>,
): FastifyReply =>
  reply
    .type(contentType)
    .header('content-disposition', dispositionOf(isInline, fileName))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .headers(headers ?? {});

/** RFC 6266: a name of plain letters for old clients, and the real one. */
function dispositionOf(isInline: boolean, fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.-]+/g, '_').slice(-100) || 'file';
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${hex(sign)}`);
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const hex = (sign: string): string => sign.charCodeAt(0).toString(16).toUpperCase();

const etagOf = ({ key, bytes, version }: Resource, size: number): string =>
  `"${createHash('sha256')
    .update(bytes ?? `${key}\n${version}\n${size}`)
    .digest('base64url')
    .slice(0, 27)}"`;

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { growingIn } from './growing.ts';
import { UNHASHED, accepted, askingS3, inFull, uploadPieces } from './s3Client.ts';
import type { S3Settings } from './s3Client.ts';
import { assertStorageKey, isStorageKey } from './storage.ts';
import type { StorageProvider } from './storage.ts';

/** S3 takes no more than 5 GB at once; from here on a file goes in pieces, of which there may be ten thousand. */
const AT_ONCE = 512 * 1024 ** 2;
const PIECE = 64 * 1024 ** 2;

interface Sizes {
  atOnce: number;
  piece: number;
}

/**
 * A bucket of any service that speaks S3, addressed by path.
 * @param growing the folder of this machine for files that arrive in pieces
 */
export function s3Storage(
  settings: S3Settings,
  growing = join(tmpdir(), 'zhitu-growing'),
  { atOnce, piece }: Sizes = { atOnce: AT_ONCE, piece: PIECE },
): StorageProvider {
  const bucket = askingS3(settings);
  const ask = async (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    assertStorageKey(key);
    return bucket(method, key, '', init);
  };
  const send = async (key: string, payload: Blob, contentType: string): Promise<void> => {
    assertStorageKey(key);
    if (payload.size > atOnce) return uploadPieces(bucket, key, contentType, slices(payload, piece));
    const headers = { 'content-type': contentType, ...UNHASHED };
    await accepted(await ask('PUT', key, { body: payload, headers }), 'PUT', key);
  };
  const take = async (key: string, path: string, contentType: string): Promise<void> =>
    send(key, await openAsBlob(path), contentType);
  return {
    ...growingIn(growing),
    aside,
    take,
    async put(key, body, contentType) {
      if (Buffer.isBuffer(body)) return send(key, new Blob([new Uint8Array(body)]), contentType);
      assertStorageKey(key);
      const path = await aside();
      try {
        await pipeline(body, createWriteStream(path, { mode: 0o600 })); // S3 wants the length of a body beforehand
        await take(key, path, contentType);
      } finally {
        await rm(path, { force: true });
      }
    },
    async open(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
      const response = await ask('GET', key, { headers });
      if (response.status === 404) return discard(response);
      await accepted(response, 'GET', key);
      const whole = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
      const size = Number(whole ?? response.headers.get('content-length'));
      return { size, stream: Readable.from(inFull(response, key), { objectMode: false }) };
    },
    here: () => undefined,
    async size(key) {
      const response = await ask('HEAD', key);
      if (response.status === 404) return discard(response);
      await accepted(response, 'HEAD', key);
      return Number(response.headers.get('content-length'));
    },
    async *list() {
      let from: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(from !== undefined && { 'continuation-token': from }),
        });
        const response = await bucket('GET', '', `?${query.toString()}`);
        await accepted(response, 'GET', '?list-type=2');
        const page = await listed(await response.text());
        for (const file of page.files) if (isStorageKey(file.key)) yield file;
        from = page.next;
      } while (from !== undefined);
    },
    async remove(key) {
      const response = await ask('DELETE', key);
      if (response.status === 404) await discard(response);
      else await accepted(response, 'DELETE', key);
    },
    async clearUnfinished() {}, // the other side keeps nothing that did not arrive whole
  };
}

function* slices(whole: Blob, bytes: number): Generator<Blob> {
  for (let at = 0; at < whole.size; at += bytes) yield whole.slice(at, at + bytes);
}

const Listed = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), Size: z.coerce.number() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
});

/** A page of what the bucket holds, and how to ask for the next one. */
async function listed(xml: string): Promise<{ files: { key: string; size: number }[]; next: string | undefined }> {
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });
  const { Contents: files, NextContinuationToken: next } = Listed.parse(parser.parse(xml)).ListBucketResult;
  return { files: files.map(({ Key: key, Size: size }) => ({ key, size })), next };
}

const aside = async (): Promise<string> => join(tmpdir(), `zhitu-${randomUUID()}`);

async function discard(response: Response): Promise<undefined> {
  await response.body?.cancel();
}

import type { AwsClient } from 'aws4fetch';
import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { growingIn } from './growing.ts';
import { assertStorageKey, isStorageKey } from './storage.ts';
import type { StorageProvider } from './storage.ts';

interface Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/**
 * A bucket of any service that speaks S3, addressed by path.
 * @param growing the folder of this machine for files that arrive in pieces
 */
export function s3Storage(settings: Settings, growing = join(tmpdir(), 'zhitu-growing')): StorageProvider {
  const base = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;
  let client: Promise<AwsClient> | undefined;
  const ask = async (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    assertStorageKey(key);
    client ??= connect(settings);
    return (await client).fetch(`${base}/${key}`, { ...init, method, redirect: 'error' });
  };
  const send = async (key: string, payload: Blob, contentType: string): Promise<void> => {
    const headers = { 'content-type': contentType, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
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
      const body: unknown = response.body; // the streams of Node and of the browser have two types
      if (!body) throw new Error(`GET ${key} answered without a body`);
      const whole = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
      const size = Number(whole ?? response.headers.get('content-length'));
      return { size, stream: Readable.fromWeb(body as ReadableStream) };
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
        client ??= connect(settings);
        const response = await (await client).fetch(`${base}?${query.toString()}`, { redirect: 'error' });
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

/** Loaded when it is needed: most installations keep their files on disk. */
async function connect({ accessKey, secretKey, region }: Settings): Promise<AwsClient> {
  const { AwsClient } = await import('aws4fetch');
  return new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', retries: 3 });
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

/** The answer names the reason but may also hold ids of the account: only its status is told. */
async function accepted(response: Response, method: string, key: string): Promise<void> {
  if (response.ok) {
    if (method !== 'GET') await response.body?.cancel();
    return;
  }
  await response.body?.cancel();
  throw new Error(`${method} ${key} answered ${response.status}`);
}

async function discard(response: Response): Promise<undefined> {
  await response.body?.cancel();
}

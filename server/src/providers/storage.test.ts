import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { diskStorage } from './diskStorage.ts';
import { s3Storage } from './s3Storage.ts';
import { isStorageKey } from './storage.ts';
import type { StorageProvider } from './storage.ts';

const root = await mkdtemp(join(tmpdir(), 'zhitu-storage-'));
const bucket = await standIn();
afterAll(async () => {
  await bucket.close();
  await rm(root, { recursive: true, force: true });
});

const s3 = s3Storage({
  endpoint: bucket.url,
  region: 'cn-test-1',
  bucket: 'media',
  accessKey: 'AKTEST',
  secretKey: 'not-so-secret',
});

describe.each<[string, StorageProvider]>([
  ['磁盘', diskStorage(root)],
  ['S3', s3],
])('%s', (_, storage) => {
  it('a file grows under its name, outlives the clearing of what was broken off, and is taken', async () => {
    const path = await storage.growing('Ab-_1', 10);
    await writeFile(path, 'growing');
    await storage.clearUnfinished(new Date(Date.now() + 60_000));
    expect(await storage.growing('Ab-_1', 3)).toBe(path);
    await storage.take('a/grown.bin', path, 'application/octet-stream');
    await storage.ungrow('Ab-_1');
    expect(await text((await storage.open('a/grown.bin'))!.stream)).toBe('growing');
    await storage.remove('a/grown.bin');
    await expect(storage.growing('../secret', 0)).rejects.toThrow('not a storage key');
  });

  it('stored and fetched, whole and in part, replaced and deleted', async () => {
    await storage.put('a/b/one.bin', Buffer.from('0123456789'), 'application/octet-stream');
    await storage.put('a/b/two.bin', Readable.from([Buffer.from('ab'), Buffer.from('cd')]), 'video/mp4');
    expect(await storage.size('a/b/one.bin')).toBe(10);
    expect(await storage.size('a/b/two.bin')).toBe(4);
    const whole = (await storage.open('a/b/one.bin'))!;
    expect([whole.size, await text(whole.stream)]).toEqual([10, '0123456789']);
    const part = (await storage.open('a/b/one.bin', { start: 2, end: 4 }))!;
    expect([part.size, await text(part.stream)]).toEqual([10, '234']);
    await storage.put('a/b/one.bin', Buffer.from('new'), 'application/octet-stream');
    expect(await text((await storage.open('a/b/one.bin'))!.stream)).toBe('new');
    await storage.remove('a/b/one.bin');
    await storage.remove('a/b/one.bin');
    expect([await storage.size('a/b/one.bin'), await storage.open('a/b/one.bin')]).toEqual([undefined, undefined]);
    expect(await storage.open('a')).toBeUndefined();
  });

  it('what does not look like a key is refused', async () => {
    for (const key of [
      '',
      '/etc/passwd',
      '../x',
      'a/../b',
      'a//b',
      '.env',
      'a/.git',
      'a\\b',
      'a b',
      'a\0',
      'x'.repeat(301),
    ]) {
      expect(isStorageKey(key), key).toBe(false);
      await expect(storage.put(key, Buffer.from('x'), ''), key).rejects.toThrow('not a storage key');
      await expect(storage.open(key), key).rejects.toThrow('not a storage key');
    }
  });
});

it('an upload broken off leaves nothing', async () => {
  const disk = diskStorage(root);
  const broken = Readable.from(
    (async function* chunks() {
      yield Buffer.from('half');
      throw new Error('connection lost');
    })(),
  );
  await expect(disk.put('half/file.mp4', broken, 'video/mp4')).rejects.toThrow('connection lost');
  expect(await disk.size('half/file.mp4')).toBeUndefined();
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
});

it('what a lost process left half written is cleared later; what is stored stays', async () => {
  const disk = diskStorage(root);
  await disk.put('kept.bin', Buffer.from('1'), 'application/octet-stream');
  await writeFile(join(root, '.incoming/left'), 'half');
  await disk.clearUnfinished(new Date(Date.now() - 3_600_000));
  expect(await readdir(join(root, '.incoming'))).toEqual(['left']);
  await disk.clearUnfinished(new Date(Date.now() + 1000));
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
  expect(await disk.size('kept.bin')).toBe(1);
});

it('requests to S3 are signed, errors tell the status only', async () => {
  await s3.put('signed.bin', Buffer.from('x'), 'text/plain');
  const { headers, url } = bucket.last();
  expect(url).toBe('/media/signed.bin');
  expect(headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKTEST\/\d{8}\/cn-test-1\/s3\/aws4_request, SignedHeaders=[\w;-]+, Signature=[0-9a-f]{64}$/,
  );
  expect(headers['content-length']).toBe('1');
  await expect(s3.size('forbidden')).rejects.toThrow(/^HEAD forbidden answered 403$/);
});

/** As much of S3 as we use. */
async function standIn() {
  const files = new Map<string, Buffer>();
  let last: { headers: IncomingHttpHeaders; url: string };
  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    last = { headers: request.headers, url };
    const body = await buffer(request);
    if (request.method === 'PUT') files.set(url, body);
    if (request.method === 'DELETE') files.delete(url);
    const file = files.get(url);
    if (url.endsWith('forbidden')) response.writeHead(403).end();
    else if (request.method === 'DELETE') response.writeHead(204).end();
    else if (!file) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else if (request.method === 'PUT') response.writeHead(200).end();
    else {
      const [, start = '0', end = String(file.length - 1)] =
        /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      const part = file.subarray(Number(start), Number(end) + 1);
      response.writeHead(request.headers.range ? 206 : 200, {
        'content-length': part.length,
        ...(request.headers.range && { 'content-range': `bytes ${start}-${end}/${file.length}` }),
      });
      response.end(request.method === 'HEAD' ? undefined : part);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    last: () => last,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

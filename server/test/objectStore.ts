import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** As much of S3 as backups use: objects in pieces, and lists in pages of two. */
export async function objectStore() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const pieces: number[] = [];
  let isBroken = false;
  let cut = 0;
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url!, 'http://store');
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    const body = await buffer(request);
    const upload = query.get('uploadId') ?? '';
    const answer = (status: number, text: string | Buffer = '', headers = {}) =>
      response.writeHead(status, headers).end(text);
    if (isBroken && request.method === 'PUT') return answer(500);
    if (request.headers.authorization?.includes('Credential=WRONG')) return answer(403, '<Error/>');
    if (request.method === 'POST' && query.has('uploads')) {
      uploads.set(`u${uploads.size + 1}&`, new Map());
      return answer(
        200,
        `<InitiateMultipartUploadResult><UploadId>u${uploads.size}&amp;</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (request.method === 'PUT' && upload) {
      uploads.get(upload)!.set(Number(query.get('partNumber')), body);
      return answer(200, '', { etag: `"${body.length}"` });
    }
    if (request.method === 'POST' && upload) {
      objects.set(key, Buffer.concat([...uploads.get(upload)!.values()]));
      pieces.push(uploads.get(upload)!.size);
      uploads.delete(upload);
      return answer(200, '<CompleteMultipartUploadResult/>');
    }
    if (request.method === 'DELETE') {
      if (upload) uploads.delete(upload);
      else objects.delete(key);
      return answer(204);
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return answer(200);
    }
    if (query.has('list-type')) return answer(200, page([...objects], Number(query.get('continuation-token') ?? 0)));
    const found = objects.get(key);
    if (found && cut > 0) {
      response.writeHead(200, { 'content-length': found.length }).write(found.subarray(0, cut));
      return void setTimeout(() => response.destroy(), 50);
    }
    return found ? answer(200, found, { 'content-length': found.length }) : answer(404, '<Error/>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    /** How many pieces each object came in that came in pieces. */
    pieces,
    refuse: (yes: boolean) => (isBroken = yes),
    /** From now on only so many bytes of an object come, then the connection ends; 0 is all of them. */
    cutOff: (bytes: number) => (cut = bytes),
  };
}

function page(objects: [string, Buffer][], from: number): string {
  const some = objects.slice(from, from + 2);
  const listed = some.map(([key, { length }]) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`);
  const next = objects.length > from + 2 ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult><Name>b</Name>${listed.join('')}${next}</ListBucketResult>`;
}

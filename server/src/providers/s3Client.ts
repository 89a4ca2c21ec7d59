import type { AwsClient } from 'aws4fetch';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** The bucket did not do as it was asked. The answer names the reason but may also hold ids of the account: only its status is told. */
export class S3Trouble extends Error {
  override name = 'S3Trouble';
  /** Undefined where there was no answer, or not all of it. */
  readonly status: number | undefined;
  readonly key: string;

  constructor(method: string, key: string, status: number | undefined, options?: ErrorOptions) {
    super(`${method} ${key} ${status === undefined ? 'was not answered' : `answered ${status}`}`, options);
    this.status = status;
    this.key = key;
  }
}

/** Asks for `key` and the query behind it, or with an empty key for the bucket. @throws S3Trouble where no answer comes */
export type AskS3 = (method: string, key: string, query?: string, init?: RequestInit) => Promise<Response>;

/** A bucket of any service that speaks S3, addressed by path. */
export function askingS3(settings: S3Settings): AskS3 {
  const base = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;
  let client: Promise<AwsClient> | undefined;
  return async (method, key, query = '', init = {}) => {
    client ??= connect(settings);
    const path = key === '' ? '' : `/${key.split('/').map(encodeURIComponent).join('/')}`;
    const asked = (await client).fetch(`${base}${path}${query}`, { ...init, method, redirect: 'error' });
    return asked.catch((error: unknown) => {
      throw new S3Trouble(method, key || query, undefined, { cause: error });
    });
  };
}

/** Loaded when it is needed: most installations keep their files on disk. */
async function connect({ accessKey, secretKey, region }: S3Settings): Promise<AwsClient> {
  const { AwsClient } = await import('aws4fetch');
  return new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', retries: 4 });
}

/** @throws S3Trouble when it refused */
export async function accepted(response: Response, method: string, key: string): Promise<void> {
  if (response.ok) {
    if (method !== 'GET') await response.body?.cancel();
    return;
  }
  await response.body?.cancel();
  throw new S3Trouble(method, key, response.status);
}

/** A connection that ends too early is trouble of the bucket, not of whoever reads. */
export async function* inFull({ body }: Response, key: string): AsyncGenerator<Buffer> {
  if (!body) throw new S3Trouble('GET', key, 200);
  const content: unknown = body; // the streams of Node and of the browser have two types
  const stream = Readable.fromWeb(content as ReadableStream);
  const chunks = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await chunks.next().catch((error: unknown) => {
        throw new S3Trouble('GET', key, undefined, { cause: error });
      });
      if (next.done) return;
      yield next.value as Buffer;
    }
  } finally {
    stream.destroy();
  }
}

/** What is sent is not hashed first: it would have to be read twice. */
export const UNHASHED = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };

/** Uploads an object in pieces; broken off, nothing of it is kept. Each but the last has at least 5 MB. */
export async function uploadPieces(
  ask: AskS3,
  key: string,
  contentType: string,
  pieces: AsyncIterable<Blob | Uint8Array<ArrayBuffer>> | Iterable<Blob>,
): Promise<void> {
  const said = async (method: string, query: string, init: RequestInit): Promise<string> => {
    const answer = await ask(method, key, query, init);
    if (!answer.ok) await accepted(answer, method, key);
    return answer.text();
  };
  const begun = await said('POST', '?uploads', { headers: { 'content-type': contentType } });
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1]?.replaceAll('&amp;', '&');
  if (uploadId === undefined) throw new S3Trouble('POST', key, 200);
  const upload = `uploadId=${encodeURIComponent(uploadId)}`;
  try {
    const tags: string[] = [];
    for await (const body of pieces) {
      const answer = await ask('PUT', key, `?partNumber=${tags.length + 1}&${upload}`, { body, headers: UNHASHED });
      await accepted(answer, 'PUT', key);
      tags.push(answer.headers.get('etag') ?? '');
    }
    const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    // It may answer 200 and tell in the text that it failed.
    if ((await said('POST', `?${upload}`, { body })).includes('<Error>')) throw new S3Trouble('POST', key, 200);
  } catch (error) {
    const given = await ask('DELETE', key, `?${upload}`).catch(() => undefined); // what matters is why
    await given?.body?.cancel();
    throw error;
  }
}

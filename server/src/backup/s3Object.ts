import { AwsClient } from 'aws4fetch';
import type { ReadableStream } from 'node:stream/web';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { BackupError } from './backupError.ts';
import { inChunks } from './chunks.ts';

type Bucket = NonNullable<Config['backupS3']>;

/** Ten thousand of them make 640 GB, which is as many as one object takes. */
const PIECE_BYTES = 64 * 1024 * 1024;

/** Uploads an object of unknown size in pieces; broken off, nothing of it is kept. */
export async function writeObject(
  bucket: Bucket,
  key: string,
  content: AsyncIterable<Buffer>,
  pieceBytes = PIECE_BYTES,
): Promise<void> {
  const ask = asking(bucket, key);
  const begun = await (await ask('POST', '?uploads')).text();
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1]?.replaceAll('&amp;', '&');
  if (uploadId === undefined) throw unusable(key, 'uploads');
  const upload = `uploadId=${encodeURIComponent(uploadId)}`;
  try {
    const tags: string[] = [];
    for await (const piece of inChunks(content, pieceBytes)) {
      const answer = await ask('PUT', `?partNumber=${tags.length + 1}&${upload}`, new Uint8Array(piece));
      await answer.body?.cancel();
      tags.push(answer.headers.get('etag') ?? '');
    }
    const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const list = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    // It may answer 200 and tell in the text that it failed.
    const ended = await (await ask('POST', `?${upload}`, list)).text();
    if (ended.includes('<Error>')) throw unusable(key, 'complete');
  } catch (error) {
    await ask('DELETE', `?${upload}`).catch(() => undefined); // what matters is why
    throw error;
  }
}

export async function* readObject(bucket: Bucket, key: string): AsyncGenerator<Buffer> {
  const answer = await asking(bucket, key)('GET', '');
  const body: unknown = answer.body; // the streams of Node and of the browser have two types
  if (!body) throw unusable(key, 'GET');
  for await (const chunk of Readable.fromWeb(body as ReadableStream)) yield chunk as Buffer;
}

function asking({ endpoint, region, bucket, accessKey, secretKey }: Bucket, key: string) {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 4,
  });
  const path = key.split('/').map(encodeURIComponent).join('/');
  const address = `${endpoint.replace(/\/+$/, '')}/${bucket}/${path}`;
  return async (method: string, query: string, body?: Uint8Array<ArrayBuffer> | string): Promise<Response> => {
    const headers = typeof body === 'object' ? { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } : undefined;
    const answer = await client
      .fetch(`${address}${query}`, { method, body, headers, redirect: 'error' })
      .catch((error: unknown) => {
        throw new BackupError('连不上放备份的对象存储，请检查 BACKUP_S3_ENDPOINT。', { cause: error });
      });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) throw new BackupError(`对象存储里没有 ${key}，或者没有这个桶。`);
    if (answer.status === 403)
      throw new BackupError('对象存储不让读写，请检查 BACKUP_S3_ACCESS_KEY 与 BACKUP_S3_SECRET_KEY。');
    throw unusable(key, `${method} ${answer.status}`);
  };
}

const unusable = (key: string, what: string): BackupError =>
  new BackupError(`对象存储没有收下或给出 ${key}（${what}），请稍后再试。`);

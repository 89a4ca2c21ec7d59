import type { Config } from '../config.ts';
import { accepted, askingS3, inFull, uploadPieces } from '../providers/s3Client.ts';
import { explainS3 } from './backupError.ts';
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
  try {
    await uploadPieces(askingS3(bucket), key, 'application/octet-stream', copied(inChunks(content, pieceBytes)));
  } catch (error) {
    throw explainS3(error, 'BACKUP_S3');
  }
}

/** Only what is seen to be there is: a key that may not list is told so when it writes. */
export async function hasObject(bucket: Bucket, key: string): Promise<boolean> {
  const answer = await askingS3(bucket)('HEAD', key).catch(() => undefined);
  return answer?.ok ?? false;
}

export async function* readObject(bucket: Bucket, key: string): AsyncGenerator<Buffer> {
  try {
    const answer = await askingS3(bucket)('GET', key);
    await accepted(answer, 'GET', key);
    yield* inFull(answer, key);
  } catch (error) {
    throw explainS3(error, 'BACKUP_S3');
  }
}

async function* copied(pieces: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const piece of pieces) yield new Uint8Array(piece);
}

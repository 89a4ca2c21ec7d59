import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { TOO_LARGE } from '#contract/kit/errors.ts';
import { CHUNK_MOST } from '#contract/rules/mediaUploads.ts';
import { CHECKSUM_MISMATCH } from '#contract/system/upload.ts';
import { fail } from '../../kit/fail.ts';
import type { Checksum } from './asked.ts';
import { HEAD_BYTES, looksLike } from './content.ts';

/** So much is put together before it goes to disk: a call for every packet costs more than the writing. */
const GATHERED = 1_048_576;

interface Piece {
  path: string;
  fileName: string;
  offset: number;
  checksum: Checksum | undefined;
  /** Enters how far the file has come. */
  keep: (received: number) => Promise<void>;
}

/**
 * Writes one piece behind what is there. What was acknowledged is on disk; without a checksum what arrived before a
 * connection broke is kept too, with one a piece counts whole or not at all.
 * @returns how far the file has come
 * @throws CHECKSUM_MISMATCH, TOO_LARGE, WRONG_CONTENT
 */
export async function writePiece(stream: Readable, { path, fileName, offset, checksum, keep }: Piece): Promise<number> {
  const file = await open(path, offset === 0 ? 'w+' : 'r+', 0o640);
  try {
    await file.truncate(offset);
    let end = offset;
    try {
      for await (const gathered of gather(stream)) {
        if (end === 0) await lookAtHead(gathered, fileName, stream);
        if (end + gathered.length - offset > CHUNK_MOST) throw fail(TOO_LARGE);
        checksum?.hash.update(gathered);
        await writeAll(file, gathered, end);
        end += gathered.length;
      }
    } catch (error) {
      if (!checksum && end > offset) await kept(file, end, keep);
      throw error;
    }
    if (checksum && !checksum.hash.digest().equals(checksum.expected)) throw fail(CHECKSUM_MISMATCH);
    return await kept(file, end, keep);
  } finally {
    await file.close();
  }
}

/** A refusal is read by the sender only when all they sent was taken in. */
async function lookAtHead(gathered: Buffer, fileName: string, rest: Readable): Promise<void> {
  try {
    await looksLike(gathered.subarray(0, HEAD_BYTES), fileName);
  } catch (error) {
    for await (const _ of rest);
    throw error;
  }
}

async function kept(file: FileHandle, end: number, keep: Piece['keep']): Promise<number> {
  await file.datasync();
  await keep(end);
  return end;
}

/** What came before the stream broke is handed on first. */
async function* gather(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let broken: unknown;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      waiting.push(chunk);
      bytes += chunk.length;
      if (bytes < GATHERED) continue;
      yield Buffer.concat(waiting, bytes);
      waiting = [];
      bytes = 0;
    }
  } catch (error) {
    broken = error;
  }
  if (bytes > 0) yield Buffer.concat(waiting, bytes);
  if (broken !== undefined) throw broken;
}

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { BackupError, broken } from './backupError.ts';
import { inChunks } from './chunks.ts';

/**
 * A sealed backup: a header (mark, salt, strength and a check by which a wrong passphrase is told from a changed file),
 * then pieces of AES-256-GCM. The nonce of a piece is its number and whether it is the last, so that none can be left
 * out, moved or cut off; every file has a key of its own by its salt.
 */
const MARK = Buffer.from('ZHITU-SEALED-1\n');
const SALT_BYTES = 16;
const CHECK_BYTES = 32;
const PLAIN_BYTES = MARK.length + SALT_BYTES + 1;
const HEADER_BYTES = PLAIN_BYTES + CHECK_BYTES;
const PIECE_BYTES = 1024 * 1024;
const TAG_BYTES = 16;
/** 2^17 and blocks of 8: 128 MB and a third of a second per try. */
const STRENGTH = 17;
const STRONGEST = 20;

export const isSealed = (beginning: Uint8Array): boolean => MARK.equals(beginning.subarray(0, MARK.length));

export async function* seal(plain: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const header = Buffer.concat([MARK, randomBytes(SALT_BYTES), Buffer.from([STRENGTH])]);
  const { key, check } = await keysOf(header, passphrase);
  yield Buffer.concat([header, check]);
  let number = 0;
  let piece: Buffer = Buffer.alloc(0);
  for await (const next of inChunks(plain, PIECE_BYTES)) {
    if (piece.length > 0) yield sealed(key, piece, nonceOf(number++, false));
    piece = next;
  }
  yield sealed(key, piece, nonceOf(number, true));
}

/** @throws BackupError for a wrong passphrase, and for what was changed or cut off */
export async function* unseal(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const { header, rest } = await split(source);
  const { key, check } = await keysOf(header.subarray(0, PLAIN_BYTES), passphrase);
  if (!timingSafeEqual(check, header.subarray(PLAIN_BYTES)))
    throw new BackupError('口令不对，打不开这份备份；请检查 BACKUP_PASSPHRASE。');
  let number = 0;
  let piece: Buffer | undefined;
  for await (const next of inChunks(rest, PIECE_BYTES + TAG_BYTES)) {
    if (piece) yield opened(key, piece, nonceOf(number++, false));
    piece = next;
  }
  if (!piece) throw broken('它不完整，后面的部分丢了');
  yield opened(key, piece, nonceOf(number, true));
}

async function split(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < HEADER_BYTES) {
    const { value, done } = await pieces.next();
    if (done) throw broken('它不完整，后面的部分丢了');
    held = Buffer.concat([held, value]);
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield held.subarray(HEADER_BYTES);
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { header: held.subarray(0, HEADER_BYTES), rest: rest() };
}

async function keysOf(header: Buffer, passphrase: string): Promise<{ key: Buffer; check: Buffer }> {
  const strength = header[PLAIN_BYTES - 1]!;
  if (strength < 10 || strength > STRONGEST) throw broken('它的开头被改过');
  const cost = { N: 2 ** strength, r: 8, p: 1, maxmem: 2 ** strength * 8 * 128 * 2 };
  const made = await new Promise<Buffer>((resolve, reject) => {
    const salt = header.subarray(MARK.length, MARK.length + SALT_BYTES);
    scrypt(passphrase.normalize('NFC'), salt, 64, cost, (error, derived) => (error ? reject(error) : resolve(derived)));
  });
  return { key: made.subarray(0, 32), check: createHmac('sha256', made.subarray(32)).update(header).digest() };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function sealed(key: Buffer, piece: Buffer, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

function opened(key: Buffer, piece: Buffer, nonce: Buffer): Buffer {
  if (piece.length < TAG_BYTES) throw broken('它不完整，后面的部分丢了');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(piece.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw broken('它被改过，或者不完整');
  }
}

import { createDecipheriv } from 'node:crypto';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { StorageProvider } from '../../providers/storage.ts';

interface Film {
  storageKey: string;
  variants: readonly { key: string }[];
  segmentKey: Buffer | null;
}

/** What can be said of a film that lies in segments: which they are, in the best quality, and what opens them. */
export interface Segments {
  keys: string[];
  key: Buffer;
  iv: Buffer;
}

const MOST_PLAYLIST = 2_000_000;

/** The segments of the best quality; undefined where the playlist is not one that we made. */
export async function segmentsOf(storage: StorageProvider, film: Film): Promise<Segments | undefined> {
  const { segmentKey } = film;
  const best = film.variants[0]?.key ?? (await onlyRung(storage, film.storageKey));
  const list = best === undefined || segmentKey === null ? undefined : await playlist(storage, best);
  const iv = /#EXT-X-KEY:[^\n]*IV=0x([\da-f]{32})/i.exec(list ?? '')?.[1];
  if (best === undefined || segmentKey === null || list === undefined || iv === undefined) return undefined;
  const names = linesOf(list).filter((line) => /^[\w-]+\.ts$/.test(line));
  const keys = names.map((name) => posix.join(posix.dirname(best), name));
  return keys.length > 0 ? { keys, key: segmentKey, iv: Buffer.from(iv, 'hex') } : undefined;
}

/** A film of one quality has one playlist behind the main one. */
async function onlyRung(storage: StorageProvider, main: string): Promise<string | undefined> {
  const inside = linesOf((await playlist(storage, main)) ?? '').find((line) => /^[\w-]+\.m3u8$/.test(line));
  return inside === undefined ? undefined : posix.join(posix.dirname(main), inside);
}

async function playlist(storage: StorageProvider, key: string): Promise<string | undefined> {
  const file = await storage.open(key);
  if (!file) return undefined;
  if (file.size <= MOST_PLAYLIST) return text(file.stream);
  file.stream.destroy();
  return undefined;
}

const linesOf = (list: string): string[] => list.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));

/** The segments one behind the other and open: an MPEG transport stream that every player knows. */
export function filmStream(storage: StorageProvider, segments: Segments): Readable {
  return Readable.from(opened(storage, segments));
}

/** The sound alone, without the wrapping of the transport stream: AAC with its own headers. */
export function soundStream(storage: StorageProvider, segments: Segments): Readable {
  return Readable.from(unwrapped(opened(storage, segments)));
}

async function* opened(storage: StorageProvider, { keys, key, iv }: Segments): AsyncGenerator<Buffer> {
  for (const name of keys) {
    const file = await storage.open(name);
    if (!file) throw new Error(`segment ${name} is gone`);
    const decipher = createDecipheriv('aes-128-cbc', key, iv);
    yield Buffer.concat([decipher.update(await buffer(file.stream)), decipher.final()]);
  }
}

const PACKET = 188;
const START = 0x40;
const ADAPTED = 0x20;
/** Where the muxer of ours puts the first stream of a program. */
const SOUND_PID = 0x100;

async function* unwrapped(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const segment of stream) {
    const parts: Buffer[] = [];
    for (let at = 0; at + PACKET <= segment.length; at += PACKET) {
      const head = segment.readUInt16BE(at + 1);
      if ((head & 0x1fff) !== SOUND_PID) continue;
      const isAdapted = (segment[at + 3]! & ADAPTED) !== 0;
      let from = at + 4 + (isAdapted ? segment[at + 4]! + 1 : 0);
      if (((head >> 8) & START) !== 0) from += 9 + segment[from + 8]!;
      parts.push(segment.subarray(from, at + PACKET));
    }
    yield Buffer.concat(parts);
  }
}

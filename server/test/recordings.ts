import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { headLine, labelOf } from '#server/providers/rtc/recording/dump.ts';
import type { DumpHead, Received } from '#server/providers/rtc/recording/dump.ts';

interface Sent {
  seq: number;
  timestamp: number;
  /** The last one of its picture. */
  isLast?: boolean;
  payload: Buffer;
}

export function rtpOf({ seq, timestamp, isLast = true, payload }: Sent): Buffer {
  const header = Buffer.alloc(12);
  header[0] = 0x80;
  header[1] = (isLast ? 0x80 : 0) | 96;
  header.writeUInt16BE(seq & 0xffff, 2);
  header.writeUInt32BE(timestamp >>> 0, 4);
  header.writeUInt32BE(4711, 8);
  return Buffer.concat([header, payload]);
}

/** Of VP8: a descriptor that says a picture begins, and the first bytes of one. */
export function vp8Picture(isKey: boolean, width = 640, height = 360): Buffer {
  const descriptor = Buffer.from([0x10]);
  if (!isKey) return Buffer.concat([descriptor, Buffer.alloc(40, 0x11)]);
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width);
  size.writeUInt16LE(height, 2);
  return Buffer.concat([descriptor, Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]), size, Buffer.alloc(40, 7)]);
}

interface Stretch {
  fromMs: number;
  toMs: number;
  everyMs: number;
}

/** A film of VP8, one packet a picture, beginning with a whole one and again every second. */
export function film({ fromMs, toMs, everyMs }: Stretch, firstSeq: number): Received[] {
  const count = Math.ceil((toMs - fromMs) / everyMs);
  return Array.from({ length: count }, (_, index) => {
    const ms = fromMs + index * everyMs;
    const isKey = index % Math.round(1000 / everyMs) === 0;
    return { ms, packet: rtpOf({ seq: firstSeq + index, timestamp: ms * 90, payload: vp8Picture(isKey) }) };
  });
}

/** Sound of Opus, twenty milliseconds a packet. */
export function sound({ fromMs, toMs, everyMs }: Stretch, firstSeq: number): Received[] {
  const count = Math.ceil((toMs - fromMs) / everyMs);
  return Array.from({ length: count }, (_, index) => {
    const ms = fromMs + index * everyMs;
    const payload = Buffer.from([0xf8, 1, 2, 3, 4]);
    return { ms, packet: rtpOf({ seq: firstSeq + index, timestamp: ms * 48, payload }) };
  });
}

export async function writeDump(path: string, head: DumpHead, received: readonly Received[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const parts = received.flatMap((one) => [labelOf(one), one.packet]);
  await writeFile(path, Buffer.concat([headLine(head), ...parts]));
}

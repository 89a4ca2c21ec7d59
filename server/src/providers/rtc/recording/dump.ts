import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { CodecName } from '../engine/sdp.ts';
import type { SourceName } from '../engine/track.ts';

/** What of somebody is recorded; a file for each track, from the moment it is shown until it is not any more. */
export interface DumpHead {
  identity: string;
  source: SourceName;
  codec: CodecName;
  /** Milliseconds since 1970. */
  startedAt: number;
}

export interface Received {
  /** Milliseconds since `startedAt`. */
  ms: number;
  /** RTP as it came, numbers rewritten by the engine. */
  packet: Buffer;
}

export const DUMP_ENDING = '.rtp';
const HEAD_BYTES = 512;
/** Milliseconds and length before each packet. */
const LABEL_BYTES = 6;

export const headLine = (head: DumpHead): Buffer => Buffer.from(`${JSON.stringify(head)}\n`);

export function labelOf({ ms, packet }: Received): Buffer {
  const label = Buffer.alloc(LABEL_BYTES);
  label.writeUInt32BE(Math.max(0, Math.round(ms)) >>> 0);
  label.writeUInt16BE(packet.length, 4);
  return label;
}

/** Undefined for a file whose writer ended before its first line did. */
export async function readHead(path: string): Promise<DumpHead | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const end = buffer.subarray(0, bytesRead).indexOf(10);
    return end < 0 ? undefined : (JSON.parse(buffer.toString('utf8', 0, end)) as DumpHead);
  } finally {
    await file.close();
  }
}

/** The packets in the order in which they came; what was cut off at the end, by a crash, is left out. */
export async function* readDump(path: string): AsyncGenerator<Received> {
  let rest: Buffer = Buffer.alloc(0);
  let isHeadRead = false;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    if (!isHeadRead) {
      const end = rest.indexOf(10);
      if (end < 0) continue;
      isHeadRead = true;
      at = end + 1;
    }
    while (at + LABEL_BYTES <= rest.length) {
      const length = rest.readUInt16BE(at + 4);
      const end = at + LABEL_BYTES + length;
      if (end > rest.length) break;
      yield { ms: rest.readUInt32BE(at), packet: rest.subarray(at + LABEL_BYTES, end) };
      at = end;
    }
    rest = rest.subarray(at);
  }
}

import type { CodecName } from '../engine/sdp.ts';
import type { Ordered } from './inOrder.ts';
import { sizeInSps } from './sps.ts';

export interface Size {
  width: number;
  height: number;
}

/** One picture, or one packet of sound, as a file holds it. */
export interface Frame {
  /** RTP time. */
  timestamp: number;
  /** When its first packet came. */
  ms: number;
  isKey: boolean;
  data: Buffer;
  /** With whole pictures: what decoders must know first. */
  size?: Size;
  /** Of H264: the parameter sets, as AVCDecoderConfigurationRecord (ISO/IEC 14496-15, 5.3.3.1). */
  description?: Buffer;
}

/** The bytes after the header of RTP, without padding; empty when it is none. */
export function payloadOf(packet: Buffer): Buffer {
  let from = 12 + 4 * (packet[0]! & 15);
  if (packet[0]! & 0x10) {
    if (from + 4 > packet.length) return packet.subarray(0, 0);
    from += 4 + 4 * packet.readUInt16BE(from + 2);
  }
  const padding = packet[0]! & 0x20 ? packet[packet.length - 1]! : 0;
  const to = packet.length - padding;
  return from < to ? packet.subarray(from, to) : packet.subarray(0, 0);
}

/** Collects the packets of one picture. */
interface Assembler {
  /** Whether a picture can begin with it. */
  begins(payload: Buffer): boolean;
  /** @returns false when it cannot be understood, or something before it is missing */
  take(payload: Buffer): boolean;
  /** Undefined when nothing whole came together. */
  finish(): Pick<Frame, 'isKey' | 'data' | 'size' | 'description'> | undefined;
}

/**
 * Packets of sound, or whole pictures out of packets in order: pictures of which a part is lost, and those that lean on
 * them, are left out until the next one that stands alone.
 */
export async function* framesOf(packets: AsyncIterable<Ordered>, codec: CodecName): AsyncGenerator<Frame> {
  if (codec === 'opus') return yield* soundsOf(packets);
  const assembler = codec === 'H264' ? h264() : vp8();
  let current: { timestamp: number; ms: number } | undefined;
  let [isBroken, isTorn] = [true, false];
  const finished = (): Frame | undefined => {
    const begun = current;
    if (!begun) return undefined;
    const made = assembler.finish();
    const isWhole = made !== undefined && !isTorn;
    [current, isTorn] = [undefined, false];
    if (!isWhole || (isBroken && !made.isKey)) {
      isBroken = true;
      return undefined;
    }
    isBroken = false;
    return { ...begun, ...made };
  };
  for await (const { packet, ms, isAfterGap } of packets) {
    const timestamp = packet.readUInt32BE(4);
    // what is missing may be the end of the picture before, and its middle
    if (isAfterGap && current) isTorn = true;
    if (current && current.timestamp !== timestamp) {
      const frame = finished();
      if (frame) yield frame;
    }
    if (isAfterGap) isBroken = true;
    const payload = payloadOf(packet);
    if (payload.length === 0) continue;
    if (!current) {
      current = { timestamp, ms };
      isTorn = isAfterGap && !assembler.begins(payload);
    }
    if (!assembler.take(payload)) isTorn = true;
    if (!(packet[1]! & 0x80)) continue;
    const frame = finished();
    if (frame) yield frame;
  }
  const frame = finished();
  if (frame) yield frame;
}

async function* soundsOf(packets: AsyncIterable<Ordered>): AsyncGenerator<Frame> {
  for await (const { packet, ms } of packets) {
    const data = payloadOf(packet);
    if (data.length > 0) yield { timestamp: packet.readUInt32BE(4), ms, isKey: true, data };
  }
}

/** RFC 7741: a descriptor before each part; the first byte of the picture says whether it is whole. */
function vp8(): Assembler {
  let parts: Buffer[] = [];
  const begins = (payload: Buffer): boolean => (payload[0]! & 0x10) !== 0 && (payload[0]! & 7) === 0;
  return {
    begins,
    take(payload) {
      let at = 1;
      const first = payload[0]!;
      if (first & 0x80) {
        const more = payload[1] ?? 0;
        at = 2;
        if (more & 0x80) at += (payload[at] ?? 0) & 0x80 ? 2 : 1;
        if (more & 0x40) at += 1;
        if (more & 0x30) at += 1;
      }
      if (at >= payload.length || (parts.length === 0 && !begins(payload))) return false;
      parts.push(payload.subarray(at));
      return true;
    },
    finish() {
      if (parts.length === 0) return undefined;
      const data = Buffer.concat(parts);
      parts = [];
      const isKey = (data[0]! & 1) === 0 && data.length >= 10;
      if (!isKey) return { isKey, data };
      const size = { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
      return { isKey, data, size };
    },
  };
}

const [IDR, SPS, PPS, DELIMITER, STAP_A, FU_A] = [5, 7, 8, 9, 24, 28] as const;

/** RFC 6184, packetization mode 1: single units, several in one packet, and parts of one. */
function h264(): Assembler {
  let units: Buffer[] = [];
  let part: Buffer[] | undefined;
  let isKey = false;
  let [sps, pps]: (Buffer | undefined)[] = [];
  const add = (unit: Buffer): void => {
    const type = unit[0]! & 31;
    if (type === SPS) sps = Buffer.from(unit);
    if (type === PPS) pps = Buffer.from(unit);
    if (type === IDR) isKey = true;
    if (type !== DELIMITER) units.push(unit);
  };
  return {
    begins(payload) {
      const type = payload[0]! & 31;
      const first = type === STAP_A ? (payload[3] ?? 0) & 31 : type;
      return first === SPS || first === DELIMITER;
    },
    take(payload) {
      const type = payload[0]! & 31;
      if (type === STAP_A) return severalIn(payload, add);
      if (type !== FU_A) {
        add(payload);
        return type > 0 && type < STAP_A;
      }
      if (payload.length < 3) return false;
      const [indicator, header] = [payload[0]!, payload[1]!];
      if (header & 0x80) part = [Buffer.from([(indicator & 0xe0) | (header & 31)])];
      if (!part) return false;
      part.push(payload.subarray(2));
      if (header & 0x40) {
        add(Buffer.concat(part));
        part = undefined;
      }
      return true;
    },
    finish() {
      const whole = units;
      const [wasKey, isTorn] = [isKey, part !== undefined];
      [units, part, isKey] = [[], undefined, false];
      if (whole.length === 0 || isTorn) return undefined;
      const data = Buffer.concat(whole.flatMap((unit) => [lengthOf(unit), unit]));
      // without the parameter sets nobody can begin here
      if (!wasKey || !sps || !pps) return { isKey: false, data };
      return { isKey: true, data, size: sizeInSps(sps), description: recordOf(sps, pps) };
    },
  };
}

function severalIn(payload: Buffer, add: (unit: Buffer) => void): boolean {
  let at = 1;
  while (at + 2 <= payload.length) {
    const end = at + 2 + payload.readUInt16BE(at);
    if (end > payload.length || end === at + 2) return false;
    add(payload.subarray(at + 2, end));
    at = end;
  }
  return true;
}

function lengthOf(unit: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(unit.length);
  return length;
}

function recordOf(sps: Buffer, pps: Buffer): Buffer {
  const two = (length: number): Buffer => Buffer.from([length >> 8, length & 255]);
  const head = Buffer.from([1, sps[1]!, sps[2]!, sps[3]!, 0xff, 0xe1]);
  return Buffer.concat([head, two(sps.length), sps, Buffer.from([1]), two(pps.length), pps]);
}

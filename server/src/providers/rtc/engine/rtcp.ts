/** RTCP (RFC 3550, RFC 4585) and the little of RTP that forwarding needs. Buffers are whole packets, decrypted. */

const OWN_SSRC = 1;

export const SENDER_REPORT = 200;
const RECEIVER_REPORT = 201;
const FEEDBACK = 205;
const PAYLOAD_FEEDBACK = 206;

/** RFC 5761, 4: payload types 64 to 95 are of RTCP. */
export const isRtcp = (packet: Buffer): boolean => {
  const type = packet[1]! & 0x7f;
  return type >= 64 && type <= 95;
};

function feedback(type: number, format: number, ssrc: number, words: number): Buffer {
  const packet = Buffer.alloc(12 + 4 * words);
  packet[0] = 0x80 | format;
  packet[1] = type;
  packet.writeUInt16BE(2 + words, 2);
  packet.writeUInt32BE(OWN_SSRC, 4);
  packet.writeUInt32BE(ssrc, 8);
  return packet;
}

/** Picture loss: please send a whole picture. */
export const pli = (ssrc: number): Buffer => feedback(PAYLOAD_FEEDBACK, 1, ssrc, 0);

/** @param seqs ascending (modulo 65536) */
export function nack(ssrc: number, seqs: readonly number[]): Buffer {
  const items: [number, number][] = [];
  for (const seq of seqs) {
    const last = items.at(-1);
    const after = last ? (seq - last[0]) & 0xffff : 0;
    if (last && after >= 1 && after <= 16) last[1] |= 1 << (after - 1);
    else items.push([seq, 0]);
  }
  const packet = feedback(FEEDBACK, 1, ssrc, items.length);
  for (const [index, [first, following]] of items.entries()) {
    packet.writeUInt16BE(first, 12 + 4 * index);
    packet.writeUInt16BE(following, 14 + 4 * index);
  }
  return packet;
}

/** The most bits a second the sender may use (draft-alvestrand-rmcat-remb-03). */
export function remb(ssrc: number, bitsPerSecond: number): Buffer {
  let exponent = 0;
  let mantissa = bitsPerSecond;
  while (mantissa > 0x3ffff) {
    mantissa >>= 1;
    exponent += 1;
  }
  const packet = feedback(PAYLOAD_FEEDBACK, 15, 0, 3);
  packet.write('REMB', 12, 'latin1');
  packet[16] = 1;
  packet[17] = (exponent << 2) | (mantissa >> 16);
  packet.writeUInt16BE(mantissa & 0xffff, 18);
  packet.writeUInt32BE(ssrc, 20);
  return packet;
}

export interface Reception {
  ssrc: number;
  /** Of 256, since the last report. */
  fraction: number;
  /** Since the beginning. */
  lost: number;
  highest: number;
  /** Middle of the NTP time of the last sender report, 0 when there was none, and 1/65536 s since it came. */
  lastReport: number;
  sinceReport: number;
}

export function receiverReport({ ssrc, fraction, lost, highest, lastReport, sinceReport }: Reception): Buffer {
  const packet = Buffer.alloc(32);
  packet[0] = 0x81;
  packet[1] = RECEIVER_REPORT;
  packet.writeUInt16BE(7, 2);
  packet.writeUInt32BE(OWN_SSRC, 4);
  packet.writeUInt32BE(ssrc, 8);
  packet[12] = fraction;
  packet.writeUIntBE(Math.min(lost, 0x7fffff), 13, 3);
  packet.writeUInt32BE(highest, 16);
  packet.writeUInt32BE(lastReport, 24);
  packet.writeUInt32BE(sinceReport, 28);
  return packet;
}

export interface Heard {
  /** A picture was lost for good (PLI or FIR). */
  onPictureLost(): void;
  onMissing(seq: number): void;
  /** @param fraction of 256 lost since the last report  @param lost since the beginning */
  onReport(fraction: number, lost: number): void;
}

/** Reads what a receiver says; several packets may come as one. Stops at the first that is none. */
export function readFeedback(packet: Buffer, heard: Heard): void {
  for (let at = 0; at + 8 <= packet.length;) {
    const end = at + 4 * (packet.readUInt16BE(at + 2) + 1);
    if (end > packet.length) return;
    const format = packet[at]! & 31;
    const type = packet[at + 1];
    if (type === PAYLOAD_FEEDBACK && (format === 1 || format === 4)) heard.onPictureLost();
    if (type === FEEDBACK && format === 1) readNack(packet.subarray(at, end), heard);
    if (type === RECEIVER_REPORT && format > 0 && end - at >= 32)
      heard.onReport(packet[at + 12]!, packet.readUIntBE(at + 13, 3));
    at = end;
  }
}

function readNack(packet: Buffer, heard: Heard): void {
  for (let at = 12; at + 4 <= packet.length; at += 4) {
    const first = packet.readUInt16BE(at);
    const following = packet.readUInt16BE(at + 2);
    heard.onMissing(first);
    for (let bit = 0; bit < 16; bit += 1) if ((following >> bit) & 1) heard.onMissing((first + bit + 1) & 0xffff);
  }
}

/** Loudness in the header extension `id` (RFC 6464): 0 loud to 127 silent; undefined: not told. */
export function loudnessOf(packet: Buffer, id: number): number | undefined {
  if (id === 0 || !(packet[0]! & 0x10)) return undefined;
  const start = 12 + 4 * (packet[0]! & 15);
  if (start + 4 > packet.length || packet.readUInt16BE(start) !== 0xbede) return undefined;
  const end = Math.min(packet.length, start + 4 + 4 * packet.readUInt16BE(start + 2));
  for (let at = start + 4; at + 1 < end;) {
    const head = packet[at]!;
    if (head >> 4 === id) return packet[at + 1]! & 0x7f;
    at += head === 0 ? 1 : 2 + (head & 15);
  }
  return undefined;
}

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRtcp, loudnessOf, nack, pli, readFeedback, receiverReport, remb } from './rtcp.ts';

/** What is heard of a packet, as words. */
function heardOf(packet: Buffer): unknown[] {
  const heard: unknown[] = [];
  readFeedback(packet, {
    onPictureLost: () => heard.push('picture'),
    onMissing: (seq) => heard.push(seq),
    onReport: (fraction, lost) => heard.push([fraction, lost]),
  });
  return heard;
}

it('what is asked for again is what is read', () => {
  const start = fc.integer({ min: 0, max: 0xffff });
  const steps = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
  fc.assert(
    fc.property(start, steps, (first, gaps) => {
      const seqs = [first];
      for (const gap of gaps) seqs.push((seqs.at(-1)! + gap) & 0xffff);
      expect(heardOf(nack(7, seqs))).toEqual(seqs);
    }),
  );
  expect(nack(7, [1, 2, 17]).length).toBe(16); // one item reaches sixteen further
  expect(nack(7, [1, 2, 18]).length).toBe(20);
});

it('reads several packets that come as one, and stops where they are cut', () => {
  const report = receiverReport({ ssrc: 9, fraction: 12, lost: 345, highest: 1, lastReport: 0, sinceReport: 0 });
  const all = Buffer.concat([report, pli(9), nack(9, [5])]);
  expect(heardOf(all)).toEqual([[12, 345], 'picture', 5]);
  expect(heardOf(all.subarray(0, all.length - 2))).toEqual([[12, 345], 'picture']);
  fc.assert(fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => void heardOf(Buffer.from(bytes))));
});

it('tells RTCP from RTP by the type', () => {
  for (const packet of [pli(1), remb(1, 1), nack(1, [1])]) expect(isRtcp(packet)).toBe(true);
  expect(isRtcp(Buffer.from([0x80, 0x80 | 96]))).toBe(false);
  expect(isRtcp(Buffer.from([0x80, 111]))).toBe(false);
});

it('writes bitrates as draft-alvestrand-rmcat-remb-03 has them', () => {
  const packet = remb(5, 3_000_000);
  const exponent = packet[17]! >> 2;
  const mantissa = ((packet[17]! & 3) << 16) | packet.readUInt16BE(18);
  expect(packet.toString('latin1', 12, 16)).toBe('REMB');
  expect(mantissa * 2 ** exponent).toBeGreaterThan(2_999_900);
  expect(mantissa * 2 ** exponent).toBeLessThanOrEqual(3_000_000);
  expect(packet.readUInt32BE(20)).toBe(5);
});

it('finds the loudness among header extensions, in any bytes without harm', () => {
  const packet = Buffer.concat([
    Buffer.alloc(12),
    Buffer.from([0xbe, 0xde, 0, 2, 0x10, 0xff, 0x21, 0, 0, 0x30, 42, 0]),
  ]);
  packet[0] = 0x90;
  expect(loudnessOf(packet, 3)).toBe(42);
  expect(loudnessOf(packet, 1)).toBe(0x7f);
  expect(loudnessOf(packet, 4)).toBeUndefined();
  expect(loudnessOf(packet, 0)).toBeUndefined();
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 60 }), (bytes) => void loudnessOf(Buffer.from(bytes), 3)),
  );
});

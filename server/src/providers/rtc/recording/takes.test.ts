import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import { afterAll, expect, it } from 'vitest';
import { film, rtpOf, sound, vp8Picture, writeDump } from '#test/recordings.ts';
import type { DumpHead, Received } from './dump.ts';
import { framesOf, payloadOf } from './frames.ts';
import { inOrder } from './inOrder.ts';
import { opusMs } from './opus.ts';
import { pace } from './pace.ts';
import { sizeInSps } from './sps.ts';
import { makeTakes } from './takes.ts';

const folder = await mkdtemp(join(tmpdir(), 'zhitu-takes-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const head = (codec: DumpHead['codec']): DumpHead => ({
  identity: '7',
  source: codec === 'opus' ? 'microphone' : 'camera',
  codec,
  startedAt: 1_000_000,
});
let files = 0;
const nextFile = async (): Promise<string> => join(folder, `made-${(files += 1)}`);

async function takesOf(codec: DumpHead['codec'], received: readonly Received[], cut?: Buffer) {
  const path = await nextFile();
  await writeDump(path, head(codec), received);
  if (cut) await appendFile(path, cut);
  return makeTakes(path, nextFile);
}

/** What a reader of the file finds. */
async function readBack(path: string) {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const [track] = await input.getTracks();
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(track!).packets()) times.push(Math.round(packet.timestamp * 1000));
  const codec = await track!.getCodec();
  input.dispose();
  return { codec, times };
}

async function* streamed(received: readonly Received[]): AsyncGenerator<Received> {
  yield* received;
}
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

it('puts packets into the order of their numbers, each once, also across the end of the numbers; what never comes is a gap', async () => {
  const received = [65_534, 0, 65_535, 0, 1, 3].map((seq) => ({
    ms: 0,
    packet: rtpOf({ seq, timestamp: 0, payload: Buffer.from([1]) }),
  }));
  const ordered = await all(inOrder(streamed(received)));
  expect(ordered.map(({ packet, isAfterGap }) => [packet.readUInt16BE(2), isAfterGap])).toEqual([
    [65_534, false],
    [65_535, false],
    [0, false],
    [1, false],
    [3, true],
  ]);
});

it('a sender that counts anew goes on', async () => {
  const received = [9000, 9001, 5, 6].map((seq) => ({
    ms: 0,
    packet: rtpOf({ seq, timestamp: 0, payload: Buffer.from([1]) }),
  }));
  expect((await all(inOrder(streamed(received)))).map(({ packet }) => packet.readUInt16BE(2))).toEqual([
    9000, 9001, 5, 6,
  ]);
});

it('takes what stands between header and padding, and never more', () => {
  const packet = rtpOf({ seq: 1, timestamp: 1, payload: Buffer.from([9, 9, 0, 0, 3]) });
  expect([...payloadOf(packet)]).toEqual([9, 9, 0, 0, 3]);
  packet[0] = 0xa0;
  expect([...payloadOf(packet)]).toEqual([9, 9]);
  packet[packet.length - 1] = 200;
  expect(payloadOf(packet)).toHaveLength(0);
});

it('leaves out pictures of which a part is lost, and those that lean on them, up to the next whole one', async () => {
  const isKey = [true, false, false, false, true, false];
  const packets = isKey.map((key, seq) => ({
    ms: seq * 40,
    packet: rtpOf({ seq, timestamp: seq * 3600, payload: vp8Picture(key) }),
  }));
  const lossy = packets.filter((_, seq) => seq !== 2);
  const frames = await all(framesOf(inOrder(streamed(lossy)), 'VP8'));
  expect(frames.map(({ timestamp, isKey: key }) => [timestamp / 3600, key])).toEqual([
    [0, true],
    [1, false],
    [4, true],
    [5, false],
  ]);
  expect(frames[0]!.size).toEqual({ width: 640, height: 360 });
});

/** Bits of a sequence parameter set of the constrained baseline. */
function spsOf(across: number, down: number, cropped = 0): Buffer {
  const golomb = (value: number): string => {
    const bits = (value + 1).toString(2);
    return '0'.repeat(bits.length - 1) + bits;
  };
  const crop = cropped === 0 ? '0' : `1${golomb(0)}${golomb(0)}${golomb(0)}${golomb(cropped)}`;
  const bits = `${golomb(0)}${golomb(0)}${golomb(2)}${golomb(1)}0${golomb(across - 1)}${golomb(down - 1)}10${crop}01`;
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g)!;
  return Buffer.from([0x67, 0x42, 0xe0, 0x1f, ...bytes.map((byte) => Number.parseInt(byte, 2))]);
}
const pps = Buffer.from([0x68, 0xce, 0x3c, 0x80]);

it('reads the size of a picture from its parameter set', () => {
  expect(sizeInSps(spsOf(80, 45))).toEqual({ width: 1280, height: 720 });
  expect(sizeInSps(spsOf(120, 68, 4))).toEqual({ width: 1920, height: 1080 });
  expect(sizeInSps(Buffer.from([0x67, 0x42]))).toEqual({ width: 0, height: 0 });
});

it('H264: several units in a packet, one in several packets; the file says what decoders need', async () => {
  const sps = spsOf(80, 45);
  const two = (length: number) => Buffer.from([length >> 8, length & 255]);
  const both = Buffer.concat([Buffer.from([0x78]), two(sps.length), sps, two(pps.length), pps]);
  const part = (header: number, byte: number) => Buffer.concat([Buffer.from([0x7c, header]), Buffer.alloc(30, byte)]);
  const payloads: [Buffer, number, boolean][] = [
    [both, 0, false],
    [part(0x85, 1), 0, false],
    [part(0x05, 2), 0, false],
    [part(0x45, 3), 0, true],
    [Buffer.concat([Buffer.from([0x41]), Buffer.alloc(20, 4)]), 3600, true],
    [Buffer.concat([Buffer.from([0x41]), Buffer.alloc(20, 5)]), 7200, true],
  ];
  const received = payloads.map(([payload, timestamp, isLast], seq) => ({
    ms: timestamp / 90,
    packet: rtpOf({ seq, timestamp, isLast, payload }),
  }));
  const [whole] = await all(framesOf(inOrder(streamed(received)), 'H264'));
  expect(whole).toMatchObject({ isKey: true, size: { width: 1280, height: 720 } });
  expect(whole!.data).toHaveLength(4 + sps.length + 4 + pps.length + 4 + 91);
  const [take] = await takesOf('H264', received);
  expect(take).toMatchObject({ contentType: 'video/mp4', from: 1_000_000 });
  expect(await readBack(take!.path)).toMatchObject({ codec: 'avc', times: [0, 40, 80] });
});

it('spaces by the clock of the sender, places by the arrival, and begins anew after a jump', () => {
  const at = pace(48_000);
  expect([at(0, 100), at(960, 125), at(1920, 138)]).toEqual([100, 120, 140]);
  expect(at(480_000, 5000)).toBe(5000);
  expect(at(100, 5020)).toBe(5020);
});

it('knows how long a packet of sound is', () => {
  const lengths = [[0xf8], [0x78], [0xf9], [0x0b, 3], [0xe0]].map((bytes) => opusMs(Buffer.from(bytes)));
  expect(lengths).toEqual([20, 20, 40, 60, 2.5]);
});

it('a camera that was off for a while makes two films; what was cut off by a crash harms nothing', async () => {
  const received = [
    ...film({ fromMs: 200, toMs: 3200, everyMs: 40 }, 1),
    ...film({ fromMs: 20_000, toMs: 21_000, everyMs: 40 }, 76),
  ];
  const takes = await takesOf('VP8', received, Buffer.from([0, 0, 80, 8, 1, 200, 1, 2]));
  expect(takes.map(({ from, lengthMs, contentType }) => [from, lengthMs, contentType])).toEqual([
    [1_000_200, 3000, 'video/webm'],
    [1_020_000, 1000, 'video/webm'],
  ]);
  const { codec, times } = await readBack(takes[0]!.path);
  expect([codec, times.length, times[0], times.at(-1)]).toEqual(['vp8', 75, 0, 2960]);
});

it('silence is filled in, a long one ends the take', async () => {
  const received = [
    ...sound({ fromMs: 0, toMs: 200, everyMs: 20 }, 1),
    ...sound({ fromMs: 600, toMs: 800, everyMs: 20 }, 11),
    ...sound({ fromMs: 9000, toMs: 9400, everyMs: 20 }, 21),
  ];
  const takes = await takesOf('opus', received);
  expect(takes.map(({ from, lengthMs }) => [from, lengthMs])).toEqual([
    [1_000_000, 800],
    [1_009_000, 400],
  ]);
  const { codec, times } = await readBack(takes[0]!.path);
  expect([codec, times]).toEqual(['opus', Array.from({ length: 40 }, (_, index) => index * 20)]);
});

it('a recording without anything in it makes nothing', async () => {
  expect(await takesOf('VP8', [])).toEqual([]);
  expect(await takesOf('VP8', film({ fromMs: 40, toMs: 400, everyMs: 40 }, 1).slice(1))).toEqual([]);
});

import { setTimeout as settled } from 'node:timers/promises';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { AV_PIX_FMT_YUV420P, FF_ENCODER_LIBVPX_VP8 } from 'node-av/constants';
import { Codec, CodecContext, Dictionary, Frame, Packet, Rational } from 'node-av/lib';
import { expect, it } from 'vitest';
import { rtpOf } from '#test/recordings.ts';
import { Broadcaster } from './broadcaster.ts';
import { PictureDecoder } from './picture.ts';

const [WIDTH, HEIGHT, EVERY_MS] = [320, 240, 50];

/** Pictures of one brightness as a browser sends them: VP8, each in one packet. */
async function camera(brightness: number) {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBVPX_VP8);
  const coder = new CodecContext();
  coder.allocContext3(codec);
  Object.assign(coder, { width: WIDTH, height: HEIGHT, pixelFormat: AV_PIX_FMT_YUV420P, threadCount: 1 });
  coder.timeBase = new Rational(1, 1000);
  await coder.open2(codec, Dictionary.fromObject({ deadline: 'realtime', 'cpu-used': 8, 'lag-in-frames': 0 }));
  const frame = new Frame();
  frame.alloc();
  Object.assign(frame, { width: WIDTH, height: HEIGHT, format: AV_PIX_FMT_YUV420P });
  frame.getBuffer();
  const packet = new Packet();
  packet.alloc();
  let seq = 0;
  return async (): Promise<Buffer> => {
    frame.makeWritable();
    for (const [plane, bytes] of frame.data!.entries()) bytes.fill(plane === 0 ? brightness : 128);
    frame.pts = BigInt(seq * EVERY_MS);
    await coder.sendFrame(frame);
    await coder.receivePacket(packet);
    const payload = Buffer.concat([Buffer.from([0x10]), packet.data!]);
    packet.unref();
    return rtpOf({ seq: (seq += 1), timestamp: seq * EVERY_MS * 90, payload });
  };
}

it(
  'makes one film with sound out of what comes: pictures of any size, black while there are none',
  { timeout: 60_000 },
  async () => {
    const parts: Buffer[] = [];
    let now = 0;
    const out = { onPart: (part: Buffer) => parts.push(part), onStuck: () => undefined };
    const { broadcaster, head } = await Broadcaster.open('7', out, () => now);
    // however slow the machine is: the next moment comes when this one is done
    const pass = async (): Promise<void> => {
      await broadcaster.tick();
      await settled(EVERY_MS);
      now += EVERY_MS;
    };
    const next = await camera(200);
    broadcaster.hear({ shown: { track: 1, identity: '7', source: 'camera', codec: 'VP8' } });
    broadcaster.hear({ shown: { track: 2, identity: '7', source: 'microphone', codec: 'opus' } });
    for (let at = 0; at < 60; at += 1) {
      broadcaster.take(1, await next());
      await pass();
    }
    broadcaster.hear({ hidden: { track: 1 } });
    const before = parts.length;
    while (parts.length < before + 3) await pass();
    now += 6000;
    await expect(broadcaster.tick()).rejects.toThrow('too slow to go on');

    const input = new Input({ source: new BufferSource(Buffer.concat([head, ...parts])), formats: ALL_FORMATS });
    const picture = (await input.getPrimaryVideoTrack())!;
    const sound = (await input.getPrimaryAudioTrack())!;
    expect([await picture.getCodec(), await sound.getCodec()]).toEqual(['avc', 'aac']);
    const description = Buffer.from((await picture.getDecoderConfig())!.description as Uint8Array);
    const decoder = new PictureDecoder('H264');
    const brightness: number[] = [];
    const times: number[] = [];
    for await (const { data, type, timestamp } of new EncodedPacketSink(picture).packets()) {
      const isKey = type === 'key';
      const frame = await decoder.decode({ timestamp: 0, ms: 0, isKey, data: Buffer.from(data), description });
      times.push(timestamp);
      expect([frame!.width, frame!.height]).toEqual([1280, 720]);
      brightness.push(frame!.data![0]![640 + frame!.linesize[0]! * 360]!);
      if (times.length % 48 === 1) expect(isKey).toBe(true);
      frame!.free();
    }
    expect(times.length).toBe(parts.length * 8);
    for (const [at, time] of times.entries()) expect(time).toBeCloseTo(at / 24, 3);
    expect(brightness[0]).toBeLessThan(20);
    expect(brightness.filter((value) => Math.abs(value - 200) < 8).length).toBeGreaterThan(40);
    expect(brightness.at(-1)).toBeLessThan(20);
    let until = 0;
    for await (const { timestamp, duration } of new EncodedPacketSink(sound).packets()) until = timestamp + duration;
    // all sound of a picture is in the part that the picture is in
    expect(until).toBeGreaterThanOrEqual(times.length / 24);
    input.dispose();
  },
);

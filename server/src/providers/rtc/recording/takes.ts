import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import type { CodecName } from '../engine/sdp.ts';
import { readDump, readHead } from './dump.ts';
import type { DumpHead } from './dump.ts';
import { framesOf } from './frames.ts';
import type { Frame } from './frames.ts';
import { inOrder } from './inOrder.ts';
import { opusMs, SILENCE, SILENCE_MS } from './opus.ts';
import { pace } from './pace.ts';

/** A film or a sound of somebody, without a break. */
export interface Take {
  head: DumpHead;
  path: string;
  contentType: string;
  /** Milliseconds since 1970. */
  from: number;
  lengthMs: number;
}

/** Who is away for longer comes back in a take of its own, so that players need not know what a gap is. */
const BREAK_MS = { sound: 2000, picture: 10_000 };
/** How long the last picture of a take stands. */
const LAST_MS = 40;
const RATE: Readonly<Record<CodecName, number>> = { opus: 48_000, VP8: 90_000, H264: 90_000 };

/**
 * Makes films and sounds that browsers play out of what was recorded of a track. Nothing is encoded anew.
 * @param pathOf where the next one is to be written
 */
export async function makeTakes(dump: string, pathOf: () => Promise<string>): Promise<Take[]> {
  const head = await readHead(dump);
  if (!head) return [];
  const takes: Take[] = [];
  let open: OpenTake | undefined;
  const at = pace(RATE[head.codec]);
  const longest = head.codec === 'opus' ? BREAK_MS.sound : BREAK_MS.picture;
  const close = async (): Promise<void> => {
    if (open) takes.push(await open.close());
    open = undefined;
  };
  for await (const frame of framesOf(inOrder(readDump(dump)), head.codec)) {
    const ms = at(frame.timestamp, frame.ms);
    if (open && ms - open.until > longest) await close();
    // a picture that leans on others cannot be the first one
    if (!open && !frame.isKey) continue;
    open ??= await openTake(head, await pathOf(), frame, ms);
    await open.add(frame, ms);
  }
  await close();
  return takes;
}

interface OpenTake {
  /** Up to where something is there. */
  readonly until: number;
  add(frame: Frame, ms: number): Promise<void>;
  close(): Promise<Take>;
}

async function openTake(head: DumpHead, path: string, first: Frame, begun: number): Promise<OpenTake> {
  const isMp4 = head.codec === 'H264';
  const format = isMp4 ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat();
  const output = new Output({ format, target: new FilePathTarget(path) });
  const writer = head.codec === 'opus' ? soundWriter(output) : pictureWriter(output, head.codec, first);
  await output.start();
  return {
    get until() {
      return begun + writer.until();
    },
    add: (frame, ms) => writer.add(frame, ms - begun),
    async close() {
      await writer.end();
      await output.finalize();
      const kind = head.codec === 'opus' ? 'audio' : 'video';
      const contentType = `${kind}/${isMp4 ? 'mp4' : 'webm'}`;
      return { head, path, contentType, from: head.startedAt + begun, lengthMs: Math.round(writer.until()) };
    },
  };
}

interface Writer {
  /** Milliseconds since the take began. */
  until(): number;
  add(frame: Frame, ms: number): Promise<void>;
  end(): Promise<void>;
}

/** A picture is written when the next one says how long it stood. */
function pictureWriter(output: Output, codec: 'VP8' | 'H264', first: Frame): Writer {
  const source = new EncodedVideoPacketSource(codec === 'H264' ? 'avc' : 'vp8');
  output.addVideoTrack(source);
  const { width = 0, height = 0 } = first.size ?? {};
  const decoderConfig = {
    codec: first.description ? `avc1.${first.description.subarray(1, 4).toString('hex')}` : 'vp8',
    codedWidth: width || USUAL.width,
    codedHeight: height || USUAL.height,
    description: first.description && new Uint8Array(first.description),
  };
  let last: { frame: Frame; ms: number } | undefined;
  let isBegun = false;
  const write = async (untilMs: number): Promise<void> => {
    if (!last) return;
    const { frame, ms } = last;
    const packet = new EncodedPacket(frame.data, frame.isKey ? 'key' : 'delta', ms / 1000, (untilMs - ms) / 1000);
    await source.add(packet, isBegun ? undefined : { decoderConfig });
    isBegun = true;
  };
  return {
    until: () => (last?.ms ?? 0) + LAST_MS,
    async add(frame, ms) {
      await write(ms);
      last = { frame, ms };
    },
    async end() {
      if (last) await write(last.ms + LAST_MS);
    },
  };
}

/** What a picture is taken for whose size cannot be read. */
const USUAL = { width: 1280, height: 720 };

/** Sound has no gaps: where little was sent, because nobody spoke, silence is written. */
function soundWriter(output: Output): Writer {
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  let until = 0;
  let isBegun = false;
  const write = async (data: Buffer, length: number): Promise<void> => {
    const packet = new EncodedPacket(data, 'key', until / 1000, length / 1000);
    const decoderConfig = { codec: 'opus', numberOfChannels: 2, sampleRate: RATE.opus };
    await source.add(packet, isBegun ? undefined : { decoderConfig });
    isBegun = true;
    until += length;
  };
  return {
    until: () => until,
    async add({ data }, ms) {
      for (let gap = ms - until; gap >= SILENCE_MS; gap -= SILENCE_MS) await write(SILENCE, SILENCE_MS);
      await write(data, opusMs(data) || SILENCE_MS);
    },
    end: async () => undefined,
  };
}

import { PassThrough } from 'node:stream';
import type { Frame } from 'node-av/lib';
import type { CodecName } from '../engine/sdp.ts';
import type { SourceName } from '../engine/track.ts';
import type { Received } from '../recording/dump.ts';
import { framesOf } from '../recording/frames.ts';
import { inOrder } from '../recording/inOrder.ts';
import { pace } from '../recording/pace.ts';
import type { Mixer } from './mixer.ts';
import { PictureDecoder } from './picture.ts';
import { SOUND } from './shape.ts';
import { SoundDecoder } from './sound.ts';

export interface LineHead {
  identity: string;
  source: SourceName;
  codec: CodecName;
}

/** What was lost and is not there after so many packets is not waited for. */
const MOST_WAITING = { sound: 4, picture: 48 };
/** So far the clock of a sender may be from ours: what is put out is as far behind what comes, and a little more. */
const APART_MS = 100;
export const BEHIND_MS = 150;
/** Pictures that lean on one that never came: a whole one is asked for. */
const NOTHING_MS = 600;
const PACKETS_WAITING = 2000;

const packetsOf = (): PassThrough => new PassThrough({ objectMode: true, highWaterMark: PACKETS_WAITING });

/** The sound of somebody, on its way into the mixture. */
export function soundLine(mixer: Mixer) {
  const packets = packetsOf();
  const run = async (): Promise<void> => {
    const decoder = await SoundDecoder.open();
    const at = pace(SOUND.rate, APART_MS);
    for await (const frame of framesOf(inOrder(packets as AsyncIterable<Received>, MOST_WAITING.sound), 'opus')) {
      const heard = await decoder.decode(frame.data);
      const ms = at(frame.timestamp, frame.ms) + BEHIND_MS;
      if (heard) mixer.add(Math.round((ms * SOUND.rate) / 1000), heard.left, heard.right);
    }
    decoder.close();
  };
  return { done: run(), take: (one: Received) => void packets.write(one), end: () => void packets.end() };
}

/** The pictures of somebody: the newest of those that are due is shown. */
export class PictureLine {
  readonly identity: string;
  readonly source: SourceName;
  heardAt = 0;
  readonly done: Promise<void>;
  readonly #packets = packetsOf();
  readonly #waiting: { ms: number; frame: Frame }[] = [];
  readonly #onStuck: () => void;
  #madeAt = 0;

  constructor({ identity, source, codec }: LineHead, onStuck: () => void) {
    this.identity = identity;
    this.source = source;
    this.#onStuck = onStuck;
    this.done = this.#run(codec);
  }

  take(one: Received): void {
    this.heardAt = one.ms;
    if (one.ms - this.#madeAt > NOTHING_MS) {
      this.#madeAt = one.ms;
      this.#onStuck();
    }
    this.#packets.write(one);
  }

  /** The newest that came before this moment, to be freed; undefined when there is none that was not taken yet. */
  due(ms: number): Frame | undefined {
    let newest: Frame | undefined;
    while (this.#waiting[0] && this.#waiting[0].ms <= ms) {
      newest?.free();
      newest = this.#waiting.shift()!.frame;
    }
    return newest;
  }

  end(): void {
    this.#packets.end();
  }

  async #run(codec: CodecName): Promise<void> {
    const decoder = new PictureDecoder(codec);
    const ordered = inOrder(this.#packets as AsyncIterable<Received>, MOST_WAITING.picture);
    for await (const sent of framesOf(ordered, codec)) {
      const frame = await decoder.decode(sent);
      if (!frame) continue;
      this.#madeAt = sent.ms;
      this.#waiting.push({ ms: sent.ms, frame });
    }
    decoder.close();
    for (const { frame } of this.#waiting.splice(0)) frame.free();
  }
}

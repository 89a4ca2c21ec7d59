import { AV_CHANNEL_LAYOUT_STEREO, AV_CODEC_ID_OPUS, AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, Packet } from 'node-av/lib';
import { SOUND } from './shape.ts';

/** Decodes the sound of one track. */
export class SoundDecoder {
  readonly #decoder: CodecContext;
  readonly #packet = new Packet();
  readonly #frame = new Frame();

  private constructor(decoder: CodecContext) {
    this.#decoder = decoder;
    this.#packet.alloc();
    this.#frame.alloc();
  }

  static async open(): Promise<SoundDecoder> {
    const codec = Codec.findDecoder(AV_CODEC_ID_OPUS);
    const decoder = new CodecContext();
    decoder.allocContext3(codec);
    decoder.sampleRate = SOUND.rate;
    decoder.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
    FFmpegError.throwIfError(await decoder.open2(codec), 'opus');
    return new SoundDecoder(decoder);
  }

  /** The samples of a packet, valid until the next one; undefined when nothing could be made of it. */
  async decode(data: Buffer): Promise<{ left: Float32Array; right: Float32Array } | undefined> {
    this.#packet.data = data;
    const sent = await this.#decoder.sendPacket(this.#packet);
    this.#packet.unref();
    if (sent < 0 || (await this.#decoder.receiveFrame(this.#frame)) < 0) return undefined;
    const [left, right = left] = planesOf(this.#frame);
    return left && right && { left, right };
  }

  close(): void {
    this.#decoder.freeContext();
  }
}

/** An empty frame for the encoder. */
export function soundFrame(): Frame {
  const frame = new Frame();
  frame.alloc();
  Object.assign(frame, { format: AV_SAMPLE_FMT_FLTP, nbSamples: SOUND.samples, sampleRate: SOUND.rate });
  frame.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  FFmpegError.throwIfError(frame.getBuffer(), 'sound');
  return frame;
}

/** The samples of each channel, where they lie. */
export const planesOf = (frame: Frame): Float32Array[] =>
  (frame.extendedData ?? []).map((plane) => new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples));

import { FilterAPI } from 'node-av/api';
import { AV_CODEC_ID_H264, AV_CODEC_ID_VP8, AV_PIX_FMT_YUV420P } from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational } from 'node-av/lib';
import type { CodecName } from '../engine/sdp.ts';
import type { Frame as Sent } from '../recording/frames.ts';
import { PICTURE } from './shape.ts';

const { width, height } = PICTURE;
/** Whatever was sent, as large as it fits, in the middle of black. */
const FITTED = `scale=${width}:${height}:force_original_aspect_ratio=decrease:flags=fast_bilinear,pad=${width}:${height}:-1:-1,format=yuv420p,setsar=1`;

/** Decodes the pictures of one track. */
export class PictureDecoder {
  readonly #codec: CodecName;
  readonly #packet = new Packet();
  #decoder: CodecContext | undefined;
  #description: Buffer | undefined;

  constructor(codec: CodecName) {
    this.#codec = codec;
    this.#packet.alloc();
  }

  /** @returns the picture, to be freed; undefined when nothing could be made of it */
  async decode({ data, description }: Sent): Promise<Frame | undefined> {
    // other parameters than before: what is known of the pictures before is worth nothing
    if (!this.#decoder || (description && !this.#description?.equals(description))) await this.#open(description);
    this.#packet.data = data;
    const sent = await this.#decoder!.sendPacket(this.#packet);
    this.#packet.unref();
    if (sent < 0) return undefined;
    const frame = new Frame();
    frame.alloc();
    if ((await this.#decoder!.receiveFrame(frame)) >= 0) return frame;
    frame.free();
    return undefined;
  }

  close(): void {
    this.#decoder?.freeContext();
    this.#decoder = undefined;
  }

  async #open(description: Buffer | undefined): Promise<void> {
    this.close();
    this.#description = description;
    const codec = Codec.findDecoder(this.#codec === 'H264' ? AV_CODEC_ID_H264 : AV_CODEC_ID_VP8);
    const decoder = new CodecContext();
    decoder.allocContext3(codec);
    decoder.threadCount = 1;
    if (description) decoder.extraData = description;
    FFmpegError.throwIfError(await decoder.open2(codec), 'decoder');
    this.#decoder = decoder;
  }
}

/** Brings pictures of any size to the one that is broadcast. */
export class Fitting {
  #filter: FilterAPI | undefined;
  #size = '';

  /** @returns another picture, to be freed; undefined when it cannot be fitted */
  async fit(frame: Frame): Promise<Frame | undefined> {
    if (frame.width === width && frame.height === height && frame.format === AV_PIX_FMT_YUV420P)
      return frame.clone() ?? undefined;
    const size = `${frame.width}x${frame.height}x${frame.format}`;
    if (size !== this.#size) {
      this.#filter?.close();
      this.#filter = FilterAPI.create(FITTED);
      this.#size = size;
    }
    frame.timeBase = new Rational(1, 1000);
    const [fitted, ...others] = await this.#filter!.processAll(frame);
    for (const other of others) other.free();
    return fitted;
  }
}

/** What is seen while nobody shows anything. */
export function blackPicture(): Frame {
  const frame = new Frame();
  frame.alloc();
  Object.assign(frame, { width, height, format: AV_PIX_FMT_YUV420P });
  FFmpegError.throwIfError(frame.getBuffer(), 'black');
  for (const [plane, bytes] of frame.data!.entries()) bytes.fill(plane === 0 ? 16 : 128);
  return frame;
}

import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PICTURE_TYPE_I,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AV_LOG_ERROR,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import type { FFEncoderCodec } from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  IOContext,
  Log,
  Packet,
  Rational,
} from 'node-av/lib';
import type { Frame, Stream } from 'node-av/lib';
import { FRAMES_A_PART, FRAMES_A_SECOND, PARTS_A_SEGMENT, PICTURE, SOUND } from './shape.ts';

/** A fragment ends where it is told to, and nothing of it leans on where the film began. */
const FRAGMENTS = 'frag_custom+empty_moov+default_base_moof+omit_tfhd_offset';
const BUFFER_BYTES = 64 * 1024;
const KEY_EVERY = FRAMES_A_PART * PARTS_A_SEGMENT;

const x264 = {
  preset: 'ultrafast',
  tune: 'zerolatency',
  profile: 'baseline',
  'forced-idr': 1,
  crf: 25,
  maxrate: 1_800_000,
  bufsize: 1_800_000,
  'x264-params': `keyint=${KEY_EVERY}:scenecut=0:force-cfr=1`,
};

interface Line {
  coder: CodecContext;
  stream: Stream;
  /** Of a packet, in the time of the coder. */
  length: number;
}

/** H264 and AAC, written as the pieces of one fragmented MP4: its head once, then a part whenever it is cut. */
export class Encoding {
  readonly #format = new FormatContext();
  readonly #packet = new Packet();
  #written: Buffer[] = [];
  #picture!: Line;
  #sound!: Line;

  private constructor() {
    this.#packet.alloc();
  }

  /** @returns what a player reads first as well */
  static async open(): Promise<{ encoding: Encoding; head: Buffer }> {
    Log.setLevel(AV_LOG_ERROR);
    const encoding = new Encoding();
    return { encoding, head: await encoding.#begin() };
  }

  /** The picture of this number, counted from 0; a segment begins with one that stands alone. */
  async show(frame: Frame, number: number): Promise<void> {
    frame.pts = BigInt(number);
    frame.pictType = number % KEY_EVERY === 0 ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE;
    await this.#encode(this.#picture, frame);
  }

  /** Samples, of which the first has this number. */
  async sound(frame: Frame, number: number): Promise<void> {
    // the encoder puts as many before them, to begin softly
    frame.pts = BigInt(number + SOUND.samples);
    await this.#encode(this.#sound, frame);
  }

  /** All since the last cut. */
  async cut(): Promise<Buffer> {
    check(await this.#format.writeFrame(null), 'cut');
    return this.#taken();
  }

  async #begin(): Promise<Buffer> {
    check(this.#format.allocOutputContext2(null, 'mp4', null), 'mp4');
    const io = new IOContext();
    io.allocContextWithCallbacks(BUFFER_BYTES, 1, null, (bytes) => {
      this.#written.push(Buffer.from(bytes));
      return bytes.length;
    });
    this.#format.pb = io;
    this.#picture = await this.#line(FF_ENCODER_LIBX264, x264, (coder) => {
      Object.assign(coder, PICTURE, { pixelFormat: AV_PIX_FMT_YUV420P, gopSize: KEY_EVERY, maxBFrames: 0 });
      coder.timeBase = new Rational(1, FRAMES_A_SECOND);
      coder.framerate = new Rational(FRAMES_A_SECOND, 1);
    });
    this.#sound = await this.#line(FF_ENCODER_AAC, { b: 96_000 }, (coder) => {
      coder.sampleRate = SOUND.rate;
      coder.sampleFormat = AV_SAMPLE_FMT_FLTP;
      coder.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
      coder.timeBase = new Rational(1, SOUND.rate);
    });
    check(await this.#format.writeHeader(Dictionary.fromObject({ movflags: FRAGMENTS })), 'head');
    return this.#taken();
  }

  async #line(name: FFEncoderCodec, options: Record<string, string | number>, set: (coder: CodecContext) => void) {
    const codec = Codec.findEncoderByName(name);
    const coder = new CodecContext();
    coder.allocContext3(codec);
    set(coder);
    coder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    coder.threadCount = 1;
    check(await coder.open2(codec, Dictionary.fromObject(options)), name);
    const stream = this.#format.newStream();
    check(stream.codecpar.fromContext(coder), name);
    stream.timeBase = coder.timeBase;
    return { coder, stream, length: coder.frameSize || 1 };
  }

  async #encode({ coder, stream, length }: Line, frame: Frame): Promise<void> {
    check(await coder.sendFrame(frame), 'encode');
    while ((await coder.receivePacket(this.#packet)) >= 0) {
      this.#packet.streamIndex = stream.index;
      this.#packet.duration = BigInt(length);
      this.#packet.rescaleTs(coder.timeBase, stream.timeBase);
      check(await this.#format.writeFrame(this.#packet), 'write');
      this.#packet.unref();
    }
  }

  #taken(): Buffer {
    const taken = Buffer.concat(this.#written);
    this.#written = [];
    return taken;
  }
}

const check = (result: number, what: string): void => FFmpegError.throwIfError(result, what);

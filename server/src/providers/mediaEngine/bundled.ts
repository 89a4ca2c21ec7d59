import { Decoder, Demuxer, Encoder, FilterComplexAPI, Muxer } from 'node-av/api';
import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import type { FFEncoderCodec } from 'node-av/constants';
import type { Frame, Packet, Stream } from 'node-av/lib';
import { FORMATS, PROTOCOLS } from './mediaEngine.ts';
import type { MediaFacts, Recipe, RecipeOutput, VideoFacts } from './mediaEngine.ts';
import { quarter } from './program.ts';

/** Read by the FFmpeg inside node-av; only the process for films loads this, a library of 170 megabytes. */
export async function probe(file: string): Promise<MediaFacts> {
  await using input = await opened(file);
  const video = input.streams.find(
    ({ codecpar, disposition }) =>
      codecpar.codecType === AVMEDIA_TYPE_VIDEO && (disposition & AV_DISPOSITION_ATTACHED_PIC) === 0,
  );
  const audio = input.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO);
  return {
    duration: Math.max(0, input.duration || 0),
    ...(video && { video: seen(video) }),
    ...(audio && { audio: { index: audio.index } }),
  };
}

function seen({ index, codecpar, avgFrameRate: { num, den } }: Stream): VideoFacts {
  const { width, height } = codecpar;
  const rotation = turned(codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX));
  return { index, width, height, framesPerSecond: den > 0 ? num / den : 0, rotation };
}

/** The matrix is nine numbers in fixed point; the first two say the angle. */
function turned(matrix: Buffer | null): VideoFacts['rotation'] {
  if (!matrix || matrix.length < 36) return 0;
  return quarter((Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI);
}

/** A recipe by the library: what leaves the filters goes through the encoders into the outputs, frame by frame. */
export async function follow(recipe: Recipe, onTime: (seconds: number) => void): Promise<void> {
  await using input = await opened(recipe.input, recipe.inputFormat);
  const outputs = await Promise.all(recipe.outputs.map(outputOf));
  const ways = new Map<number, Way>();
  for (const { from, filters } of recipe.chains) {
    const tracks = outputs.flatMap((output) => output.filter(({ label }) => filters.includes(`[${label}]`)));
    ways.set(from, await wayOf(input.streams[from]!, filters, tracks));
  }
  for await (using packet of input.packets()) {
    if (!packet) break;
    await ways.get(packet.streamIndex)?.take(packet, onTime);
  }
  for (const way of ways.values()) await way.finish(onTime);
  for (const { muxer } of new Map(outputs.flat().map((track) => [track.muxer, track])).values()) await muxer.close();
}

interface Track {
  label: string;
  encoder: Encoder;
  muxer: Muxer;
  index: number;
}

async function outputOf({ file, format, options, tracks }: RecipeOutput): Promise<Track[]> {
  const muxer = await Muxer.open(file, { format, options });
  const made: Track[] = [];
  for (const { label, codec, options: own } of tracks) {
    const encoder = await Encoder.create(codec as FFEncoderCodec, { options: own });
    made.push({ label, encoder, muxer, index: muxer.addStream(encoder) });
  }
  return made;
}

/** From a stream of the input through the filters to the tracks. */
async function wayOf(stream: Stream, filters: string, tracks: readonly Track[]) {
  const source = `0:${stream.index}`;
  const decoder = await Decoder.create(stream, { exitOnError: false });
  const graph = FilterComplexAPI.create(`[${source}]${filters}`, {
    inputs: [{ label: source }],
    outputs: tracks.map(({ label }) => ({ label })),
  });
  // One after the other out of the graph, which has one place for a frame; then all encoders at once, while the next
  // frame is read.
  let encoding = Promise.resolve();
  const drain = async (): Promise<void> => {
    const frames: Frame[][] = [];
    for (const { label } of tracks) frames.push(await waiting(graph, label));
    await encoding;
    encoding = Promise.all(tracks.map((track, at) => encode(frames[at]!, track))).then(() => undefined);
    encoding.catch(() => undefined); // told where it is awaited
  };
  const decoded = async (onTime: (seconds: number) => void): Promise<void> => {
    for (;;) {
      using frame = await decoder.receive();
      if (!frame) return;
      onTime(Number(frame.pts) * (frame.timeBase.num / frame.timeBase.den));
      await graph.process(source, frame);
      await drain();
    }
  };
  return {
    async take(packet: Packet, onTime: (seconds: number) => void): Promise<void> {
      await decoder.decode(packet);
      await decoded(onTime);
    },
    async finish(onTime: (seconds: number) => void): Promise<void> {
      await decoder.flush();
      await decoded(onTime);
      await graph.flush();
      await drain();
      await encoding;
      for (const { encoder, muxer, index } of tracks) {
        await encoder.flush();
        await written(encoder, muxer, index);
      }
      graph.close(); // filters that write files finish them now
    },
  };
}

type Way = Awaited<ReturnType<typeof wayOf>>;

async function waiting(graph: FilterComplexAPI, label: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (let frame = await graph.receive(label); frame; frame = await graph.receive(label)) frames.push(frame);
  return frames;
}

async function encode(frames: Frame[], { encoder, muxer, index }: Track): Promise<void> {
  for (const one of frames) {
    using frame = one;
    await encoder.encode(frame);
    await written(encoder, muxer, index);
  }
}

async function written(encoder: Encoder, muxer: Muxer, index: number): Promise<void> {
  for (;;) {
    using packet = await encoder.receive();
    if (!packet) return;
    await muxer.writePacket(packet, index);
  }
}

const opened = (input: string, format?: string): Promise<Demuxer> =>
  Demuxer.open(
    input,
    format === undefined ? { options: { protocol_whitelist: PROTOCOLS, format_whitelist: FORMATS } } : { format },
  );

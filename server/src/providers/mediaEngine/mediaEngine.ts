/** What a file holds, as far as it matters for making it fit for players. */
export interface MediaFacts {
  /** Seconds; 0 when the file does not say. */
  duration: number;
  video?: VideoFacts;
  audio?: { index: number };
}

export interface VideoFacts {
  index: number;
  width: number;
  height: number;
  /** Degrees clockwise by which players turn the picture. */
  rotation: 0 | 90 | 180 | 270;
  framesPerSecond: number;
}

/** One encoded track of an output: what leaves the filters under this label. */
export interface RecipeTrack {
  label: string;
  kind: 'video' | 'audio';
  codec: string;
  options: Readonly<Record<string, string | number>>;
}

export interface RecipeOutput {
  file: string;
  format: string;
  options: Readonly<Record<string, string | number>>;
  tracks: readonly RecipeTrack[];
}

/** What is to be made of a file, read once from beginning to end; the filters are in FFmpeg's own language. */
export interface Recipe {
  /** Where the names of files below are looked for; within filters there are names of nothing else. */
  folder: string;
  input: string;
  /** For sources that are no file, such as `lavfi`; files say themselves what they are. */
  inputFormat?: string;
  /** Each from one stream of the input, `[0:{index}]`, to the labels of the tracks. */
  chains: readonly { from: number; filters: string }[];
  outputs: readonly RecipeOutput[];
}

export interface Following {
  /** Seconds of the input that are done. */
  onTime?: (seconds: number) => void;
  signal?: AbortSignal;
}

/** Reads and makes films and sounds, in a process of its own: what a file does to it, it does to that process alone. */
export interface MediaEngine {
  /** @throws EngineFailure when it is no film and no sound that can be read */
  probe(file: string, signal?: AbortSignal): Promise<MediaFacts>;
  /** @throws EngineFailure; what was made so far is of no use */
  follow(recipe: Recipe, following?: Following): Promise<void>;
}

/** The file is at fault (`unreadable`), or the process ended without a word (`died`). */
export class EngineFailure extends Error {
  readonly kind: 'unreadable' | 'died';

  constructor(kind: 'unreadable' | 'died', detail: string) {
    super(`media engine ${kind}: ${detail.slice(-400)}`);
    this.kind = kind;
  }
}

/** Demuxers that open one file and nothing else: no playlists, no lists of pictures, nothing that names other files. */
export const FORMATS =
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,flv,live_flv,mpegts,mpeg,mpegvideo,asf,mp3,wav,w64,aiff,flac,ogg,aac,ac3,amr,caf,h264,hevc,m4v,dv,rm,mxf,ape';

export const PROTOCOLS = 'file';

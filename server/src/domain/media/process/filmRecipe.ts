import type { MediaFacts, Recipe, RecipeOutput, RecipeTrack } from '../../../providers/mediaEngine/mediaEngine.ts';
import { POSTERS } from '#contract/rules/mediaLimits.ts';
import type { Rung } from './ladder.ts';
import { SHEET, tileOf } from './thumbnails.ts';

const SEGMENT_SECONDS = 6;
/** Between pictures that stand alone, to which players can jump. */
const JUMP_SECONDS = 2;
const SOUND_BITS = 128_000;
/** Names within the folder of the work, which are also the names in storage. */
export const KEY_INFO = 'key.info';
export const SOUND = 'sound';
/** Where in a film the pictures for its poster are, as shares of it. */
const PLACES = [0.12, 0.45, 0.78];

interface Film {
  folder: string;
  input: string;
  facts: MediaFacts;
  /** Empty for a sound. */
  rungs: readonly Rung[];
  /** Decibels. */
  gain: number;
}

/** Everything a film needs, in one go: every quality, the pictures of the seek bar and those for the poster. */
export function filmRecipe({ folder, input, facts, rungs, gain }: Film): Recipe {
  const { video, audio, duration } = facts;
  const names = rungs.length > 0 ? rungs.map(({ side }) => String(side)) : [SOUND];
  const chains: Recipe['chains'][number][] = [];
  if (video && rungs.length > 0)
    chains.push({ from: video.index, filters: pictureFilters(rungs, { duration, rotation: video.rotation }) });
  if (audio) chains.push({ from: audio.index, filters: soundFilters(names, gain) });
  const qualities = names.map((name, at) => {
    const picture = rungs[at];
    return playlistOf(name, [...(picture ? [pictureTrack(picture)] : []), ...(audio ? [soundTrack(name)] : [])]);
  });
  const pictures = rungs.length > 0 ? [picturesOf('sheet'), picturesOf('poster')] : [];
  return { folder, input, chains, outputs: [...qualities, ...pictures] };
}

function pictureFilters(rungs: readonly Rung[], film: { duration: number; rotation: number }): string {
  const best = rungs[0]!;
  const { every, width, height } = tileOf(best, film.duration);
  const moments = PLACES.slice(0, POSTERS).map((share, at) => film.duration * share || at);
  const wanted = moments.map((second, at) => `eq(selected_n\\,${at})*gte(t\\,${second.toFixed(3)})`).join('+');
  const parts = [...rungs.map(({ side }) => `[p${side}]`), '[tiles]', '[stills]'];
  return [
    `${turns[film.rotation] ?? ''}fps=${best.framesPerSecond},split=${parts.length}${parts.join('')}`,
    ...rungs.map((one) => `[p${one.side}]scale=${one.width}:${one.height},setsar=1,format=yuv420p[v${one.side}]`),
    `[tiles]fps=1/${every}:round=up,scale=${width}:${height},setsar=1,tile=${SHEET}x${SHEET},format=yuvj420p[sheet]`,
    `[stills]select=${wanted},setpts=N/FRAME_RATE/TB,scale=${best.width}:${best.height},setsar=1,format=yuvj420p[poster]`,
  ].join(';');
}

/** Clockwise. */
const turns: Readonly<Record<number, string>> = {
  90: 'transpose=clock,',
  180: 'hflip,vflip,',
  270: 'transpose=cclock,',
};

const soundFilters = (names: readonly string[], gain: number): string =>
  [
    'aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo',
    `volume=${gain.toFixed(2)}dB,alimiter=limit=0.84:level=disabled,aformat=sample_fmts=fltp`,
    `asplit=${names.length}${names.map((name) => `[a${name}]`).join('')}`,
  ].join(',');

const pictureTrack = ({ side, bits, level, framesPerSecond }: Rung): RecipeTrack => ({
  label: `v${side}`,
  kind: 'video',
  codec: 'libx264',
  options: {
    preset: 'veryfast',
    profile: 'high',
    level,
    crf: 23,
    maxrate: bits,
    bufsize: bits * 2,
    g: framesPerSecond * JUMP_SECONDS,
    keyint_min: framesPerSecond * JUMP_SECONDS,
    sc_threshold: 0,
  },
});

const soundTrack = (name: string): RecipeTrack => ({
  label: `a${name}`,
  kind: 'audio',
  codec: 'aac',
  options: { b: SOUND_BITS },
});

const playlistOf = (name: string, tracks: RecipeTrack[]): RecipeOutput => ({
  file: `${name}.m3u8`,
  format: 'hls',
  options: {
    hls_time: SEGMENT_SECONDS,
    hls_playlist_type: 'vod',
    hls_key_info_file: KEY_INFO,
    hls_segment_filename: `${name}-%05d.ts`,
  },
  tracks,
});

const picturesOf = (label: string): RecipeOutput => ({
  file: `${label}-%d.jpg`,
  format: 'image2',
  options: {},
  tracks: [{ label, kind: 'video', codec: 'mjpeg', options: { qmin: 4, qmax: 6 } }],
});

/** The playlist of the playlists (RFC 8216): players take from it what their line carries. */
export function mainPlaylist(rungs: readonly Rung[], hasSound: boolean): string {
  const sound = hasSound ? SOUND_BITS : 0;
  const entries = rungs.map(({ side, bits, width, height, codecs, framesPerSecond }) => {
    const all = [codecs, ...(hasSound ? ['mp4a.40.2'] : [])].join(',');
    // A tenth for the packing of the segments.
    const bandwidth = Math.round((bits + sound) * 1.1);
    return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},FRAME-RATE=${framesPerSecond}.000,CODECS="${all}"\n${side}.m3u8`;
  });
  const only = `#EXT-X-STREAM-INF:BANDWIDTH=${Math.round(sound * 1.1)},CODECS="mp4a.40.2"\n${SOUND}.m3u8`;
  return ['#EXTM3U', '#EXT-X-VERSION:3', ...(entries.length > 0 ? entries : [only]), ''].join('\n');
}

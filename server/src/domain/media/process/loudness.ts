import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Following, MediaEngine } from '../../../providers/mediaEngine/mediaEngine.ts';

/** What films are brought to, in LUFS (EBU R128): the usual level of players and phones. */
export const TARGET = -16;
/** What is quieter than this says nothing, and noise is not made loud. */
const SILENCE = -60;
const MOST = 24;

const MEASURED = 'loudness.txt';

interface Sound {
  folder: string;
  input: string;
  index: number;
}

/** The integrated loudness of a sound in LUFS. */
export async function measureLoudness(engine: MediaEngine, sound: Sound, following: Following): Promise<number> {
  const { folder, input, index } = sound;
  const print = `ametadata=mode=print:key=lavfi.r128.I:file=${MEASURED}`;
  const filters = `aresample=48000,ebur128=metadata=1,${print},aformat=sample_fmts=s16[sound]`;
  const track = { label: 'sound', kind: 'audio', codec: 'pcm_s16le', options: {} } as const;
  const outputs = [{ file: '-', format: 'null', options: {}, tracks: [track] }];
  await engine.follow({ folder, input, chains: [{ from: index, filters }], outputs }, following);
  const values = [...(await readFile(join(folder, MEASURED), 'utf8')).matchAll(/lavfi\.r128\.I=(\S+)/g)];
  const last = Number(values.at(-1)?.[1]);
  return Number.isFinite(last) ? last : -Infinity;
}

/** Decibels that bring a measured sound to the target. */
export const gainFor = (loudness: number): number =>
  loudness < SILENCE ? 0 : Math.max(-MOST, Math.min(MOST, TARGET - loudness));

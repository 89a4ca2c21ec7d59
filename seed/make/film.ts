import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaEngine, RecipeTrack } from '#server/providers/mediaEngine/mediaEngine.ts';

interface FilmWish {
  /** Left out: sound alone. */
  picture?: { width: number; height: number; framesPerSecond?: number };
  hasSound?: boolean;
  seconds?: number;
  /** Decibels below full scale. */
  quiet?: number;
  format?: string;
}

/** A small film of moving colours and a tone, made by the engine itself. */
export async function film(engine: MediaEngine, wish: FilmWish = {}): Promise<Buffer> {
  const { picture = { width: 320, height: 180 }, hasSound = true, seconds = 3, quiet = 30, format = 'mp4' } = wish;
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-film-'));
  const { width, height, framesPerSecond = 10 } = picture;
  const sources = [
    `testsrc2=size=${width}x${height}:rate=${framesPerSecond}:duration=${seconds}[out0]`,
    ...(hasSound ? [`sine=frequency=440:duration=${seconds}[out1]`] : []),
  ];
  const tracks: RecipeTrack[] = [
    { label: 'v', kind: 'video', codec: 'libx264', options: { preset: 'ultrafast', crf: 30 } },
    ...(hasSound ? [{ label: 'a', kind: 'audio', codec: 'aac', options: { b: 64_000 } } as const] : []),
  ];
  const chains = [
    { from: 0, filters: 'format=yuv420p[v]' },
    ...(hasSound ? [{ from: 1, filters: `volume=-${quiet}dB,aformat=sample_fmts=fltp[a]` }] : []),
  ];
  try {
    const outputs = [{ file: 'film', format, options: {}, tracks }];
    await engine.follow({ folder, input: sources.join(';'), inputFormat: 'lavfi', chains, outputs });
    return await readFile(join(folder, 'film'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A tone without a picture. */
export async function tone(engine: MediaEngine, seconds = 3): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-tone-'));
  const track: RecipeTrack = { label: 'a', kind: 'audio', codec: 'aac', options: { b: 64_000 } };
  try {
    await engine.follow({
      folder,
      input: `sine=frequency=440:duration=${seconds}`,
      inputFormat: 'lavfi',
      chains: [{ from: 0, filters: 'volume=-10dB,aformat=sample_fmts=fltp[a]' }],
      outputs: [{ file: 'tone', format: 'mp4', options: {}, tracks: [track] }],
    });
    return await readFile(join(folder, 'tone'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

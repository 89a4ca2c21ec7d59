import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileType } from '#contract/rules/fileKinds.ts';
import { mediaLimits } from '#contract/rules/mediaLimits.ts';
import type { Db } from '../../../db/client.ts';
import type { mediaFile } from '../../../db/schema/media.ts';
import type { Providers } from '../../../providers/providers.ts';
import { EngineFailure } from '../../../providers/mediaEngine/mediaEngine.ts';
import type { MediaFacts } from '../../../providers/mediaEngine/mediaEngine.ts';
import { filmRecipe, KEY_INFO, mainPlaylist } from './filmRecipe.ts';
import { ladderOf } from './ladder.ts';
import { gainFor, measureLoudness } from './loudness.ts';
import { refusals } from './refusal.ts';
import { thumbnailFile, tileOf } from './thumbnails.ts';
import { keep } from './workshop.ts';
import type { Workshop } from './workshop.ts';

type Media = typeof mediaFile.$inferSelect;

/** What the columns of a file say once it can be used. */
export type Made = Partial<typeof mediaFile.$inferInsert>;

export interface Work {
  db: Db;
  providers: Pick<Providers, 'mediaEngine' | 'storage' | 'office'>;
  media: Media;
  place: Workshop;
  signal: AbortSignal;
  /** Percent. */
  report: (percent: number) => void;
}

/** A key of sixteen bytes lies beside a playlist under this name, and in the database in truth. */
export const SEGMENT_KEY = 'segment.key';

/** The work of measuring the sound, of making everything, and of putting it into the storage. */
const SHARES = { measured: 12, made: 94 };

/** Makes a film or a sound fit for players: HLS in several qualities, encrypted, at an even loudness, with pictures. */
export async function makeFilm({ providers, media, place, signal, report }: Work): Promise<Made> {
  const { mediaEngine: engine, storage } = providers;
  const { folder, source: input } = place;
  const isFilm = media.fileType === FileType.video;
  const facts = await factsOf(engine.probe(input, signal), isFilm);
  const length = facts.duration;
  let reached = 0;
  const following = (from: number, to: number) => {
    const stop = new AbortController();
    const onTime = (second: number): void => {
      if (second > mediaLimits.seconds) stop.abort(refusals.tooLong());
      reached = Math.max(reached, second);
      if (length > 0) report(from + Math.min(1, second / length) * (to - from));
    };
    return { onTime, signal: AbortSignal.any([signal, stop.signal]) };
  };
  const engineSays = (error: unknown): never => {
    if (!(error instanceof EngineFailure)) throw error;
    throw error.kind === 'died' ? refusals.died() : refusals.broken(reached);
  };

  let gain = 0;
  if (facts.audio) {
    const sound = { folder, input, index: facts.audio.index };
    gain = gainFor(await measureLoudness(engine, sound, following(0, SHARES.measured)).catch(engineSays));
  }
  const segmentKey = randomBytes(16);
  await writeFile(join(folder, 'segment'), segmentKey, { mode: 0o600 });
  await writeFile(join(folder, KEY_INFO), `${SEGMENT_KEY}\nsegment\n${randomBytes(16).toString('hex')}\n`);
  const rungs = isFilm && facts.video ? ladderOf(facts.video) : [];
  const duration = length || reached;
  const recipe = filmRecipe({ folder, input, facts: { ...facts, duration }, rungs, gain });
  await engine.follow(recipe, following(SHARES.measured, SHARES.made)).catch(engineSays);
  if (reached < length * 0.9 - 10) throw refusals.broken(reached);

  const seconds = Math.max(1, Math.round(length || reached));
  await writeFile(join(folder, 'index.m3u8'), mainPlaylist(rungs, facts.audio !== undefined));
  if (rungs[0]) await writeFile(join(folder, 'thumbnails.vtt'), thumbnailFile(tileOf(rungs[0], duration), duration));
  const names = (await readdir(folder)).filter((name) => /\.(ts|m3u8|jpg|vtt)$/.test(name));
  const below = folderOf(media.id);
  await keep(storage, folder, names.toSorted(lastIndex), below);
  const pictures = names.filter((name) => name.startsWith('poster-')).toSorted();
  return {
    storageKey: `${below}/index.m3u8`,
    contentType: 'application/vnd.apple.mpegurl',
    length: seconds,
    variants: rungs.length > 1 ? rungs.map(({ label, side }) => ({ label, key: `${below}/${side}.m3u8` })) : [],
    pictures: pictures.map((name) => `${below}/${name}`),
    poster: Math.min(1, Math.max(0, pictures.length - 1)),
    thumbnails: rungs.length > 0 ? `${below}/thumbnails.vtt` : '',
    segmentKey,
  };
}

/** Of what is made of a file. */
export const folderOf = (mediaId: string): string => `made/${mediaId}`;

/** The way in comes last: until it is there nothing of it can be played. */
const lastIndex = (one: string, other: string): number =>
  Number(one === 'index.m3u8') - Number(other === 'index.m3u8') || one.localeCompare(other);

async function factsOf(probing: Promise<MediaFacts>, isFilm: boolean): Promise<MediaFacts> {
  const facts = await probing.catch((error: unknown) => {
    throw error instanceof EngineFailure ? refusals.noMedia() : error;
  });
  const { video, audio, duration } = facts;
  if (isFilm && !video) throw audio ? refusals.noPicture() : refusals.noMedia();
  if (!isFilm && !audio) throw video ? refusals.noSound() : refusals.noMedia();
  if (duration > mediaLimits.seconds) throw refusals.tooLong();
  if (isFilm && video) {
    if (video.width * video.height > mediaLimits.pixels) throw refusals.tooLarge(video.width, video.height);
    if (video.width < 1 || video.height < 1) throw refusals.noMedia();
  }
  return facts;
}

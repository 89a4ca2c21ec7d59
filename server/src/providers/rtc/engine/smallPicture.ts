import { DataPacket, DataPacket_Kind, UserPacket, VideoQuality } from '@livekit/protocol';
import { SMALL_PICTURE, SMALL_WISH } from '#contract/rules/rtcRooms.ts';
import { guarded } from './guarded.ts';
import type { Participant } from './participant.ts';
import type { PublishedTrack } from './track.ts';
import { sourceOf } from './track.ts';

/** The new picture is seen before the old one goes. */
const BOTH_MS = 1000;

/** A second, smaller picture of a camera: only those get it who asked for less, instead of the large one. */
export const isSmall = ({ kind, info }: Pick<PublishedTrack, 'kind' | 'info'>): boolean =>
  kind === 'video' && info.name === SMALL_PICTURE;

const tracksOf = ({ publishing }: Participant): PublishedTrack[] => [...publishing.tracks.values()];
const cameraOf = (owner: Participant): PublishedTrack | undefined =>
  tracksOf(owner).find((track) => track.kind === 'video' && !isSmall(track) && sourceOf(track) === 'camera');
const smallOf = (owner: Participant): PublishedTrack | undefined => tracksOf(owner).find(isSmall);
const isAskedFor = (owner: Participant): boolean => {
  const camera = cameraOf(owner);
  return camera !== undefined && [...owner.room.people.values()].some(({ sparing }) => sparing.has(camera.sid));
};

/** A viewer says how good a picture has to be; only cameras have a smaller one. */
export function chooseQuality(viewer: Participant, sid: string, quality: VideoQuality): void {
  const owner = [...viewer.room.people.values()].find((one) => cameraOf(one)?.sid === sid);
  const isSparing = quality === VideoQuality.LOW;
  if (!owner || owner === viewer || viewer.sparing.has(sid) === isSparing) return;
  if (isSparing) viewer.sparing.add(sid);
  else viewer.sparing.delete(sid);
  askForSmall(owner);
  if (viewer.subscribing.watched.has(sid) || smallIsWatched(viewer, owner)) showOne(viewer, owner);
}

const smallIsWatched = (viewer: Participant, owner: Participant): boolean =>
  viewer.subscribing.watched.has(smallOf(owner)?.sid ?? '');

/** Of somebody's camera a viewer gets one picture: the small one when they asked for less and it is there. */
export function showOne(viewer: Participant, owner: Participant): void {
  const [camera, small] = [cameraOf(owner), smallOf(owner)];
  if (!camera) return;
  const isSmaller = viewer.sparing.has(camera.sid) && small?.format !== undefined;
  const [wanted, other] = isSmaller ? [small, camera] : [camera, small];
  viewer.subscribing.add(wanted);
  viewer.subscribing.offer();
  if (!other || !viewer.subscribing.watched.has(other.sid)) return;
  const drop = guarded(() => {
    const isStill = (viewer.sparing.has(camera.sid) && smallOf(owner)?.format !== undefined) === isSmaller;
    if (isStill && viewer.subscribing.remove(other)) viewer.subscribing.offer();
  });
  setTimeout(drop, BOTH_MS);
}

/** Who wants no picture of a camera gets no small one either. */
export function dropSmall(viewer: Participant, owner: Participant, track: PublishedTrack): void {
  viewer.subscribing.remove(track);
  const small = track === cameraOf(owner) && smallOf(owner);
  if (small) viewer.subscribing.remove(small);
}

/** The small picture came, or went: those who asked for less are shown what there is now. */
export function showAll(owner: Participant): void {
  const camera = cameraOf(owner);
  if (!camera) return;
  for (const viewer of owner.room.people.values())
    if (viewer !== owner && viewer.sparing.has(camera.sid)) showOne(viewer, owner);
}

/** Tells who sends whether anybody wants the small picture; now and then again, as a word may get lost. */
export function askForSmall(owner: Participant): void {
  const isWanted = isAskedFor(owner);
  if (isWanted === (smallOf(owner) !== undefined)) return;
  const payload = new Uint8Array([isWanted ? 1 : 0]);
  const value = { case: 'user' as const, value: new UserPacket({ topic: SMALL_WISH, payload }) };
  const packet = new DataPacket({ kind: DataPacket_Kind.RELIABLE, value });
  owner.subscribing.sendData(Buffer.from(packet.toBinary()), true);
}

import { ConnectionQuality, RoomEvent, Track, VideoQuality } from 'livekit-client';
import type { RemoteTrackPublication, Room } from 'livekit-client';
import { SMALL_PICTURE } from '#contract/rules/rtcRooms.ts';
import type { DataStep } from './dataLadder.ts';

/** So much is lost that the picture stops. */
export const isPoor = ({ localParticipant: { connectionQuality } }: Room): boolean =>
  connectionQuality === ConnectionQuality.Poor || connectionQuality === ConnectionQuality.Lost;

/**
 * Fetches of everybody's pictures what the step allows, also of those who come later. Which size of a camera is sent the
 * media server decides by what was asked for.
 * @returns the way to leave it as it is from then on
 */
export function fetchBy(media: Room, step: DataStep): () => void {
  const choose = (publication: RemoteTrackPublication): void => {
    if (publication.kind !== Track.Kind.Video || publication.trackName === SMALL_PICTURE) return;
    const isWanted = step !== 'sound';
    if (publication.isDesired !== isWanted) publication.setSubscribed(isWanted);
    if (isWanted) publication.setVideoQuality(step === 'small' ? VideoQuality.LOW : VideoQuality.HIGH);
  };
  for (const person of media.remoteParticipants.values())
    for (const publication of person.trackPublications.values()) choose(publication);
  media.on(RoomEvent.TrackPublished, choose);
  return () => void media.off(RoomEvent.TrackPublished, choose);
}

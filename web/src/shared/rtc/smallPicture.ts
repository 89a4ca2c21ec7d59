import type { Room } from 'livekit-client';
import { RoomEvent, Track } from 'livekit-client';
import { SMALL_PICTURE, SMALL_WISH } from '#contract/rules/rtcRooms.ts';

const SIZE = { width: 640, height: 360 } as const;
const ENCODING = { maxBitrate: 300_000, maxFramerate: 15 } as const;

interface Sent {
  of: MediaStreamTrack;
  small: MediaStreamTrack;
}

/**
 * Sends a second, smaller picture of the camera while the engine says that somebody wants it, and none otherwise: nobody
 * pays for it in a room where all watch the large one.
 * @returns the way to stop
 */
export function offerSmallPicture(room: Room): () => void {
  const me = room.localParticipant;
  let isWanted = false;
  let isOver = false;
  let sent: Sent | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function settle(): Promise<void> {
    const camera = me.getTrackPublication(Track.Source.Camera);
    const wanted = isWanted && !isOver && !camera?.isMuted ? camera?.track?.mediaStreamTrack : undefined;
    if (wanted === sent?.of) return;
    if (sent) {
      const { small } = sent;
      sent = undefined;
      await me.unpublishTrack(small, true);
    }
    if (!wanted) return;
    const small = wanted.clone();
    sent = { of: wanted, small };
    // a browser that cannot make it smaller still sends fewer bits
    await small.applyConstraints(SIZE).catch(() => undefined);
    const unknown = { name: SMALL_PICTURE, source: Track.Source.Unknown, simulcast: false };
    await me.publishTrack(small, { ...unknown, videoEncoding: ENCODING });
  }
  // one after the other: a camera may go while its small picture is still on its way
  const look = () => void (last = last.then(settle).catch(() => undefined));
  const hear = (bytes: Uint8Array, from: unknown, _kind: unknown, topic?: string) => {
    if (topic !== SMALL_WISH || from !== undefined) return;
    isWanted = bytes[0] === 1;
    look();
  };
  const events = [
    RoomEvent.LocalTrackPublished,
    RoomEvent.LocalTrackUnpublished,
    RoomEvent.TrackMuted,
    RoomEvent.TrackUnmuted,
    RoomEvent.ActiveDeviceChanged,
  ] as const;
  room.on(RoomEvent.DataReceived, hear);
  for (const event of events) room.on(event, look);
  return () => {
    isOver = true;
    room.off(RoomEvent.DataReceived, hear);
    for (const event of events) room.off(event, look);
    look();
  };
}

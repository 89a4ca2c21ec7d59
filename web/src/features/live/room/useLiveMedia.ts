import { DisconnectReason, Room, RoomEvent, Track } from 'livekit-client';
import { useEffect, useState } from 'react';
import { enterRoom } from '#contract/course/trtc.ts';
import { MEDIA_FULL } from '#contract/im/callFailures.ts';
import { CallError } from '#contract/kit/callError.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { call } from '../../../kit/call.ts';
import { chosenDevices } from '../../../shared/rtc/chosenDevices.ts';

export interface LiveMedia {
  media: Room | null;
  /** Grows with every change in the room. */
  version: number;
  trouble: string;
}

/** Who only watches has another way to: they do not wait for long. */
const SHORT = { peerConnectionTimeout: 8000, websocketTimeout: 8000, maxRetries: 0 } as const;

/** Somebody wanted it so; after any other end there is another way to watch. */
const meant: ReadonlySet<DisconnectReason | undefined> = new Set([
  DisconnectReason.CLIENT_INITIATED,
  DisconnectReason.DUPLICATE_IDENTITY,
  DisconnectReason.PARTICIPANT_REMOVED,
  DisconnectReason.ROOM_DELETED,
]);

/**
 * Sound and picture of a class; with `isSparing` no picture is fetched, only sound. `onShut` is told when there is no way
 * in, or no place; it must stay the same one.
 */
export function useLiveMedia(periodId: string, isSparing: boolean, onShut?: () => void): LiveMedia {
  const [state, setState] = useState<LiveMedia>({ media: null, version: 0, trouble: '' });
  useEffect(() => {
    let isGone = false;
    let entered: Room | undefined;
    const tell = (trouble: string) => void (isGone || setState((before) => ({ ...before, trouble })));
    const join = async () => {
      const ticket = await call(enterRoom, { roomKind: RoomKind.live, roomId: periodId }, { isShowErrTip: false });
      if (isGone) return;
      const { iceServers, ...options } = ticket.clientOptions;
      const media = new Room({ ...options, ...chosenDevices() });
      entered = media;
      const changed = () => void (isGone || setState((before) => ({ ...before, media, version: before.version + 1 })));
      for (const event of Object.values(RoomEvent)) media.on(event, changed);
      media.on(RoomEvent.Reconnecting, () => tell('网络不稳，正在重新连接…'));
      media.on(RoomEvent.Reconnected, () => tell(''));
      media.on(RoomEvent.Disconnected, (reason) => void (isGone || meant.has(reason) || onShut?.()));
      const { href } = new URL(ticket.url, location.href);
      const rtcConfig = iceServers.length > 0 ? { rtcConfig: { iceServers } } : {};
      await media.connect(href, ticket.token, { ...rtcConfig, ...(onShut && SHORT) });
      changed();
    };
    join().catch((error: unknown) => {
      const isRefused = error instanceof CallError && error.code !== MEDIA_FULL.code;
      if (onShut && !isRefused) return isGone || onShut();
      return tell(isRefused ? error.message : '连不上音视频服务，课件和讨论不受影响；检查网络后刷新这一页');
    });
    return () => {
      isGone = true;
      void entered?.disconnect();
    };
  }, [periodId, onShut]);
  const { media } = state;
  useEffect(() => {
    if (!media) return;
    const choose = () => {
      for (const person of media.remoteParticipants.values())
        for (const publication of person.trackPublications.values())
          if (publication.kind === Track.Kind.Video) publication.setSubscribed(!isSparing);
    };
    choose();
    media.on(RoomEvent.TrackPublished, choose);
    return () => void media.off(RoomEvent.TrackPublished, choose);
  }, [media, isSparing]);
  return state;
}

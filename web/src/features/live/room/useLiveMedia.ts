import { DisconnectReason, Room, RoomEvent, Track } from 'livekit-client';
import { useEffect, useState } from 'react';
import { enterRoom } from '#contract/course/trtc.ts';
import { CallError } from '#contract/kit/callError.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { call } from '../../../kit/call.ts';

export interface LiveMedia {
  media: Room | null;
  /** Grows with every change in the room. */
  version: number;
  trouble: string;
  /** The room itself cannot be reached, or not any more; everything else goes on. */
  isOut: boolean;
}

/** Sound and picture of a class; with `isSparing` no picture is fetched, only sound. */
export function useLiveMedia(periodId: string, isSparing: boolean): LiveMedia {
  const [state, setState] = useState<LiveMedia>({ media: null, version: 0, trouble: '', isOut: false });
  useEffect(() => {
    let isGone = false;
    let entered: Room | undefined;
    let [isIn, isLost] = [false, false];
    const tell = (trouble: string) => void (isGone || setState((before) => ({ ...before, trouble })));
    const join = async () => {
      const ticket = await call(enterRoom, { roomKind: RoomKind.live, roomId: periodId }, { isShowErrTip: false });
      if (isGone) return;
      const { iceServers, ...options } = ticket.clientOptions;
      const media = new Room(options);
      entered = media;
      const changed = () =>
        void (isGone || isLost || setState((before) => ({ ...before, media, version: before.version + 1 })));
      for (const event of Object.values(RoomEvent)) media.on(event, changed);
      media.on(RoomEvent.Reconnecting, () => tell('网络不稳，正在重新连接…'));
      media.on(RoomEvent.Reconnected, () => tell(''));
      media.on(RoomEvent.Disconnected, (reason) => isLoss(reason) && isIn && out());
      const { href } = new URL(ticket.url, location.href);
      await media.connect(href, ticket.token, iceServers.length > 0 ? { rtcConfig: { iceServers } } : {});
      isIn = true;
      changed();
    };
    const out = () => {
      isLost = true;
      if (!isGone) setState((before) => ({ ...before, media: null, isOut: true, trouble: '连不上实时的音视频' }));
    };
    join().catch((error: unknown) => (error instanceof CallError ? tell(error.message) : out()));
    return () => {
      isGone = true;
      void entered?.disconnect();
    };
  }, [periodId]);
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

/** Not what a host or another page of one's own decided. */
const isLoss = (reason: DisconnectReason | undefined): boolean =>
  reason === undefined ||
  [DisconnectReason.UNKNOWN_REASON, DisconnectReason.SIGNAL_CLOSE, DisconnectReason.CONNECTION_TIMEOUT].includes(
    reason,
  );

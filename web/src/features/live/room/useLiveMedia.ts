import { Room, RoomEvent, Track } from 'livekit-client';
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
}

/** Sound and picture of a class; with `isSparing` no picture is fetched, only sound. */
export function useLiveMedia(periodId: string, isSparing: boolean): LiveMedia {
  const [state, setState] = useState<LiveMedia>({ media: null, version: 0, trouble: '' });
  useEffect(() => {
    let isGone = false;
    let entered: Room | undefined;
    const tell = (trouble: string) => void (isGone || setState((before) => ({ ...before, trouble })));
    const join = async () => {
      const ticket = await call(enterRoom, { roomKind: RoomKind.live, roomId: periodId }, { isShowErrTip: false });
      if (isGone) return;
      const { iceServers, ...options } = ticket.clientOptions;
      const media = new Room(options);
      entered = media;
      const changed = () => void (isGone || setState((before) => ({ ...before, media, version: before.version + 1 })));
      for (const event of Object.values(RoomEvent)) media.on(event, changed);
      media.on(RoomEvent.Reconnecting, () => tell('网络不稳，正在重新连接…'));
      media.on(RoomEvent.Reconnected, () => tell(''));
      const { href } = new URL(ticket.url, location.href);
      await media.connect(href, ticket.token, iceServers.length > 0 ? { rtcConfig: { iceServers } } : {});
      changed();
    };
    join().catch((error: unknown) =>
      tell(error instanceof CallError ? error.message : '连不上音视频服务，课件和讨论不受影响；检查网络后刷新这一页'),
    );
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

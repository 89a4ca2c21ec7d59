import type { Room } from 'livekit-client';
import { useEffect, useState } from 'react';
import { enterRoom } from '#contract/course/trtc.ts';
import { CallError } from '#contract/kit/callError.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { call as send } from '../../../kit/call.ts';
import { UNAFFECTED } from '../../../shared/calls/CallDeviceButton.tsx';
import { deviceTrouble } from '../../../shared/rtc/deviceTrouble.ts';
import { chosenDevices } from '../../../shared/rtc/useRoomDevices.ts';

export interface CallRoom {
  room: Room | null;
  /** Grows with every change in the room: who is there, what they send. */
  version: number;
  /** Why there is no sound or picture, and what to do. */
  trouble: string;
}

/** The media of a call, joined once somebody answered and left with the page. */
export function useCallRoom(callId: string, isActive: boolean, withCamera: boolean): CallRoom {
  const [state, setState] = useState<CallRoom>({ room: null, version: 0, trouble: '' });
  useEffect(() => {
    if (!isActive) return;
    let isGone = false;
    let joined: Room | undefined;
    const tell = (trouble: string) => void (isGone || setState((before) => ({ ...before, trouble })));
    const join = async () => {
      const [{ Room: Media, RoomEvent }, ticket] = await Promise.all([
        import('livekit-client'),
        send(enterRoom, { roomKind: RoomKind.call, roomId: callId }, { isShowErrTip: false }),
      ]);
      if (isGone) return;
      const { iceServers, ...options } = ticket.clientOptions;
      const room = new Media({ ...options, ...chosenDevices() });
      joined = room;
      const changed = () => void (isGone || setState((before) => ({ ...before, room, version: before.version + 1 })));
      for (const event of Object.values(RoomEvent)) room.on(event, changed);
      room.on(RoomEvent.Reconnecting, () => tell('网络不稳，正在重新连接…'));
      room.on(RoomEvent.Reconnected, () => tell(''));
      const { href } = new URL(ticket.url, location.href);
      await room.connect(href, ticket.token, iceServers.length > 0 ? { rtcConfig: { iceServers } } : {});
      await room.localParticipant
        .setMicrophoneEnabled(true)
        .catch((error: unknown) => tell(deviceTrouble('麦克风', error, UNAFFECTED)));
      if (withCamera)
        await room.localParticipant
          .setCameraEnabled(true)
          .catch((error: unknown) => tell(deviceTrouble('摄像头', error, UNAFFECTED)));
      changed();
    };
    join().catch((error: unknown) =>
      tell(error instanceof CallError ? error.message : '连不上音视频服务，请检查网络后刷新这一页'),
    );
    return () => {
      isGone = true;
      void joined?.disconnect();
    };
  }, [callId, isActive, withCamera]);
  return state;
}

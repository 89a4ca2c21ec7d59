import type { Room } from 'livekit-client';
import { useEffect, useState } from 'react';
import { enterRoom } from '#contract/course/trtc.ts';
import { CallError } from '#contract/kit/callError.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { call as send } from '../../../kit/call.ts';

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
      const room = new Media(options);
      joined = room;
      const changed = () => void (isGone || setState((before) => ({ ...before, room, version: before.version + 1 })));
      for (const event of Object.values(RoomEvent)) room.on(event, changed);
      room.on(RoomEvent.Reconnecting, () => tell('网络不稳，正在重新连接…'));
      room.on(RoomEvent.Reconnected, () => tell(''));
      const { href } = new URL(ticket.url, location.href);
      await room.connect(href, ticket.token, iceServers.length > 0 ? { rtcConfig: { iceServers } } : {});
      await room.localParticipant
        .setMicrophoneEnabled(true)
        .catch((error: unknown) => tell(deviceTrouble('麦克风', error)));
      if (withCamera)
        await room.localParticipant
          .setCameraEnabled(true)
          .catch((error: unknown) => tell(deviceTrouble('摄像头', error)));
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

/** What a browser that gives no microphone or camera is told to be about. */
export function deviceTrouble(device: string, error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return `浏览器没有允许使用${device}：点地址栏左侧的图标，改成允许，再刷新这一页`;
  if (name === 'NotFoundError') return `没有找到${device}：请接上设备再打开它，通话不受影响`;
  if (name === 'NotReadableError') return `${device}正被别的程序占用：关掉那个程序，再打开一次`;
  return `${device}打不开，请换一个设备再试`;
}

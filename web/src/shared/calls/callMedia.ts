import type { RemoteTrack, Room } from 'livekit-client';
import { useSyncExternalStore } from 'react';
import { enterRoom } from '#contract/course/trtc.ts';
import type { Call } from '#contract/im/callShapes.ts';
import { CallError } from '#contract/kit/callError.ts';
import { CallType } from '#contract/rules/calls.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { call as send } from '../../kit/call.ts';

export interface CallMedia {
  room: Room | null;
  /** Grows with every change in the room: who is there, what they send. */
  version: number;
  /** Why there is no sound or picture, and what to do. */
  trouble: string;
}

const NONE: CallMedia = { room: null, version: 0, trouble: '' };

let now = NONE;
/** The call whose media this tab has, and the way to let go of them. */
let held: { callId: string; leave: () => void } | null = null;
const listeners = new Set<() => void>();

function set(next: Partial<CallMedia>): void {
  now = { ...now, ...next, version: now.version + 1 };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Sound and picture of the running call: they belong to the tab and not to a page, so one can look at another page meanwhile. */
export const useCallMedia = (): CallMedia =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => NONE,
  );

/** Asked again for the same call, everything stays as it is. */
export function joinMedia(call: Pick<Call, 'callId' | 'callType'>): void {
  if (held?.callId === call.callId) return;
  leaveMedia();
  let joined: Room | undefined;
  const mine = {
    callId: call.callId,
    leave: () => void joined?.disconnect(),
  };
  held = mine;
  const tell = (next: Partial<CallMedia>) => void (held === mine && set(next));
  const join = async () => {
    const [{ Room: Media, RoomEvent, Track }, ticket] = await Promise.all([
      import('livekit-client'),
      send(enterRoom, { roomKind: RoomKind.call, roomId: call.callId }, { isShowErrTip: false }),
    ]);
    if (held !== mine) return;
    const { iceServers, ...options } = ticket.clientOptions;
    const room = new Media(options);
    joined = room;
    const changed = () => tell({ room });
    for (const event of Object.values(RoomEvent)) room.on(event, changed);
    // what is heard needs no place on a page
    const isSound = ({ kind }: RemoteTrack) => kind === Track.Kind.Audio;
    room.on(RoomEvent.TrackSubscribed, (track) => void (isSound(track) && track.attach()));
    room.on(RoomEvent.TrackUnsubscribed, (track) => void (isSound(track) && track.detach()));
    room.on(RoomEvent.Reconnecting, () => tell({ trouble: '网络不稳，正在重新连接…' }));
    room.on(RoomEvent.Reconnected, () => tell({ trouble: '' }));
    const { href } = new URL(ticket.url, location.href);
    await room.connect(href, ticket.token, iceServers.length > 0 ? { rtcConfig: { iceServers } } : {});
    const without = (device: string) => (error: unknown) => tell({ trouble: deviceTrouble(device, error) });
    await room.localParticipant.setMicrophoneEnabled(true).catch(without('麦克风'));
    if (held === mine && call.callType === CallType.video)
      await room.localParticipant.setCameraEnabled(true).catch(without('摄像头'));
    changed();
  };
  join().catch((error: unknown) =>
    tell({ trouble: error instanceof CallError ? error.message : '连不上音视频服务，请检查网络后刷新这一页' }),
  );
}

/** The call is over for this tab, or another device has it. */
export function leaveMedia(): void {
  if (!held) return;
  const { leave } = held;
  held = null;
  leave();
  set({ room: null, trouble: '' });
}

/** What a browser that gives no microphone or camera is told to be about. */
export function deviceTrouble(device: string, error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return `浏览器没有允许使用${device}：点地址栏左侧的图标，改成允许，再刷新这一页`;
  if (name === 'NotFoundError') return `没有找到${device}：请接上设备再打开它，通话不受影响`;
  if (name === 'NotReadableError') return `${device}正被别的程序占用：关掉那个程序，再打开一次`;
  return `${device}打不开，请换一个设备再试`;
}

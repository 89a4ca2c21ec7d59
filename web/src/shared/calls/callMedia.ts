import type { RemoteTrack, Room } from 'livekit-client';
import { useSyncExternalStore } from 'react';
import type { Call } from '#contract/im/callShapes.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { mayComeBack, MEDIA_LOST, whyNotIn } from '../rtc/mediaWords.ts';
import { sendAgain } from '../rtc/sendAgain.ts';
import { stayJoined } from '../rtc/stayJoined.ts';
import { switchesOf } from './callSwitches.ts';

/** What goes on without a microphone or camera. */
export const UNAFFECTED = '通话';

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

/** Asked again for the same call, everything stays as it is. A connection that is lost for good is made anew. */
export function joinMedia(call: Pick<Call, 'callId' | 'callType'>): void {
  if (held?.callId === call.callId) return;
  leaveMedia();
  let joined: Room | undefined;
  const mine = { callId: call.callId, leave: () => undefined as void };
  held = mine;
  const isHeld = () => held === mine;
  const tell = (next: Partial<CallMedia>) => void (isHeld() && set(next));
  const join = async (onLost: () => void) => {
    const [{ RoomEvent, Track }, { enterMedia }] = await Promise.all([
      import('livekit-client'),
      import('../rtc/enterMedia.ts'),
    ]);
    const listenTo = (room: Room) => {
      joined = room;
      for (const event of Object.values(RoomEvent)) room.on(event, () => void (joined === room && tell({ room })));
      // what is heard needs no place on a page
      const isSound = ({ kind }: RemoteTrack) => kind === Track.Kind.Audio;
      room.on(RoomEvent.TrackSubscribed, (track) => void (isSound(track) && track.attach()));
      room.on(RoomEvent.TrackUnsubscribed, (track) => void (isSound(track) && track.detach()));
    };
    const room = await enterMedia(
      { roomKind: RoomKind.call, roomId: call.callId },
      { isWanted: isHeld, onRoom: listenTo, onTrouble: (trouble) => tell({ trouble }), onLost },
    );
    if (!room || !isHeld()) return;
    tell({ room, trouble: '' });
    const refused = await sendAgain(room, switchesOf(call.callId, call.callType), UNAFFECTED);
    if (joined === room) tell({ room, ...(refused && { trouble: refused }) });
  };
  const gone = (trouble: string) => {
    joined = undefined;
    tell({ room: null, trouble });
  };
  const stop = stayJoined({
    join,
    onLost: () => {
      gone(MEDIA_LOST);
      return true;
    },
    onFailed: (error) => {
      gone(whyNotIn(error, '连不上音视频服务，请检查网络'));
      return mayComeBack(error);
    },
  });
  mine.leave = () => {
    stop();
    void joined?.disconnect();
  };
}

/** The call is over for this tab, or another device has it. */
export function leaveMedia(): void {
  if (!held) return;
  const { leave } = held;
  held = null;
  leave();
  set({ room: null, trouble: '' });
}

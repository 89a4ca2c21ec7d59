import type { Room } from 'livekit-client';
import { DisconnectReason, RoomEvent, Track } from 'livekit-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { enterMedia } from '../../../shared/rtc/enterMedia.ts';
import { forgetSwitches, keepSwitches, keptSwitches } from '../../../shared/rtc/keptSwitches.ts';
import type { Switches } from '../../../shared/rtc/keptSwitches.ts';
import { isFull, mayComeBack, MEDIA_LOST, whyNotIn } from '../../../shared/rtc/mediaWords.ts';
import { sendAgain } from '../../../shared/rtc/sendAgain.ts';
import { stayJoined } from '../../../shared/rtc/stayJoined.ts';
import { LOOK_SECONDS } from './dataLadder.ts';
import { fetchBy, isPoor } from './fetchBy.ts';
import { cameraSize, liveSwitches } from './liveSwitches.ts';
import { UNAFFECTED } from './LiveDevices.tsx';
import type { DataLadder } from './useDataLadder.ts';

export interface LiveMedia {
  media: Room | null;
  /** Grows with every change in the room. */
  version: number;
  trouble: string;
  /** What was on, and the browser does not give back by itself. */
  heldBack: Switches | null;
  /** Asks the browser for it again. */
  restore: () => void;
  /** Another page of mine took the place of this one. */
  isTaken: boolean;
  /** Takes it back to this page. */
  takeBack: () => void;
}

const NONE: Omit<LiveMedia, 'restore' | 'takeBack'> = {
  media: null,
  version: 0,
  trouble: '',
  heldBack: null,
  isTaken: false,
};

function lackOf(media: Room | null, on: Switches | null): Switches | null {
  if (!media || !on) return null;
  const { isMicrophoneEnabled, isCameraEnabled } = media.localParticipant;
  const lack = { hasSound: on.hasSound && !isMicrophoneEnabled, hasPicture: on.hasPicture && !isCameraEnabled };
  return lack.hasSound || lack.hasPicture ? lack : null;
}

/** Two pages of one person would drive each other out again and again: the one that came first lets it be. */
const TAKEN = '你在另一个页面上台了，声音和画面从那里送出；课件、讨论、举手在这里照常';

/** Who only watches has another way to: they do not wait for long. */
const SHORT = { peerConnectionTimeout: 8000, websocketTimeout: 8000, maxRetries: 0 } as const;

interface Wish {
  periodId: string;
  /** How much of the pictures is fetched. */
  ladder: Pick<DataLadder, 'step' | 'look'>;
  /** How high the picture is that one sends. */
  lines: number;
  /** Told when there is no way in, or no place; it must stay the same one. Without it one comes back. */
  onShut: (() => void) | undefined;
}

/**
 * Sound and picture of a class. Who sends comes back by themselves when the connection is lost for good, and after a
 * reload, with what was on.
 */
export function useLiveMedia({ periodId, ladder: { step, look }, lines, onShut }: Wish): LiveMedia {
  const [state, setState] = useState(NONE);
  const again = useRef<() => void>(() => undefined);
  const [before] = useState(() => keptSwitches(liveSwitches(periodId)));
  const size = useRef(lines);
  useEffect(() => {
    size.current = lines;
  }, [lines]);
  const send = useCallback(async (media: Room, on: Switches) => {
    const refused = await sendAgain(media, on, UNAFFECTED, cameraSize(size.current));
    setState((now) =>
      now.media === media ? { ...now, trouble: refused, heldBack: lackOf(media, refused ? on : null) } : now,
    );
  }, []);
  useEffect(() => {
    let isGone = false;
    let wasOn = before;
    let entered: Room | undefined;
    const switches = liveSwitches(periodId);
    const tell = (next: Partial<typeof NONE>) =>
      void (
        isGone ||
        setState((now) => {
          const told = { ...now, ...next, version: now.version + 1 };
          return { ...told, heldBack: lackOf(told.media, told.heldBack) };
        })
      );
    const gone = (trouble: string) => {
      entered = undefined;
      tell({ media: null, trouble });
    };
    const join = async (onLost: () => void) => {
      const listenTo = (media: Room) => {
        entered = media;
        for (const event of Object.values(RoomEvent))
          media.on(event, () => void (entered === media && tell({ media })));
        media.on(RoomEvent.Disconnected, (reason) => {
          if (entered !== media || reason !== DisconnectReason.DUPLICATE_IDENTITY) return;
          gone(TAKEN);
          tell({ isTaken: true });
        });
        // also by a host: whoever was silenced is not heard unasked once they come back
        media.on(RoomEvent.TrackMuted, ({ source }, participant) => {
          if (participant === media.localParticipant && source === Track.Source.Microphone)
            keepSwitches(switches, { hasSound: false });
        });
      };
      const media = await enterMedia(
        { roomKind: RoomKind.live, roomId: periodId, ...(onShut && { isWatching: 1 as const }) },
        { isWanted: () => !isGone, onRoom: listenTo, onTrouble: (trouble) => tell({ trouble }), onLost },
        onShut && SHORT,
      );
      if (!media || isGone) return;
      tell({ media, trouble: '' });
      if (onShut) return;
      const on = wasOn ?? keptSwitches(switches);
      wasOn = null;
      if (!on) return;
      keepSwitches(switches, on);
      await send(media, on);
    };
    const staying = {
      join,
      onLost: () => {
        if (onShut) onShut();
        else gone(MEDIA_LOST);
        return !onShut;
      },
      onFailed: (error: unknown) => {
        const isRefused = error instanceof CallError && !isFull(error);
        if (onShut && !isRefused) {
          onShut();
          return false;
        }
        gone(whyNotIn(error, `连不上音视频服务，${UNAFFECTED}不受影响`));
        return mayComeBack(error);
      },
    };
    let stop = stayJoined(staying);
    again.current = () => {
      stop();
      tell({ trouble: '', isTaken: false });
      stop = stayJoined(staying);
    };
    return () => {
      isGone = true;
      stop();
      void entered?.disconnect();
      // a reload does not come here: one left the room, or the stage
      if (!onShut) forgetSwitches(switches);
    };
  }, [periodId, onShut, before, send]);
  const { media, heldBack } = state;
  useEffect(() => (media ? fetchBy(media, step) : undefined), [media, step]);
  useEffect(() => {
    if (!media) return undefined;
    const timer = setInterval(() => look(isPoor(media)), LOOK_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [media, look]);
  return {
    ...state,
    takeBack: () => again.current(),
    restore: () => void (media && heldBack && send(media, heldBack)),
  };
}

import type { Room } from 'livekit-client';
import { RoomEvent, Track } from 'livekit-client';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { enterMedia } from '../../../shared/rtc/enterMedia.ts';
import { keptSwitches } from '../../../shared/rtc/keptSwitches.ts';
import { isFull, mayComeBack, MEDIA_LOST, whyNotIn } from '../../../shared/rtc/mediaWords.ts';
import { sendAgain } from '../../../shared/rtc/sendAgain.ts';
import { stayJoined } from '../../../shared/rtc/stayJoined.ts';
import { cameraSize, liveSwitches } from './liveSwitches.ts';
import { UNAFFECTED } from './LiveDevices.tsx';

export interface LiveMedia {
  media: Room | null;
  /** Grows with every change in the room. */
  version: number;
  trouble: string;
}

/** Who only watches has another way to: they do not wait for long. */
const SHORT = { peerConnectionTimeout: 8000, websocketTimeout: 8000, maxRetries: 0 } as const;

interface Wish {
  periodId: string;
  /** No picture is fetched, only sound. */
  isSparing: boolean;
  /** How high the picture is that one sends. */
  lines: number;
  /** Told when there is no way in, or no place; it must stay the same one. Without it one comes back. */
  onShut: (() => void) | undefined;
}

/** Sound and picture of a class. Who sends comes back by themselves when the connection is lost for good, with what was on. */
export function useLiveMedia({ periodId, isSparing, lines, onShut }: Wish): LiveMedia {
  const [state, setState] = useState<LiveMedia>({ media: null, version: 0, trouble: '' });
  const size = useRef(lines);
  useEffect(() => {
    size.current = lines;
  }, [lines]);
  useEffect(() => {
    let [isGone, wasIn] = [false, false];
    let entered: Room | undefined;
    const tell = (next: Partial<LiveMedia>) =>
      void (isGone || setState((before) => ({ ...before, ...next, version: before.version + 1 })));
    const gone = (trouble: string) => {
      entered = undefined;
      tell({ media: null, trouble });
    };
    const join = async (onLost: () => void) => {
      const listenTo = (media: Room) => {
        entered = media;
        for (const event of Object.values(RoomEvent))
          media.on(event, () => void (entered === media && tell({ media })));
      };
      const media = await enterMedia(
        { roomKind: RoomKind.live, roomId: periodId },
        { isWanted: () => !isGone, onRoom: listenTo, onTrouble: (trouble) => tell({ trouble }), onLost },
        onShut && SHORT,
      );
      if (!media || isGone) return;
      tell({ media, trouble: '' });
      const on = wasIn ? keptSwitches(liveSwitches(periodId)) : null;
      wasIn = true;
      const refused = on && !onShut ? await sendAgain(media, on, UNAFFECTED, cameraSize(size.current)) : '';
      if (refused && entered === media) tell({ trouble: refused });
    };
    const stop = stayJoined({
      join,
      onLost: () => {
        if (onShut) onShut();
        else gone(MEDIA_LOST);
        return !onShut;
      },
      onFailed: (error) => {
        const isRefused = error instanceof CallError && !isFull(error);
        if (onShut && !isRefused) {
          onShut();
          return false;
        }
        gone(whyNotIn(error, `连不上音视频服务，${UNAFFECTED}不受影响`));
        return mayComeBack(error);
      },
    });
    return () => {
      isGone = true;
      stop();
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

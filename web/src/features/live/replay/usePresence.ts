import { useEffect, useRef } from 'react';
import { save } from '#contract/data/watchLiveLog.ts';
import { LIVE_BEAT_SECONDS } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';
import { playedBetween } from './playedBetween.ts';

/** Tells the ledger how long a replay really played: every few seconds, and when it stops. `second` is where it is. */
export function usePresence(periodId: string, isPlaying: boolean, second: number, speed: number): void {
  const played = useRef(0);
  const last = useRef({ second, at: 0 });
  useEffect(() => {
    const now = { second, at: performance.now() };
    if (isPlaying) played.current += playedBetween(last.current, now, speed);
    last.current = now;
  }, [second, isPlaying, speed]);
  useEffect(() => {
    if (!isPlaying) return;
    const beat = () => {
      const playedSeconds = Math.floor(played.current);
      played.current -= playedSeconds;
      const told = { chapterId: periodId, isReplay: 1 as const, playedSeconds };
      void call(save, told, { isShowErrTip: false }).catch(() => undefined);
    };
    beat();
    const timer = setInterval(beat, LIVE_BEAT_SECONDS * 1000);
    return () => {
      clearInterval(timer);
      beat();
    };
  }, [periodId, isPlaying]);
}

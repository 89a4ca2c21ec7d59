import { useCallback, useEffect, useRef } from 'react';
import { clock } from '#contract/rules/position.ts';
import { GRACE_SECONDS } from '#contract/rules/progress.ts';

interface Rules {
  isDragAllowed: boolean;
  isSpeedAllowed: boolean;
  /** Where dragging is not allowed: nothing after this second may be jumped to. */
  frontier: number;
}

/**
 * Keeps the element within the rules of the course, whatever moves it: our controls, media keys, picture-in-picture.
 * Returns the second nearest to `to` that may be jumped to. The server judges by the same rules.
 */
export function useRules(
  video: HTMLVideoElement | null,
  { isDragAllowed, isSpeedAllowed, frontier }: Rules,
  say: (sentence: string) => void,
): (to: number) => number {
  const limit = useRef(frontier);
  const allowed = useCallback(
    (to: number) => {
      if (isDragAllowed || to <= limit.current + 0.5) return to;
      say(`这门课程不允许跳过没有看过的部分，现在最远到 ${clock(limit.current)}`);
      return limit.current;
    },
    [isDragAllowed, say],
  );

  useEffect(() => {
    if (!video) return;
    const grow = () => {
      const { currentTime, seeking } = video;
      if (!seeking && currentTime - limit.current <= GRACE_SECONDS)
        limit.current = Math.max(limit.current, currentTime);
    };
    const hold = () => {
      const to = allowed(video.currentTime);
      if (to < video.currentTime - 0.5) video.currentTime = to;
    };
    const slow = () => {
      if (isSpeedAllowed || video.playbackRate <= 1) return;
      video.playbackRate = 1;
      say('这门课程不允许倍速播放');
    };
    video.addEventListener('timeupdate', grow);
    video.addEventListener('seeking', hold);
    video.addEventListener('ratechange', slow);
    return () => {
      video.removeEventListener('timeupdate', grow);
      video.removeEventListener('seeking', hold);
      video.removeEventListener('ratechange', slow);
    };
  }, [video, allowed, isSpeedAllowed, say]);
  return allowed;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Playback } from '#contract/course/play.ts';
import { attach } from './attach.ts';
import { playbackOf } from './playbackCache.ts';
import { messageOf } from './useOpening.ts';

export interface Source {
  playback: Playback;
  /** Address that is open: one of `playback`. */
  url: string;
  /** In words, once renewing did not help. */
  failure: string | null;
  choose: (url: string) => void;
  retry: () => void;
}

/** A failure that comes sooner after the last one is not a matter of an address that expired. */
const HOPE_MS = 10_000;

/**
 * Feeds the element: natively where the browser can, else through hls.js. An address that stops working is renewed
 * once by itself; position and playing survive, also when the quality changes.
 */
export function useSource(video: HTMLVideoElement | null, given: Playback, isGuest: boolean, startAt: number): Source {
  const [playback, setPlayback] = useState(given);
  const [url, setUrl] = useState(given.url);
  const [failure, setFailure] = useState<string | null>(null);
  const [resumed, setResumed] = useState({ at: startAt, play: true });
  const failedAt = useRef(0);

  const renew = useCallback(async () => {
    const at = video && video.currentTime > 0 ? video.currentTime : startAt;
    failedAt.current = Date.now();
    try {
      const next = await playbackOf(given.periodId, isGuest, true);
      setFailure(null);
      setResumed({ at, play: true });
      setPlayback(next);
      setUrl(next.url);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }, [video, given.periodId, isGuest, startAt]);

  useEffect(() => {
    if (!video) return;
    const failed = () => {
      if (Date.now() - failedAt.current < HOPE_MS) setFailure('播放中断了，请检查网络后再试');
      else void renew();
    };
    const kind = playback.delivery === 'hls' && url === playback.url ? 'hls' : 'file';
    return attach(video, { url, isPlaylist: kind === 'hls' || url.includes('.m3u8'), ...resumed }, failed);
  }, [video, url, playback, resumed, renew]);

  const choose = useCallback(
    (next: string) => {
      setResumed({ at: video?.currentTime ?? 0, play: video ? !video.paused : true });
      setUrl(next);
    },
    [video],
  );
  return { playback, url, failure, choose, retry: () => void renew() };
}

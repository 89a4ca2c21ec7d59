import { useEffect } from 'react';
import type { Recorder } from '../progress/recorder.ts';

/** Tells the recorder what the element plays. */
export function useWatching(video: HTMLVideoElement | null, recorder: Recorder | null, length: number): void {
  useEffect(() => {
    if (!video || !recorder) return;
    const tell = {
      timeupdate: () => {
        if (!video.paused && !video.seeking) recorder.played(video.currentTime, video.playbackRate);
      },
      playing: () => recorder.played(video.currentTime, video.playbackRate),
      pause: () => {
        if (!video.ended && !video.seeking) recorder.paused(video.currentTime);
      },
      seeking: () => recorder.jumped(video.currentTime),
      ended: () => recorder.ended(length),
    };
    for (const [event, listener] of Object.entries(tell)) video.addEventListener(event, listener);
    recorder.follow(() =>
      video.paused || video.seeking ? null : { at: video.currentTime, speed: video.playbackRate },
    );
    return () => {
      recorder.follow(undefined);
      for (const [event, listener] of Object.entries(tell)) video.removeEventListener(event, listener);
    };
  }, [video, recorder, length]);
}
